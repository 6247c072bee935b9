internal import Foundation

/// Sorts models by sort descriptors, oldest first where these don't tell.
///
/// Strings are compared as people expect it: without regard to case and accents unless all else is
/// equal, and by the numbers in them. There is one such order, whatever the locale.
struct ModelOrder<T: PersistentModel> {
  private enum Rule {
    case text((T) -> String?, SortOrder)
    case other(SortDescriptor<T>)
  }

  private let rules: [Rule]

  init(_ descriptors: [SortDescriptor<T>]) {
    rules = descriptors.map { descriptor in
      guard descriptor.stringComparator == nil else { return .other(descriptor) }
      switch descriptor.keyPath {
      case let path as KeyPath<T, String>: return .text({ $0[keyPath: path] }, descriptor.order)
      case let path as KeyPath<T, String?>: return .text({ $0[keyPath: path] }, descriptor.order)
      default: return .other(descriptor)
      }
    }
  }

  /// Returns the models in order.
  func sorted(_ models: [T]) -> [T] {
    let rows = models.enumerated().map { row in
      Row(model: row.element, place: row.offset, texts: texts(of: row.element))
    }
    return rows.sorted { isOrdered($0, $1) }.map(\.model)
  }

  private struct Row {
    let model: T
    let place: Int
    let texts: [TextKey?]
  }

  private func texts(of model: T) -> [TextKey?] {
    rules.map { rule in
      guard case .text(let read, _) = rule else { return nil }
      return read(model).map(TextKey.init)
    }
  }

  private func isOrdered(_ left: Row, _ right: Row) -> Bool {
    for (index, rule) in rules.enumerated() {
      let result: ComparisonResult
      switch rule {
      case .text(_, let order):
        let ascending = TextKey.compare(left.texts[index], right.texts[index])
        result = order == .forward ? ascending : ascending.reversed
      case .other(let descriptor): result = descriptor.compare(left.model, right.model)
      }
      if result != .orderedSame { return result == .orderedAscending }
    }
    return left.place < right.place
  }
}

extension ComparisonResult {
  fileprivate var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedSame: .orderedSame
    case .orderedDescending: .orderedAscending
    }
  }
}
