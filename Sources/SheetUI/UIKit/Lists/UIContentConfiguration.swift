public import Foundation

/// What a view shows and how it stands.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// The surroundings.
  var traitCollection: UITraitCollection { get set }
}

/// How a cell stands.
public struct UICellConfigurationState: UIConfigurationState {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether the cell can't be used.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell is open.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  /// Whether the cell is pinned.
  public var isPinned = false

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// How a view stands.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether the view can't be used.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is chosen.
  public var isSelected = false

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a view shows.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Creates a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// Returns it as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show another configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view can show another configuration: one of the same kind.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A view whose content is SwiftUI's, and whose size is the content's.
class SketchedView: UIView, MeasuredContent {
  /// What the view shows.
  var face: AnyView { AnyView(EmptyView()) }

  func contentSize(width: CGFloat?) -> CGSize {
    let size = ViewSketch(face, environment).size(ProposedViewSize(width: width, height: nil))
    return CGSize(width: width ?? size.width, height: size.height)
  }
  override var intrinsicContentSize: CGSize {
    let size = ViewSketch(face, environment).size()
    return CGSize(width: Self.noIntrinsicMetric, height: size.height)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(width: size.width > 0 && size.width < 1e6 ? size.width : nil)
  }
  var firstBaseline: CGFloat { bounds.height }
  var lastBaseline: CGFloat { 0 }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    show(
      face.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading), node, inputs)
  }

  func faceDidChange() {
    invalidateIntrinsicContentSize()
    contentDidChange()
  }
}

/// Shows SwiftUI views in a cell.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets = EdgeInsets(
    top: cellMargin, leading: -1, bottom: cellMargin, trailing: -1)
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// The margins of a cell's content above and below, in points.
  private static var cellMargin: CGFloat { 11 }
  /// The height of a cell, in points.
  private static var cellHeight: CGFloat { 44 }

  /// Creates a configuration.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(_ content: Content, _ background: Background) {
    (self.content, self.background) = (content, background)
  }

  /// Shows a view behind.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(self.content, content())
    (copy.insets, copy.least) = (insets, least)
    return copy
  }

  /// Fills what is behind.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, AnyView> {
    background { AnyView(Rectangle().fill(style)) }
  }

  /// Sets the distances of some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = length }
    if edges.contains(.leading) { copy.insets.leading = length }
    if edges.contains(.bottom) { copy.insets.bottom = length }
    if edges.contains(.trailing) { copy.insets.trailing = length }
    return copy
  }

  /// Sets the distances of some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top)
      .margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.trailing), insets.trailing)
  }

  /// Sets the least size, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.least = (width, height)
    return copy
  }

  /// Leaves the least size to the content.
  public func minSize() -> Self { minSize(width: 0, height: 0) }

  /// Creates a view that shows the views.
  public func makeContentView() -> any UIView & UIContentView { ConfiguredView(self) }
  /// Returns the configuration as it is.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration: FacedConfiguration {
  func face(leading: CGFloat, trailing: CGFloat) -> AnyView {
    var insets = insets
    if insets.leading < 0 { insets.leading = leading }
    if insets.trailing < 0 { insets.trailing = trailing }
    return AnyView(
      content
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(insets)
        .frame(minWidth: least.width, minHeight: least.height ?? Self.cellHeight)
        .background { background })
  }
}

/// A configuration that SwiftUI's views draw.
@MainActor
protocol FacedConfiguration: UIContentConfiguration {
  /// The views, with a cell's margins at the sides, in points.
  func face(leading: CGFloat, trailing: CGFloat) -> AnyView
}

/// Shows a configuration that SwiftUI's views draw.
final class ConfiguredView: SketchedView, UIContentView {
  private var shownConfiguration: any FacedConfiguration

  init(_ configuration: any FacedConfiguration) {
    shownConfiguration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  var configuration: any UIContentConfiguration {
    get { shownConfiguration }
    set {
      guard let new = newValue as? any FacedConfiguration else { return }
      shownConfiguration = new
      faceDidChange()
    }
  }

  override var face: AnyView {
    let content = superview as? CellContent
    let margin = content?.margin ?? 16
    return shownConfiguration.face(leading: margin, trailing: content?.endMargin ?? margin)
  }

  override var boxName: String { "UIContentView" }
}
