public import CoreLocation
public import SheetUI

/// What is on a map: markers, views and lines, and what is made of them.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the content that this one is made of.
  associatedtype Body: MapContent

  /// The content that this one is made of.
  @MapContentBuilder var body: Body { get }

  /// What is drawn of it.
  func _pieces(_ look: _MapLook) -> [_MapPiece]
}

extension MapContent {
  /// What is drawn of the body.
  public func _pieces(_ look: _MapLook) -> [_MapPiece] { body._pieces(look) }
}

extension Never: MapContent {}

/// Map content without a body.
@MainActor @preconcurrency
public protocol _BuiltInMapContent: MapContent where Body == Never {}

extension _BuiltInMapContent {
  /// Not to be called: built-in content is drawn by the map itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }
}

/// What modifiers around some content say.
public struct _MapLook {
  var tag: AnyHashable?
  var tint: Color?
  var stroke: (style: AnyShapeStyle, lines: StrokeStyle)?
  var fill: AnyShapeStyle?
  var titles = Visibility.automatic
}

/// Something to draw on a map.
public struct _MapPiece {
  enum Kind {
    /// A view whose point lies on a place.
    case view(AnyView, at: CLLocationCoordinate2D, point: UnitPoint)
    /// A line through places.
    case line([CLLocationCoordinate2D])
    /// A surface between places.
    case area([CLLocationCoordinate2D])
  }

  let kind: Kind
  let look: _MapLook

  /// The places that have to be seen.
  var places: [CLLocationCoordinate2D] {
    switch kind {
    case .view(_, let place, _): [place]
    case .line(let places), .area(let places): places
    }
  }
}

/// Nothing on a map.
public struct EmptyMapContent: _BuiltInMapContent {
  /// Creates nothing.
  nonisolated public init() {}
  /// Nothing.
  public func _pieces(_ look: _MapLook) -> [_MapPiece] { [] }
}

/// Content of a map whose kind is forgotten.
public struct _AnyMapContent: _BuiltInMapContent {
  let pieces: @MainActor (_MapLook) -> [_MapPiece]

  /// What is drawn.
  public func _pieces(_ look: _MapLook) -> [_MapPiece] { pieces(look) }
}

extension Optional: MapContent where Wrapped: MapContent {}

extension Optional: _BuiltInMapContent where Wrapped: MapContent {
  /// What is drawn, where there is anything.
  @MainActor public func _pieces(_ look: _MapLook) -> [_MapPiece] { map { $0._pieces(look) } ?? [] }
}

extension Group: MapContent where Content: MapContent {}

extension Group: _BuiltInMapContent where Content: MapContent {
  /// Groups content of a map.
  public init(@MapContentBuilder content: () -> Content) { self.init(grouping: content()) }
  /// What is drawn of the content.
  @MainActor public func _pieces(_ look: _MapLook) -> [_MapPiece] { content._pieces(look) }
}

extension ForEach: MapContent where Content: MapContent {}

extension ForEach: _BuiltInMapContent where Content: MapContent {
  /// What is drawn of the elements.
  @MainActor public func _pieces(_ look: _MapLook) -> [_MapPiece] {
    data.flatMap { element in
      var own = look
      own.tag = look.tag ?? AnyHashable(id(element))
      return content(element)._pieces(own)
    }
  }
}

extension ForEach where Content: MapContent {
  /// Creates content for elements that know their identity.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates content for elements whose identity lies at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  /// Creates content for the numbers of a range.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// Collects what a closure puts on a map.
@resultBuilder
public enum MapContentBuilder {
  /// Passes an expression on.
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  /// Nothing.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// Passes a single piece on.
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  /// Combines several pieces.
  @MainActor @preconcurrency
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _AnyMapContent {
    var makers: [@MainActor (_MapLook) -> [_MapPiece]] = []
    repeat makers.append(maker(each content))
    let all = makers
    return _AnyMapContent { look in all.flatMap { $0(look) } }
  }
  /// What is there only if a condition holds.
  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
  /// The first of two.
  @MainActor @preconcurrency
  public static func buildEither<C: MapContent>(first: C) -> _AnyMapContent {
    _AnyMapContent(pieces: maker(first))
  }
  /// The second of two.
  @MainActor @preconcurrency
  public static func buildEither<C: MapContent>(second: C) -> _AnyMapContent {
    _AnyMapContent(pieces: maker(second))
  }
  /// What is there only in newer systems.
  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> C { content }

  private static func maker<C: MapContent>(
    _ content: C
  ) -> @MainActor (_MapLook) -> [_MapPiece] {
    // Content is read on the main actor only.
    nonisolated(unsafe) let content = content
    return { content._pieces($0) }
  }
}

extension MapContent {
  private func changing(_ change: @escaping @MainActor (inout _MapLook) -> Void) -> _AnyMapContent {
    _AnyMapContent { look in
      var own = look
      change(&own)
      return _pieces(own)
    }
  }

  /// Names the content for a selection.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    // A tag only says which value it stands for.
    nonisolated(unsafe) let tag = tag
    return changing { $0.tag = AnyHashable(tag) }
  }
  /// Says the color of markers.
  public func tint(_ tint: Color?) -> some MapContent { changing { $0.tint = $0.tint ?? tint } }
  /// Says the color of markers; only plain colors are drawn.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    let color = tint as? Color
    return changing { $0.tint = $0.tint ?? color }
  }
  /// Fills surfaces.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    let style = AnyShapeStyle(style)
    return changing { $0.fill = $0.fill ?? style }
  }
  /// Draws lines, and the edges of surfaces.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws lines, and the edges of surfaces.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    let stroke = (AnyShapeStyle(content), style)
    return changing { $0.stroke = $0.stroke ?? stroke }
  }
  /// Draws lines, and the edges of surfaces, in the tint.
  public func stroke(lineWidth: CGFloat) -> some MapContent {
    stroke(.tint, lineWidth: lineWidth)
  }
  /// Says whether titles are shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changing { $0.titles = visibility }
  }
  /// Says whether second titles are shown, which never are.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Says over what surfaces and lines lie; nothing of the system's map is drawn.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// Over what surfaces and lines lie.
public enum MKOverlayLevel: Int, Sendable {
  /// Roads.
  case aboveRoads = 0
  /// Names.
  case aboveLabels = 1
}
