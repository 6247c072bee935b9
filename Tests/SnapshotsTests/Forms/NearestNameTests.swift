import Testing

@testable import Snapshots

@Suite("Nearest name")
struct NearestNameTests {
  @Test(
    "a slip finds the name that was meant",
    arguments: [
      ("paddding", "padding"), ("Padding", "padding"), ("backgruond", "background"),
      ("vstack", "VStack"), ("fram", "frame"),
    ])
  func slips(_ found: String, _ meant: String) {
    #expect(NearestName.of(found, in: ["frame", "background", "VStack", "padding"]) == meant)
  }

  @Test("a word that is like none of them finds nothing")
  func nothing() {
    #expect(NearestName.of("elephant", in: ["frame", "background", "VStack"]) == nil)
    #expect(NearestName.of("", in: ["frame"]) == nil)
  }

  @Test("of equally close names the first wins")
  func first() {
    #expect(NearestName.of("bat", in: ["cat", "rat"]) == "cat")
  }

  @Test("the distance is symmetric, and a swap of neighbors counts once")
  func distance() {
    let words = ["", "a", "ab", "ba", "abc", "acb", "padding", "pading", "kitten", "sitting"]
    for a in words.map({ Array($0.unicodeScalars) }) {
      #expect(NearestName.distance(a, a) == 0)
      for b in words.map({ Array($0.unicodeScalars) }) {
        #expect(NearestName.distance(a, b) == NearestName.distance(b, a))
      }
    }
    #expect(NearestName.distance(Array("ab".unicodeScalars), Array("ba".unicodeScalars)) == 1)
    #expect(
      NearestName.distance(Array("kitten".unicodeScalars), Array("sitting".unicodeScalars)) == 3)
  }
}
