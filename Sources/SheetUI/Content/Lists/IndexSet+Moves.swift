public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection where Index == Int {
  /// Moves the elements at some offsets to before the one at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }.map { elements[$0] }
    let goal = Swift.min(Swift.max(destination, 0), elements.count)
    let before = elements[..<goal].indices.filter { !source.contains($0) }.map { elements[$0] }
    let after = elements[goal...].indices.filter { !source.contains($0) }.map { elements[$0] }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
