import TestSupport
import Testing

@testable import SheetUI

/// Lists that are compared with what they were.
struct FormerListTests {
  @Test("what stays is found wherever it was, and what goes is missing")
  func random() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let before = Array(0..<Int.random(in: 0...8, using: &random)).shuffled(using: &random)
      var after = before.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      if Bool.random(using: &random) { after.shuffle(using: &random) }
      after.insert(99, at: Int.random(in: 0...after.count, using: &random))
      let old = before.map { (key: $0, value: "\($0)") }
      var former = FormerList(old)
      for (place, key) in after.enumerated() {
        #expect(former.find(key, near: place) == old.first { $0.key == key }?.value)
      }
      let missing = former.missing(in: after.map { ($0, "") })
      #expect(missing == before.indices.filter { !after.contains(before[$0]) })
    }
  }
}
