/// A list as it was before an update, in which what stays is found by its key.
struct FormerList<Key: Hashable, Value> {
  /// The entries in order.
  let entries: [(key: Key, value: Value)]
  /// The places of the keys, looked at when an entry is not where it was.
  private var places: [Key: Int]?
  /// How many entries were found.
  private(set) var foundCount = 0

  init(_ entries: [(key: Key, value: Value)]) { self.entries = entries }

  /// Returns the value of a key, which is nearly always where it was.
  mutating func find(_ key: Key, near place: Int) -> Value? {
    if place < entries.count, entries[place].key == key {
      foundCount += 1
      return entries[place].value
    }
    guard !entries.isEmpty else { return nil }
    if places == nil {
      places = Dictionary(
        zip(entries.lazy.map(\.key), entries.indices), uniquingKeysWith: { $1 })
    }
    guard let found = places?[key] else { return nil }
    foundCount += 1
    return entries[found].value
  }

  /// Returns the places of the entries that the new list doesn't have, each key of which was looked
  /// for once.
  func missing(in new: [(key: Key, value: Value)]) -> [Int] {
    guard foundCount < entries.count else { return [] }
    let kept = Set(new.lazy.map(\.key))
    return entries.indices.filter { !kept.contains(entries[$0].key) }
  }
}
