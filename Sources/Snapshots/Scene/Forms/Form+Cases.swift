extension Form where Value: RawRepresentable<String> & CaseIterable {
  /// One of the words of an enumeration.
  static func cases(_ title: String) -> Form {
    let words = Value.allCases.map(\.rawValue)
    let schema: JSONValue = ["enum": .array(words.map { .string($0) })]
    return Form(title, kinds: [.string], schema: schema) { node throws(SceneError) in
      guard case .string(let word) = node.content, let value = Value(rawValue: word) else {
        throw unknownWord(node, allowed: words)
      }
      return value
    }
  }
}

extension Form {
  /// An object whose form is chosen by a key that only this form has.
  static func keyed(_ title: String, _ forms: KeyValuePairs<String, Form>) -> Form {
    let keys = forms.map { $0.key }
    let all = forms.map { $0.value }
    let schema: JSONValue = ["anyOf": .array(all.map(\.schema))]
    return Form(title, kinds: [.object], schema: schema) { node throws(SceneError) in
      guard case .object(let members) = node.content else {
        throw SceneError(.needsOne(owner: title, found: []), at: node.position)
      }
      for (index, key) in keys.enumerated() where members.contains(where: { $0.key == key }) {
        return try all[index].read(node)
      }
      guard let first = members.first else {
        throw SceneError(.needsOne(owner: title, found: []), at: node.position)
      }
      let nearest = NearestName.of(first.key, in: keys)
      throw SceneError(
        .unknownKey(found: first.key, owner: title, nearest: nearest), at: first.keyPosition)
    }
  }
}

extension Form<Double> {
  /// A length that can't be negative, in points.
  static var length: Form { number(from: 0).titled("a length") }
  /// A part of a whole, 0...1.
  static var share: Form { number(from: 0, through: 1) }
  /// A duration or instant in seconds; an hour at most.
  static var seconds: Form { number(from: 0, through: 3600).titled("a time in seconds") }
}

extension Form<[Double]> {
  /// Two numbers: across and downward.
  static var pair: Form { list("two numbers", of: .number, count: 2...2) }
}
