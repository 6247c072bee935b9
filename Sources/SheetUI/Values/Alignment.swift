public import Foundation

/// What an alignment guide is called and where it lies by default.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's place in a view that sets none itself, in points from its leading or
  /// top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide's identity: its type and its axis.
struct AlignmentKey: Hashable, Sendable {
  /// The guide's type.
  let id: any AlignmentID.Type
  /// The axis that the guide's values lie on.
  let axis: Axis
  /// Where the guide lies by default, if it is one of the system's.
  private let place: Place?

  /// The places of the system's guides.
  enum Place: Sendable {
    case start
    case middle
    case end
    case firstTextBaseline
    case lastTextBaseline
  }

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    place =
      axis == .horizontal ? HorizontalAlignment.place(of: id) : VerticalAlignment.place(of: id)
  }

  /// Whether text sets the guide by itself.
  var isTextBaseline: Bool { isFirstTextBaseline || isLastTextBaseline }
  /// Whether the guide is the first line's baseline.
  var isFirstTextBaseline: Bool { place == .firstTextBaseline }
  /// Whether the guide is the last line's baseline.
  var isLastTextBaseline: Bool { place == .lastTextBaseline }

  /// Where one of the system's guides lies by default in a box of a size; nil for any other guide.
  func systemValue(in size: CGSize) -> CGFloat? {
    let length = axis == .horizontal ? size.width : size.height
    switch place {
    case .start: return 0
    case .middle: return length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: return length
    case nil: return nil
    }
  }

  /// Where the guide lies by default in a box of a size without guides of its own.
  func value(in size: CGSize) -> CGFloat {
    systemValue(in: size) ?? id.defaultValue(in: ViewDimensions(size: size))
  }

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.axis == b.axis && ObjectIdentifier(a.id) == ObjectIdentifier(b.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The guide's identity.
  let key: AlignmentKey

  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The edge where reading starts.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where a list's separator starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where a list's separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The place of one of the system's guides.
  fileprivate static func place(of id: any AlignmentID.Type) -> AlignmentKey.Place? {
    if id == Leading.self || id == SeparatorLeading.self { return .start }
    if id == Center.self { return .middle }
    return id == Trailing.self || id == SeparatorTrailing.self ? .end : nil
  }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  /// The guide's identity.
  let key: AlignmentKey

  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The upper edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The first line's baseline; the lower edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The last line's baseline; the lower edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The place of one of the system's guides.
  fileprivate static func place(of id: any AlignmentID.Type) -> AlignmentKey.Place? {
    if id == Top.self { return .start }
    if id == Center.self { return .middle }
    if id == Bottom.self { return .end }
    if id == FirstTextBaseline.self { return .firstTextBaseline }
    return id == LastTextBaseline.self ? .lastTextBaseline : nil
  }
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline, where reading starts.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline, where reading starts.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline, where reading ends.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline, where reading ends.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
