/// Pages over each other, of which the last is shown under a bar.
///
/// A push slides the page in from the trailing edge on UIKit's transition spring, and the one below
/// out to the leading edge by three tenths; the bars fade into each other.
public struct NavigationStack<Data, Root: View>: View {
  private let path: NavigationPathAccess?
  private let root: Root

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose pages stand for the values of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = NavigationPathAccess(
      read: { path.wrappedValue.elements },
      write: { values in
        var new = path.wrappedValue
        let common = zip(new.elements, values).prefix { $0 == $1 }.count
        new.keep(common)
        for value in values.dropFirst(common) { new.append(erased: value) }
        path.wrappedValue = new
      })
    self.root = root()
  }

  /// Creates a stack whose pages stand for the elements of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationPathAccess(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }

  /// The pages and the bar.
  public var body: some View { NavigationContainer(root: root, path: path) }
}

/// Reads and writes the values of a navigation path.
struct NavigationPathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

/// The pages over a root view, and their bars.
nonisolated struct NavigationContainer<Root: View>: _BuiltInView {
  let root: Root
  var path: NavigationPathAccess?
  /// What the container's links show their pages in instead; nil for the container itself.
  var detail: NavigationContext?
  /// Where the container is found; nil for a new one.
  var context: NavigationContext?

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    NavigationNode(view, inputs)
  }
}
