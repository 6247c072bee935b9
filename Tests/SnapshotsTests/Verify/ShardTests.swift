import Testing

@testable import Snapshots

@Suite("The parts of a run")
struct ShardTests {
  @Test("every picture is in exactly one part", arguments: 1...9)
  func partition(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard(index: $0, count: count)) }
    for place in 0..<100 { #expect(shards.count { $0.takes(place) } == 1) }
  }

  @Test("parts are read from words, and nothing else is")
  func words() {
    #expect(Shard("2/5") == Shard(index: 2, count: 5))
    #expect(Shard("2/5")?.words == "2/5")
    for word in ["", "/", "2", "0/5", "6/5", "-1/5", "2/0", "2/5/7", "a/b", "2/", "2/99999999"] {
      #expect(Shard(word) == nil, "\(word)")
    }
  }
}
