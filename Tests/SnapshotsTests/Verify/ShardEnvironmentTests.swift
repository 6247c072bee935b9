import Testing

@testable import Snapshots

@Suite("The part that an engine asks for")
struct ShardEnvironmentTests {
  private func shard(
    _ values: [String: String], _ requested: String? = nil
  ) throws(ShardError) -> Shard? {
    try ShardEnvironment(values).shard(requested)
  }

  @Test("Bazel counts from 0")
  func bazel() throws {
    let values = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"]
    #expect(try shard(values) == Shard(index: 1, count: 4))
    #expect(
      try shard(["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "4"]) == Shard(index: 4, count: 4))
  }

  @Test("GitLab counts from 1, and a job that isn't split has no place")
  func gitlab() throws {
    #expect(
      try shard(["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"]) == Shard(index: 4, count: 4))
    #expect(try shard(["CI_NODE_TOTAL": "1"]) == nil)
  }

  @Test("Kubernetes tells the place, the option the number of parts")
  func kubernetes() throws {
    let values = ["JOB_COMPLETION_INDEX": "2"]
    #expect(try shard(values, "/3") == Shard(index: 3, count: 3))
    #expect(try shard(values) == nil)
    #expect(throws: ShardError.request(found: "3/2")) { try shard(values, "/2") }
    #expect(throws: ShardError.variable(name: "JOB_COMPLETION_INDEX", found: "")) {
      try shard([:], "/2")
    }
  }

  @Test("what was asked for on the command line wins")
  func precedence() throws {
    let values = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"]
    #expect(try shard(values, "2/2") == Shard(index: 2, count: 2))
    #expect(try shard([:]) == nil)
  }

  @Test(
    "a variable that means nothing is an error, never the whole run",
    arguments: ["", "x", "4", "-1", "9223372036854775807", "-9223372036854775808", "1.0"])
  func invalid(index: String) {
    #expect(throws: ShardError.variable(name: "TEST_SHARD_INDEX", found: index)) {
      try shard(["TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": "4"])
    }
  }

  @Test("a number of parts that means nothing is an error", arguments: ["0", "x", "-2"])
  func invalid(count: String) {
    #expect(throws: ShardError.variable(name: "TEST_TOTAL_SHARDS", found: count)) {
      try shard(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": count])
    }
  }
}
