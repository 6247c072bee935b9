package import SwiftSyntax
private import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `#Preview`: a type that makes the preview and that is found among the program's types.
package enum PreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let arguments = node.arguments.map { $0.rewritingBody().trimmedDescription }
    let closures =
      [node.trailingClosure.map { " " + $0.liftingPreviewables().trimmedDescription }]
      + node.additionalTrailingClosures.map { " " + $0.trimmedDescription }
    let call =
      "SheetUI.Preview(\(arguments.joined(separator: " ")))"
      + closures.compactMap(\.self).joined()
    return [
      """
      struct \(context.makeUniqueName("PreviewRegistry")): SheetUI.PreviewRegistry {
        static var fileID: Swift.String { \(place?.file ?? "\"\"") }
        static var line: Swift.Int { \(place?.line ?? "0") }
        static var column: Swift.Int { \(place?.column ?? "0") }
        @_Concurrency.MainActor static func makePreview() throws -> SheetUI.Preview {
          \(raw: call)
        }
      }
      """
    ]
  }
}

/// `@Previewable`: a mark that `#Preview` acts on; by itself it declares nothing.
package enum PreviewableMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

extension LabeledExprSyntax {
  /// The argument, its previewable declarations lifted if it is the body as a closure.
  fileprivate func rewritingBody() -> LabeledExprSyntax {
    guard label?.text == "body", let closure = expression.as(ClosureExprSyntax.self) else {
      return self
    }
    return with(\.expression, ExprSyntax(closure.liftingPreviewables()))
  }
}
