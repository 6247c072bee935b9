import Testing

@testable import SheetUI

private struct SourceKey: TransactionKey {
  static let defaultValue: String? = "unknown"
}

@Suite struct TransactionTests {
  @Test("custom values travel with a change")
  func keys() {
    var transaction = Transaction(animation: .linear)
    #expect(transaction[SourceKey.self] == "unknown")
    transaction[SourceKey.self] = "drag"
    #expect(transaction[SourceKey.self] == "drag")
    transaction[SourceKey.self] = nil
    #expect(transaction[SourceKey.self] == nil)
    #expect(transaction.animation == .linear && !transaction.disablesAnimations)
  }

  @Test("handlers keep their order and their moment")
  func completions() {
    var transaction = Transaction()
    transaction.addAnimationCompletion {}
    transaction.addAnimationCompletion(criteria: .removed) {}
    #expect(transaction.completions.map(\.criteria) == [.logicallyComplete, .removed])
  }
}
