public import Foundation

/// Which points of a self-overlapping outline are inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where the outline winds around a point.
  case winding = 0
  /// Where the outline winds around a point an odd number of times.
  case evenOdd = 1
}

/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside.
  case fill = 0
  /// Its inside, by the odd number of windings.
  case eoFill = 1
  /// The line along it.
  case stroke = 2
  /// Both.
  case fillStroke = 3
  /// Both, the inside by the odd number of windings.
  case eoFillStroke = 4
}

/// How colors combine.
public enum CGBlendMode: Int32, Sendable {
  /// The new one covers the old one.
  case normal = 0
  /// The product.
  case multiply = 1
  /// The product of what is missing to white.
  case screen = 2
  /// Multiplied or screened.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// Brightened.
  case colorDodge = 6
  /// Darkened.
  case colorBurn = 7
  /// Softly lit.
  case softLight = 8
  /// Harshly lit.
  case hardLight = 9
  /// The difference.
  case difference = 10
  /// A softer difference.
  case exclusion = 11
  /// The new hue.
  case hue = 12
  /// The new saturation.
  case saturation = 13
  /// The new color.
  case color = 14
  /// The new luminosity.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// The new one instead of the old one.
  case copy = 17
  /// The new one where the old one is.
  case sourceIn = 18
  /// The new one where the old one isn't.
  case sourceOut = 19
  /// The new one on the old one.
  case sourceAtop = 20
  /// The old one over the new one.
  case destinationOver = 21
  /// The old one where the new one is.
  case destinationIn = 22
  /// The old one where the new one isn't.
  case destinationOut = 23
}

/// How far a gradient reaches beyond its ends; it always does.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors along a line, as Core Graphics has them.
public final class CGGradient {
  let stops: [(location: Double, color: Color)]

  /// Creates a gradient of `CGColor`s; nil for no color.
  public init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    stops = colors.indices.map { index in
      (locations.map { Double($0[index]) } ?? Double(index) / last, colors[index].color)
    }
  }
}

/// An array as Core Foundation has it; Swift's own here, so that `as CFArray` compiles.
public typealias CFArray = [Any]
