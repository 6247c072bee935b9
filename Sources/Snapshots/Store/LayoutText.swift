/// The layout tree of a snapshot as text, which is printed when somebody asks for it: an unchanged
/// picture needs none.
package struct LayoutText: Sendable {
  private let print: @Sendable () -> String?

  /// Creates a tree that is printed when it is needed.
  package init(_ print: @escaping @Sendable () -> String?) { self.print = print }

  /// Creates a tree that is there, or none.
  package init(_ text: String?) { print = { text } }

  /// The text; nil for what has no tree.
  package var text: String? { print() }
}
