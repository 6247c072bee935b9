public import CoreLocation
public import SheetUI

/// A balloon over a place, with a title below.
public struct Marker<Label: View>: _BuiltInMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let title: AnyView
  private let glyph: AnyView

  private init(_ title: some View, _ glyph: some View, _ coordinate: CLLocationCoordinate2D) {
    (self.title, self.glyph, self.coordinate) = (AnyView(title), AnyView(glyph), coordinate)
  }

  /// Creates a balloon with a label, whose icon is in the balloon.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(label.labelStyle(.titleOnly), label.labelStyle(.iconOnly), coordinate)
  }

  /// The balloon.
  public func _pieces(_ look: _MapLook) -> [_MapPiece] {
    let view = Balloon(
      title: look.titles == .hidden ? nil : title, glyph: glyph, tint: look.tint ?? .red)
    return [_MapPiece(kind: .view(AnyView(view), at: coordinate, point: .bottom), look: look)]
  }
}

extension Marker where Label == SheetUI.Label<Text, Image> {
  /// Creates a balloon with a title in the language of the user.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), Image(systemName: "mappin"), coordinate)
  }
  /// Creates a balloon with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), Image(systemName: "mappin"), coordinate)
  }
  /// Creates a balloon with a title in the language of the user and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(titleKey), Image(systemName: systemImage), coordinate) }
  /// Creates a balloon with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(title), Image(systemName: systemImage), coordinate) }
  /// Creates a balloon with a title in the language of the user and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), Image(image).resizable().scaledToFit(), coordinate)
  }
  /// Creates a balloon with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), Image(image).resizable().scaledToFit(), coordinate)
  }
  /// Creates a balloon over a place, with its name.
  public init(item: MKMapItem) {
    self.init(item.name ?? "", coordinate: item.placemark.coordinate)
  }
}

extension Marker where Label == Text {
  /// Creates a balloon with a title in the language of the user and a few letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(titleKey), monogram.bold(), coordinate) }
  /// Creates a balloon with a title and a few letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(title), monogram.bold(), coordinate) }
}

/// A view over a place, with a title below.
public struct Annotation<Label: View, Content: View>: _BuiltInMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label

  /// Creates a view over a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.coordinate, self.anchor) = (coordinate, anchor)
    (self.content, self.label) = (content(), label())
  }

  /// The view, with its title below.
  public func _pieces(_ look: _MapLook) -> [_MapPiece] {
    let view = content.overlay(alignment: .bottom) {
      if look.titles != .hidden {
        PlaceName { label }.fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
      }
    }
    return [_MapPiece(kind: .view(AnyView(view), at: coordinate, point: anchor), look: look)]
  }
}

extension Annotation where Label == Text {
  /// Creates a view over a place, with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }
  /// Creates a view over a place, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// Where the user is: nowhere, so that nothing is drawn.
public struct UserAnnotation: _BuiltInMapContent {
  /// Creates it.
  public init() {}
  /// Creates it with the app's own view, which isn't drawn.
  public init<Content: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}

  /// Nothing.
  public func _pieces(_ look: _MapLook) -> [_MapPiece] { [] }
}

/// The name of a place: small letters that stand out from any map.
struct PlaceName<Label: View>: View {
  @ViewBuilder let label: Label

  var body: some View {
    label
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(Color.primary)
      .shadow(color: Color(.systemBackground), radius: 1)
      .shadow(color: Color(.systemBackground), radius: 1)
  }
}

/// A balloon of 30 points that points down at a place, with a title below.
struct Balloon: View {
  let title: AnyView?
  let glyph: AnyView
  let tint: Color

  var body: some View {
    VStack(spacing: -1) {
      Circle().fill(tint)
        .overlay { Circle().strokeBorder(Color.white.opacity(0.9), lineWidth: 1) }
        .overlay { glyph.font(.system(size: 15)).foregroundStyle(Color.white) }
        .frame(width: 30, height: 30)
      Tip().fill(tint).frame(width: 10, height: 6)
    }
    .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
    .overlay(alignment: .bottom) {
      if let title {
        PlaceName { title }.fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
      }
    }
  }
}

/// A triangle with its tip at the bottom.
private struct Tip: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.midX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}
