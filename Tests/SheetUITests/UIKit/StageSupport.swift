import Foundation
import Raster
import Testing
import UIKit

@testable import SheetUI

/// A pixel's straight bytes, for comparing.
struct RGB: Equatable, CustomStringConvertible {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Whether no component differs by more than one: a group's own pixels are rounded before it
  /// fades.
  func isNear(_ other: RGB) -> Bool {
    abs(Int(red) - Int(other.red)) <= 1 && abs(Int(green) - Int(other.green)) <= 1
      && abs(Int(blue) - Int(other.blue)) <= 1
  }

  var description: String { "(\(red), \(green), \(blue))" }
}

extension Bitmap {
  /// The pixel at a point, in points at `scale` pixels a point.
  func color(_ x: Double, _ y: Double, scale: Double = 1) -> RGB {
    let pixel = self[Int(x * scale), Int(y * scale)]
    return RGB(pixel.rgba.x, pixel.rgba.y, pixel.rgba.z)
  }

  /// Writes the picture beside the tests' other output, to be looked at.
  func save(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["SHEETSHOT_PICTURES"] else { return }
    let bytes = try PNGEncoder.encode(self)
    try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
  }
}

extension Stage {
  /// Sets up a stage of a size without insets, one pixel a point.
  static func plain(
    _ width: CGFloat, _ height: CGFloat, idiom: Device.Idiom = .pad,
    root: UIViewController
  ) throws -> Stage {
    let device = Device(
      id: "plain", idiom: idiom, scale: 1,
      portrait: Device.Screen(size: CGSize(width: width, height: height)))
    return try Stage(device, rootViewController: root)
  }

  /// The frame at the end of the first line of the layout tree that contains a text.
  func frame(of text: String, at instant: Double? = nil) throws -> CGRect? {
    let line = try layoutTree(at: instant).split(separator: "\n").first { $0.contains(text) }
    guard let line, let open = line.firstIndex(of: "("), let close = line.firstIndex(of: ")")
    else { return nil }
    let numbers = line[line.index(after: open)..<close].split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A controller whose view has one color.
final class ColorController: UIViewController {
  let color: UIColor
  var calls: [String] = []

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    calls.append("load")
  }

  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}
