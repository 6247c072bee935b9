/// What goes into toolbars: items, groups of items, and what is made of them.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content that this one is made of.
  associatedtype Body: ToolbarContent

  /// The content that this one is made of.
  @ToolbarContentBuilder var body: Body { get }

  /// Adds the items, in order.
  func _collect(into items: inout _ToolbarItems)
}

extension ToolbarContent {
  /// Adds the items of the body.
  @MainActor public func _collect(into items: inout _ToolbarItems) {
    let content = items.connected(self)
    content.body._collect(into: &items)
  }
}

/// Toolbar content that the user may rearrange; here it stays as it is declared.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Toolbar content without a body.
@MainActor @preconcurrency
public protocol _BuiltInToolbarContent: ToolbarContent where Body == Never {}

extension _BuiltInToolbarContent {
  /// Not to be called: built-in content adds its items itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }
}

/// The items of a toolbar, as they are collected.
@MainActor
public struct _ToolbarItems {
  /// One item or group.
  struct Item {
    /// The place in the content's structure, which is the item's identity.
    let key: [Int]
    let placement: ToolbarItemPlacement
    let content: AnyView
  }

  private(set) var items: [Item] = []
  /// The rows of the menu that the title opens; nil where it opens none.
  var titleMenu: AnyView?
  private var path: [Int] = []
  private let node: _ViewNode
  private var storages: [PropertyStorage]
  private var nextStorage = 0

  init(node: _ViewNode, storages: [PropertyStorage]) {
    self.node = node
    self.storages = storages
  }

  /// The persistent storage of the content's dynamic properties, in order.
  var propertyStorages: [PropertyStorage] { storages }

  /// Adds an item.
  mutating func add(_ placement: ToolbarItemPlacement, _ content: some View) {
    // One piece of content may add several.
    let earlier = items.reversed().prefix { $0.key.starts(with: path) }.count
    items.append(Item(key: path + [earlier], placement: placement, content: AnyView(content)))
  }

  /// Collects something at a place in the structure.
  mutating func within(_ index: Int, _ content: any ToolbarContent) {
    path.append(index)
    content._collect(into: &self)
    path.removeLast()
  }

  /// Returns content whose dynamic properties are connected.
  mutating func connected<Content>(_ content: Content) -> Content {
    var copy = content
    if nextStorage == storages.count { storages.append(PropertyStorage()) }
    storages[nextStorage].attach(to: &copy, node: node)
    nextStorage += 1
    return copy
  }
}

/// Several pieces of toolbar content in a row.
nonisolated public struct _TupleToolbarContent: CustomizableToolbarContent, _BuiltInToolbarContent {
  let elements: [any ToolbarContent]

  init(_ elements: [any ToolbarContent]) { self.elements = elements }

  /// Adds the items of each.
  @MainActor public func _collect(into items: inout _ToolbarItems) {
    for (index, element) in elements.enumerated() { items.within(index, element) }
  }
}

/// One of two pieces of toolbar content.
nonisolated public struct _ConditionalToolbarContent<First, Second> {
  let isFirst: Bool
  let content: any ToolbarContent

  init(isFirst: Bool, _ content: any ToolbarContent) {
    self.isFirst = isFirst
    self.content = content
  }
}

extension _ConditionalToolbarContent: ToolbarContent, _BuiltInToolbarContent,
  CustomizableToolbarContent
{
  /// Adds the items of the one that is chosen.
  @MainActor public func _collect(into items: inout _ToolbarItems) {
    items.within(isFirst ? 0 : 1, content)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Optional: _BuiltInToolbarContent where Wrapped: ToolbarContent {
  /// Adds the items, where there are any.
  @MainActor public func _collect(into items: inout _ToolbarItems) {
    if let content = self { items.within(0, content) }
  }
}

/// No toolbar content.
nonisolated public struct EmptyToolbarContent: CustomizableToolbarContent, _BuiltInToolbarContent {
  /// Creates nothing.
  public init() {}

  /// Adds nothing.
  @MainActor public func _collect(into items: inout _ToolbarItems) {}
}

/// Collects the pieces of toolbar content that a closure lists.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Passes an expression on.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds nothing from an empty closure.
  public static func buildBlock() -> EmptyToolbarContent { EmptyToolbarContent() }

  /// Passes a single piece on.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines several pieces.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent {
    var elements: [any ToolbarContent] = []
    repeat elements.append(each content)
    return _TupleToolbarContent(elements)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(isFirst: true, first)
  }

  /// Builds the second branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(isFirst: false, second)
  }

  /// Builds content that is available only on some systems.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _TupleToolbarContent {
    _TupleToolbarContent([content])
  }
}
