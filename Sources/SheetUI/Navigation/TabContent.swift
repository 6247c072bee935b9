/// What a tab view consists of: tabs, sections of tabs, and what is made of them.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that select tabs.
  associatedtype TabValue: Hashable
  /// The type of the content that this one is made of.
  associatedtype Body: TabContent

  /// The content that this one is made of.
  var body: Body { get }

  /// The tabs as views with items.
  var _tabs: AnyView { get }
}

extension TabContent {
  /// The tabs of the body.
  public var _tabs: AnyView { body._tabs }
}

extension Never: TabContent {
  /// No value.
  public typealias TabValue = Never
}

/// Tab content without a body.
@MainActor @preconcurrency
public protocol _BuiltInTabContent: TabContent where Body == Never {}

extension _BuiltInTabContent {
  /// Not to be called: built-in content makes its tabs itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }
}

/// Tabs whose kinds are forgotten.
nonisolated public struct _TabList<TabValue: Hashable>: _BuiltInTabContent {
  let elements: @MainActor () -> [AnyView]

  /// The tabs, in order.
  @MainActor public var _tabs: AnyView {
    let elements = elements()
    return AnyView(TupleView(elements, elements: elements))
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that select tabs.
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: _BuiltInTabContent where Wrapped: TabContent {
  /// The tabs, where there are any.
  @MainActor public var _tabs: AnyView { AnyView(map { $0._tabs }) }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that select tabs.
  public typealias TabValue = Content.TabValue
}

extension ForEach: _BuiltInTabContent where Content: TabContent {
  /// The tabs of the elements.
  @MainActor public var _tabs: AnyView {
    let tabs = data.map { (id: id($0), view: content($0)._tabs) }
    return AnyView(ForEach<[(id: ID, view: AnyView)], ID, AnyView>(tabs, id: \.id) { $0.view })
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for elements that know their identity.
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates tabs for elements whose identity lies at a key path.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// Collects the tabs that a closure lists.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The views of a tab view that is built from tabs.
  public struct Content<C: TabContent>: View {
    private let content: C

    init(_ content: C) { self.content = content }

    /// The tabs.
    public var body: some View { content._tabs }
  }

  /// Passes an expression on.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Passes a single piece on.
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Combines several pieces.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabList<TabValue> {
    var makers: [@MainActor () -> AnyView] = []
    repeat makers.append(maker(each content))
    let all = makers
    return _TabList { all.map { $0() } }
  }

  private static func maker<C: TabContent>(_ content: C) -> @MainActor () -> AnyView {
    // Tabs are made on the main actor only.
    nonisolated(unsafe) let content = content
    return { content._tabs }
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<C: TabContent>(first: C) -> _TabList<TabValue> {
    let maker = maker(first)
    return _TabList { [maker()] }
  }

  /// Builds the second branch of a condition.
  public static func buildEither<C: TabContent>(second: C) -> _TabList<TabValue> {
    let maker = maker(second)
    return _TabList { [maker()] }
  }

  /// Builds content that is available only on some systems.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabList<TabValue> {
    let maker = maker(content)
    return _TabList { [maker()] }
  }
}
