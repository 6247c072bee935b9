import Foundation
import SheetUI
import Snapshots

/// `sheetshot devices`: the device table.
enum DevicesCommand: Command {
  static let description = CommandDescription(
    name: "devices", summary: "List the known devices.", operands: "", operandCount: 0...0,
    options: [Option(flag: "json", help: "Print all facts as JSON.")],
    details: ["Sizes and insets are in points; insets are those of the upright device."])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    if arguments.has("json") {
      let devices = JSONValue.array(Device.all.map(json))
      let aliases = JSONValue.object(Device.aliases.map { ($0.alias, .string($0.id)) })
      let value: JSONValue = ["devices": devices, "aliases": aliases]
      console.print(JSONWriter.text(value, layout: .indented))
      return .done
    }
    for device in Device.all { console.print(line(device)) }
    for (alias, id) in Device.aliases { console.print("\(padded(alias, 18))= \(id)") }
    return .done
  }

  private static func line(_ device: Device) -> String {
    let screen = device.portrait
    let size = "\(text(screen.size.width))×\(text(screen.size.height))"
    let insets = "top \(text(screen.safeArea.top)), bottom \(text(screen.safeArea.bottom))"
    return padded(device.id, 18) + padded(size, 11) + "@\(text(device.scale))x  "
      + padded(insets, 19) + device.name
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func text(_ number: CGFloat) -> String {
    JSONWriter.text(.number(Double(number)))
  }

  private static func json(_ device: Device) -> JSONValue {
    [
      "id": .string(device.id),
      "name": .string(device.name),
      "idiom": .string(device.idiom.rawValue),
      "scale": .number(Double(device.scale)),
      "cornerRadius": .number(Double(device.cornerRadius)),
      "portrait": json(device.portrait),
      "landscape": json(device.landscape),
    ]
  }

  private static func json(_ screen: Device.Screen) -> JSONValue {
    let insets = screen.safeArea
    return [
      "size": .array([screen.size.width, screen.size.height].map { .number(Double($0)) }),
      "safeArea": [
        "top": .number(Double(insets.top)), "leading": .number(Double(insets.leading)),
        "bottom": .number(Double(insets.bottom)), "trailing": .number(Double(insets.trailing)),
      ],
      "sizeClasses": [
        screen.horizontalSizeClass == .compact ? "compact" : "regular",
        screen.verticalSizeClass == .compact ? "compact" : "regular",
      ],
      "layoutMargin": .number(Double(screen.layoutMargin)),
      "keyboardHeight": .number(Double(screen.keyboardHeight)),
    ]
  }
}
