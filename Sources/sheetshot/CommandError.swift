import Raster
import Snapshots

/// Why a command can't do what it was asked; the words are made in `CommandError+Message.swift`.
enum CommandError: Error, Equatable {
  /// No command has this name.
  case unknownCommand(found: String, nearest: String?)
  /// The command doesn't know this option.
  case unknownOption(found: String, nearest: String?)
  /// An option stands twice.
  case repeatedOption(String)
  /// An option lacks its value.
  case missingValue(option: String)
  /// An option without a value got one.
  case unexpectedValue(option: String, found: String)
  /// The value of an option can't be used.
  case badValue(option: String, found: String, allowed: String)
  /// An option that the command can't do without is absent.
  case missingOption(option: String, command: String)
  /// Options that exclude each other.
  case conflict(String, String)
  /// Fewer operands than needed.
  case missingOperand(command: String, usage: String)
  /// More operands than allowed.
  case extraOperand(command: String, found: String)
  /// An operand that can't be used.
  case badOperand(found: String, allowed: String)
  /// No device has this identifier.
  case unknownDevice(found: String, nearest: String?)
  /// A scene can't be used.
  case scene(SceneError)
  /// A file can't be read or written.
  case file(FileError)
  /// A picture can't be read.
  case image(ImageFileError)
  /// A picture can't be written.
  case picture(CodecError, path: String)
  /// More frames than allowed.
  case tooManyFrames(found: Int, allowed: Int)
  /// More pixels than allowed.
  case tooManyPixels(found: Int, allowed: Int)
  /// The results of a run can't be used.
  case results(ResultsError)
  /// A variable of the surroundings, or what stands in its place, can't be used.
  case environment(String)
  /// Another program can't be run, or failed.
  case tool(words: String, reason: String)
  /// The package has no such library product.
  case unknownProduct(found: String, known: [String])
  /// The product has no previews.
  case noPreviews(product: String)
  /// Two outputs would be one file.
  case sameOutput(path: String)
}
