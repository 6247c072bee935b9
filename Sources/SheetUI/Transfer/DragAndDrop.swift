public import Foundation

/// What happens to what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, by the user.
  case cancel
  /// Nothing, as it isn't wanted here.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
  /// It is taken away.
  case delete
  /// It is linked to.
  case alias

  /// Several operations.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Copying.
    public static let copy = Set(rawValue: 1)
    /// Moving.
    public static let move = Set(rawValue: 2)
    /// Taking away.
    public static let delete = Set(rawValue: 4)
    /// Linking.
    public static let alias = Set(rawValue: 8)
  }
}

/// What a target offers to do with what is over it.
public struct DropProposal: Sendable {
  /// What would happen.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }

  /// Creates a proposal for what comes from outside and for what comes from the same app.
  public init(
    withinApplication: DropOperation? = nil, outsideApplication: DropOperation? = nil
  ) { operation = withinApplication ?? outsideApplication ?? .copy }
}

/// What a target knows of what is over it.
public struct DropInfo {
  /// Where the finger is in the target, in points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether something of a kind is over the target.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns whether something of a kind is over the target.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  /// Returns what of a kind is over the target.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  /// Returns what of a kind is over the target.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

/// Decides what is done with what is dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether what is over the target may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Hears that something comes over the target.
  func dropEntered(info: DropInfo)
  /// Hears that something moves over the target.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Hears that something is no longer over the target.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// Nothing is offered in particular.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

// A drag on a stage starts with a finger that is held down, and moves no picture of the dragged.
extension View {
  /// Lets the view be dragged.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier { [DragItem(provider: data())] })
  }

  /// Lets the view be dragged; the preview isn't drawn.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { onDrag(data) }

  /// Lets the view be dragged.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { modifier(DragSourceModifier { [DragItem(value: payload())] }) }

  /// Lets the view be dragged; the preview isn't drawn.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragSourceModifier { [DragItem(value: payload())] }) }

  /// Hands the view's item to others; nobody asks on a stage.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Takes items of kinds that are dropped on the view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Takes items of kinds that are dropped on the view, and the place in the view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    // Drops are handled on the main actor only.
    nonisolated(unsafe) let action = action
    return modifier(
      DropTargetModifier(
        accepts: { item in
          supportedContentTypes.contains {
            item.provider.hasItemConformingToTypeIdentifier($0.identifier)
          }
        }, hover: { _, isOver in isTargeted?.wrappedValue = isOver },
        perform: { action($0.map(\.provider), $1) }))
  }

  /// Takes items of kinds that are dropped on the view, as a delegate decides.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    // Drops are handled on the main actor only.
    nonisolated(unsafe) let delegate = delegate
    func info(_ items: [DragItem], _ place: CGPoint) -> DropInfo {
      DropInfo(location: place, providers: items.map(\.provider))
    }
    return modifier(
      DropTargetModifier(
        accepts: { item in
          supportedContentTypes.contains {
            item.provider.hasItemConformingToTypeIdentifier($0.identifier)
          }
        },
        hover: { drag, isOver in
          let info = info(drag.items, drag.place)
          if isOver { delegate.dropEntered(info: info) } else { delegate.dropExited(info: info) }
        },
        perform: { items, place in
          let info = info(items, place)
          return delegate.validateDrop(info: info) && delegate.performDrop(info: info)
        }))
  }

  /// Takes items of kinds that are dropped on the view.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(exportedAs: $0) }, isTargeted: isTargeted,
      perform: action)
  }

  /// Takes items of kinds that are dropped on the view, and the place in the view.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(exportedAs: $0) }, isTargeted: isTargeted,
      perform: action)
  }

  /// Takes items of kinds that are dropped on the view, as a delegate decides.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, delegate: delegate)
  }

  /// Takes items of a type that are dropped on the view.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    // Drops are handled on the main actor only.
    nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
    return modifier(
      DropTargetModifier(
        accepts: { $0.value(as: T.self) != nil }, hover: { isTargeted($1) },
        perform: { items, place in action(items.compactMap { $0.value(as: T.self) }, place) }))
  }
}

extension DynamicViewContent {
  /// Takes items of a type that are dropped between rows, which nothing is on a stage.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }

  /// Takes items of kinds that are dropped between rows, which nothing is on a stage.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}
