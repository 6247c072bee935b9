package import SwiftSyntax
private import SwiftSyntaxBuilder

extension ClosureExprSyntax {
  /// A closure whose `@Previewable` declarations have become properties of a view, and the other
  /// statements that view's body; the closure itself where it has none.
  package func liftingPreviewables() -> ClosureExprSyntax {
    let properties = statements.compactMap(\.previewable)
    guard !properties.isEmpty else { return self }
    let rest = statements.filter { $0.previewable == nil }
    // Written as text, because the statements keep their own layout.
    let lines = """

      struct __P_Previewable_Transform_Wrapper: SheetUI.View {
      \(properties.map(\.trimmedDescription).joined(separator: "\n"))
      var body: some SheetUI.View {
      \(rest.trimmedDescription)
      }
      }
      return __P_Previewable_Transform_Wrapper()

      """
    return with(\.statements, CodeBlockItemListSyntax("\(raw: lines)"))
  }
}

extension CodeBlockItemSyntax {
  /// The declaration without its `@Previewable`, where it has one.
  fileprivate var previewable: VariableDeclSyntax? {
    guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
    let others = variable.attributes.filter { !$0.isPreviewable }
    guard others.count < variable.attributes.count else { return nil }
    return variable.trimmed.with(\.attributes, others)
  }
}

extension AttributeListSyntax.Element {
  /// Whether this is `@Previewable`, with or without a module's name before it.
  fileprivate var isPreviewable: Bool {
    guard let name = self.as(AttributeSyntax.self)?.attributeName else { return false }
    return name.trimmedDescription.split(separator: ".").last == "Previewable"
  }
}
