extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Walks the positions.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position of the collection behind the binding.
  public typealias Index = Value.Index
  /// The positions of the collection behind the binding.
  public typealias Indices = Value.Indices

  /// The first element's position.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position after the last element's.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The positions, in order.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the position after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// Moves a position on by one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position.
  ///
  /// Once the element is gone, the binding keeps the value it began with and writes nothing.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let first = wrappedValue[position]
    var element = Binding<Value.Element>(
      read: {
        let whole = wrappedValue
        return whole.indices.contains(position) ? whole[position] : first
      },
      write: { new, transaction in
        var whole = wrappedValue
        guard whole.indices.contains(position) else { return }
        whole[position] = new
        write(whole, transaction)
      })
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

  /// Moves a position back by one.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
