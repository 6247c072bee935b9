import Foundation

/// Pages of which one is shown, chosen by a bar at the bottom or by swiping.
///
/// A tab that was never chosen has no views yet.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<AnyHashable>?
  private let content: Content

  @State private var handle = TabHandle()
  @Environment(\.tabViewLook) private var look

  /// Creates tabs of which the one whose tag is selected is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { $0.erased }
    self.content = content()
  }

  /// Creates tabs.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates tabs of which the one whose value is selected is shown.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection.erased
    self.content = TabContentBuilder<SelectionValue>.Content(content())
  }

  /// Creates tabs.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content())
  }

  /// The page that is shown, and the bar or the dots.
  public var body: some View {
    if look.isPaged {
      container.gesture(
        DragGesture().onEnded { handle.swipe($0.predictedEndTranslation.width) })
    } else {
      container
    }
  }

  private var container: some View {
    TabContainer(content: content, selection: selection, handle: handle, look: look)
  }
}

extension Binding where Value: Hashable {
  /// The binding to the value without its type.
  fileprivate var erased: Binding<AnyHashable> {
    Binding<AnyHashable>(
      get: { AnyHashable(wrappedValue) },
      set: { if let new = $0.base as? Value { wrappedValue = new } })
  }
}

/// Turns the pages of a tab view on behalf of gestures.
///
/// A class, because the gesture and the node share it.
@MainActor
final class TabHandle {
  var turn: (Int) -> Void = { _ in }
  var isRightToLeft = false

  nonisolated init() {}

  /// How far a finger would go on to turn a page, in points.
  private static let threshold: CGFloat = 100

  func swipe(_ width: CGFloat) {
    guard abs(width) > Self.threshold else { return }
    turn((width < 0) == isRightToLeft ? -1 : 1)
  }
}

/// How a tab view shows its tabs.
struct TabViewLook: Equatable {
  /// Whether the pages lie side by side without a bar.
  var isPaged = false
  /// Whether dots tell the page.
  var dots = Visibility.automatic
  /// Whether the dots have a background.
  var dotsBackground = Visibility.hidden
}

private enum TabViewLookKey: EnvironmentKey {
  static var defaultValue: TabViewLook { TabViewLook() }
}

extension EnvironmentValues {
  /// How tab views show their tabs.
  var tabViewLook: TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

/// The tabs of a tab view.
nonisolated struct TabContainer<Content: View>: _BuiltInView {
  let content: Content
  let selection: Binding<AnyHashable>?
  let handle: TabHandle
  let look: TabViewLook

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    TabNode(view, inputs)
  }
}
