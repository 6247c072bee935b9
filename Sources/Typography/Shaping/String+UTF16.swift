extension String {
  /// Creates a string of UTF-16 units; lone surrogates become U+FFFD.
  ///
  /// The standard library's own initializer looks generic types up at run time, which takes longer
  /// than laying out a line.
  init(units: some Sequence<UInt16>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.underestimatedCount * 3)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        if scalar.isASCII {
          bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      case .error: bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
      case .emptyInput: break decoding
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
