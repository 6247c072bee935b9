import Foundation

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: _BuiltInToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  private let identifier: ID

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
    identifier = ()
  }

  /// Creates an item with an identity, so that the user may rearrange it.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
    identifier = id
  }

  /// Creates an item with an identity; all are shown, whatever `showsByDefault` says to a user who
  /// could add them.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.init(id: id, placement: placement, content: content)
  }

  /// Adds the item.
  @MainActor public func _collect(into items: inout _ToolbarItems) { items.add(placement, content) }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The identity.
  public var id: ID { identifier }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items of a toolbar in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: _BuiltInToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group that collapses into a menu of a label where there is no room; there is.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }

  /// Adds the items.
  @MainActor public func _collect(into items: inout _ToolbarItems) { items.add(placement, content) }
}

/// The items of a group that has a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }

  /// The items.
  @MainActor public var body: some View { content }
}

/// The size of a gap in a toolbar.
public struct SpacerSizing: Hashable, Sendable {
  let isFixed: Bool

  /// Takes the room that is left.
  public static let flexible = SpacerSizing(isFixed: false)
  /// As wide as the system has it.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// A gap between items of a toolbar.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent, _BuiltInToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// The width of a fixed gap, in points, in addition to that between items.
  private static let width: CGFloat = 8

  /// Creates a gap.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Adds the gap.
  @MainActor public func _collect(into items: inout _ToolbarItems) {
    if sizing.isFixed {
      items.add(placement, Color.clear.frame(width: Self.width, height: 1))
    } else {
      items.add(placement, Spacer())
    }
  }
}

/// The menu under a bar's title, which has a chevron beside it.
nonisolated public struct ToolbarTitleMenu<Content: View>: _BuiltInToolbarContent,
  CustomizableToolbarContent
{
  private let content: Content

  /// Creates the menu that documents have.
  public init() where Content == EmptyView { content = EmptyView() }

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the chevron beside the title.
  @MainActor public func _collect(into items: inout _ToolbarItems) {
    items.titleMenu = AnyView(content)
  }
}

/// A part of a bar that the system adds by itself, named so that other items stand around it.
///
/// Bars look as in iOS 18, where such a part has a fixed place: it stays there, and appears once.
nonisolated public struct DefaultToolbarItem: CustomizableToolbarContent, _BuiltInToolbarContent {
  /// Creates an item for a part; its fixed place wins over `placement`.
  public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}

  /// Adds nothing: the bar has the part already.
  @MainActor public func _collect(into items: inout _ToolbarItems) {}
}
