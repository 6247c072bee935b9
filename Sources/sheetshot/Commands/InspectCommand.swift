import Raster
import Snapshots

/// `sheetshot inspect`: what a PNG file holds.
enum InspectCommand: Command {
  static let description = CommandDescription(
    name: "inspect", summary: "Tell what a PNG or APNG file holds.", operands: "FILE.png",
    operandCount: 1...1,
    options: [Option(flag: "json", help: "Print the facts as JSON.")],
    details: [
      "The pixel hash is the SHA-256 of the stored samples as straight RGBA, 8 bits each, row by "
        + "row; no gamma or profile is applied."
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    let inspection: PNGInspection
    do throws(ImageFileError) {
      inspection = try ImageFile.decoded(at: arguments.operands[0]) {
        bytes throws(CodecError) in try PNGInspection(bytes)
      }
    } catch {
      throw .image(error)
    }
    if arguments.has("json") {
      console.print(JSONWriter.text(json(inspection)))
    } else {
      for line in lines(inspection) { console.print(line) }
    }
    return .done
  }

  private static func json(_ inspection: PNGInspection) -> JSONValue {
    [
      "width": .integer(inspection.width),
      "height": .integer(inspection.height),
      "colorType": .string(inspection.colorType.name),
      "bitDepth": .integer(inspection.bitDepth),
      "interlaced": .bool(inspection.isInterlaced),
      "chunks": .array(inspection.chunks.map { .string($0) }),
      "frames": .array(inspection.frames.map(json)),
      "loops": inspection.loops.map { .integer($0) } ?? .null,
      "pixelHash": .string(inspection.pixelHash),
      "fingerprint": inspection.fingerprint.map { .string($0) } ?? .null,
    ]
  }

  private static func json(_ frame: PNGInspection.Frame) -> JSONValue {
    [
      "x": .integer(frame.region.minX),
      "y": .integer(frame.region.minY),
      "width": .integer(frame.region.width),
      "height": .integer(frame.region.height),
      "delay": .integers([frame.delay.numerator, frame.delay.denominator]),
      "pixelHash": .string(frame.pixelHash),
    ]
  }

  private static func lines(_ inspection: PNGInspection) -> [String] {
    var lines = [
      "size         \(inspection.width)×\(inspection.height) pixels",
      "stored as    \(inspection.colorType.name), \(inspection.bitDepth) bits"
        + (inspection.isInterlaced ? ", interlaced" : ""),
      "chunks       \(inspection.chunks.joined(separator: " "))",
      "pixel hash   \(inspection.pixelHash)",
    ]
    if let fingerprint = inspection.fingerprint { lines.append("fingerprint  \(fingerprint)") }
    guard let loops = inspection.loops else { return lines }
    lines.append("plays        \(loops == 0 ? "without end" : "\(loops)")")
    for (index, frame) in inspection.frames.enumerated() {
      let region = frame.region
      lines.append(
        "frame \(index)  \(region.width)×\(region.height) at (\(region.minX), \(region.minY)), "
          + "\(frame.delay.numerator)/\(frame.delay.denominator) s, \(frame.pixelHash)")
    }
    return lines
  }
}
