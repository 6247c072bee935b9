import Snapshots

extension CommandError {
  /// What is wrong, in words, without the place in a file.
  var message: String {
    switch self {
    case .unknownCommand(let found, let nearest):
      "unknown command “\(found)”" + Self.hint(nearest, otherwise: "see sheetshot --help")
    case .unknownOption(let found, let nearest):
      "unknown option “\(found)”" + Self.hint(nearest, otherwise: "see --help")
    case .repeatedOption(let name): "the option --\(name) stands twice"
    case .missingValue(let option): "the option --\(option) needs a value"
    case .unexpectedValue(let option, let found):
      "the option --\(option) takes no value, found “\(found)”"
    case .badValue(let option, let found, let allowed):
      "the option --\(option) can't be “\(found)”, allowed: \(allowed)"
    case .missingOption(let option, let command): "\(command) needs the option --\(option)"
    case .conflict(let a, let b): "the options --\(a) and --\(b) exclude each other"
    case .missingOperand(let command, let usage): "too few operands for: \(command) \(usage)"
    case .extraOperand(let command, let found): "\(command) can't take “\(found)” as well"
    case .badOperand(let found, let allowed): "can't use “\(found)”: \(allowed)"
    case .unknownDevice(let found, let nearest):
      "unknown device “\(found)”" + Self.hint(nearest, otherwise: "see sheetshot devices")
    case .scene(let error): error.message
    case .file(let error): "can't \(error.action.rawValue) \(error.path): \(error.reason)"
    case .image(let error): "can't use \(error.path): \(error.reason)"
    case .picture(let error, let path): "can't write \(path): \(error.message)"
    case .tooManyFrames(let found, let allowed): "that are \(found) frames, allowed: \(allowed)"
    case .tooManyPixels(let found, let allowed):
      "the picture would have \(found) pixels, allowed: \(allowed)"
    case .results(let error): error.message
    case .environment(let message): message
    case .tool(let words, let reason): "\(words) failed: \(reason)"
    case .unknownProduct(let found, let known):
      "the package has no library product “\(found)”; it has: "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
    case .noPreviews(let product): "there are no previews to take in \(product)"
    case .sameOutput(let path): "two pictures would both be written to \(path)"
    }
  }

  /// The kind as one word for programs.
  var identifier: String {
    switch self {
    case .scene(let error): error.kind.identifier
    case .unknownDevice: "unknown-device"
    case .file: "file"
    case .image: "image"
    case .picture: "picture"
    case .results: "results"
    case .badOperand: "operand"
    case .tool: "tool"
    case .noPreviews, .unknownProduct: "previews"
    case .sameOutput: "output"
    default: "usage"
    }
  }

  /// The file that is at fault, if one is.
  var file: String? {
    switch self {
    case .scene(let error): error.file
    case .file(let error): error.path
    case .image(let error): error.path
    case .picture(_, let path): path
    case .badOperand(let found, _): found
    case .sameOutput(let path): path
    default: nil
    }
  }

  /// The place in the file, if one is known.
  var position: JSONPosition? {
    if case .scene(let error) = self { error.position } else { nil }
  }

  /// The line for standard error: `scene.json:3:5: error: …` or `sheetshot: error: …`.
  var line: String {
    guard case .scene = self, let file else { return "sheetshot: error: \(message)" }
    let place = position.map { "\(file):\($0.line):\($0.column)" } ?? file
    return "\(place): error: \(message)"
  }

  /// The object that `--json` prints on standard output.
  var json: JSONValue {
    let error: JSONValue = [
      "kind": .string(identifier),
      "message": .string(message),
      "file": file.map { .string($0) } ?? .null,
      "line": position.map { .integer($0.line) } ?? .null,
      "column": position.map { .integer($0.column) } ?? .null,
    ]
    return ["error": error]
  }

  private static func hint(_ nearest: String?, otherwise: String) -> String {
    nearest.map { "; did you mean “\($0)”?" } ?? "; \(otherwise)"
  }
}
