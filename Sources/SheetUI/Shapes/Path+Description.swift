import Foundation
import Raster

extension Path: LosslessStringConvertible {
  /// The steps as text: coordinates, then `m`, `l`, `q`, `c` or `h`.
  public var description: String {
    raster.elements.map { element in
      switch element {
      case .move(let p): Self.text([p], "m")
      case .line(let p): Self.text([p], "l")
      case .quad(let c, let p): Self.text([c, p], "q")
      case .cubic(let c, let d, let p): Self.text([c, d, p], "c")
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ points: [Point], _ letter: String) -> String {
    (points.flatMap { [$0.x, $0.y] }.map(number) + [letter]).joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  /// Creates a path from such a text, or nil where it is none.
  public init?(_ string: String) {
    var numbers: [Double] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let isClose = word == "h"
      guard isClose || !raster.isEmpty || word == "m" || word == "re",
        add(String(word), numbers)
      else { return nil }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Adds one step, unless the numbers don't fit its letter.
  private mutating func add(_ letter: String, _ numbers: [Double]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("re", 4):
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}
