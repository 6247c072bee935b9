/// What a picture's file says about itself, so that unchanged pixels needn't be decoded: a hash of
/// what was encoded, and a hash of all of the file's bytes before it.
///
/// The seal is a text chunk right before the file's end. To check it is to make it again and to
/// compare bytes: a file that was edited, that another version wrote or that has no seal doesn't
/// fit, and has to be decoded.
public struct FileSeal: Equatable, Sendable {
  /// The hash of what the file was made of.
  public var content: UInt64
  /// The version of the library that encodes.
  public var version: String

  /// Creates a seal.
  public init(content: UInt64, version: String) {
    self.content = content
    self.version = version
  }

  /// Returns a PNG file with the seal.
  ///
  /// - Throws: `CodecError` if the version holds a zero byte.
  public func sealed(_ file: [UInt8]) throws(CodecError) -> [UInt8] {
    let end = PNGWriter.endChunk
    guard file.suffix(end.count).elementsEqual(end) else { return file }
    let body = Array(file.dropLast(end.count))
    return body + (try suffix(Self.hash(body[...])))
  }

  /// Returns whether a file has this seal and hasn't been changed since.
  public func fits(_ file: [UInt8]) -> Bool {
    guard let length = try? suffix(0).count, length < file.count else { return false }
    let body = file.dropLast(length)
    guard let suffix = try? suffix(Self.hash(body)) else { return false }
    return file.suffix(length).elementsEqual(suffix)
  }

  /// The seal's chunk and the file's end; always of one length for one version.
  private func suffix(_ file: UInt64) throws(CodecError) -> [UInt8] {
    let text =
      #"{"content":"\#(Self.digits(content))","file":"\#(Self.digits(file))","#
      + #""version":"\#(version)"}"#
    var bytes: [UInt8] = []
    PNGWriter.append(try PNGText.chunk(text), to: &bytes)
    return bytes + PNGWriter.endChunk
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { XXHash64.hash($0) }
  }

  /// Sixteen hexadecimal digits.
  private static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
