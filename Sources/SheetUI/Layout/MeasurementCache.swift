/// The answers of one node, valid within one layout cycle.
struct MeasurementCache<Request: Equatable, Answer> {
  // The last answer is asked for again right away, by whoever measures before placing. It lies in the
  // node itself: a list would be an allocation for each of them.
  private var last: (request: Request, answer: Answer)?
  private var others: [(request: Request, answer: Answer)] = []
  private var cycle = -1

  func answer(to request: Request, cycle: Int) -> Answer? {
    guard cycle == self.cycle else { return nil }
    if let last, last.request == request { return last.answer }
    for other in others where other.request == request { return other.answer }
    return nil
  }

  /// Keeps an answer, and the earlier ones of the cycle if `keepsOthers`.
  mutating func store(
    _ answer: Answer, for request: Request, cycle: Int, keepsOthers: Bool = true
  ) {
    if cycle != self.cycle {
      if !others.isEmpty { others.removeAll(keepingCapacity: true) }
      self.cycle = cycle
    } else if keepsOthers, let last {
      others.append(last)
    }
    last = (request, answer)
  }
}
