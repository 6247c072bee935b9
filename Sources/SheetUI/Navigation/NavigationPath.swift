/// A list of values of any types, each of which stands for a page of a navigation stack.
public struct NavigationPath {
  var elements: [AnyHashable] = []
  /// The elements as they can be written, nil for one that can't.
  private var encoded: [(any Codable)?] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Creates a path from values that can be written.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for element in elements { append(element) }
  }

  /// Creates a path from one that was written.
  public init(_ codable: CodableRepresentation) { self = codable.path }

  /// The number of pages.
  public var count: Int { elements.count }
  /// Whether there is no page but the root.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be written; nil where an element can't be.
  public var codable: CodableRepresentation? {
    encoded.contains { $0 == nil } ? nil : CodableRepresentation(path: self)
  }

  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) { add(AnyHashable(value), nil) }

  /// Adds a page whose value can be written.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    add(AnyHashable(value), value)
  }

  private mutating func add(_ element: AnyHashable, _ codable: (any Codable)?) {
    elements.append(element)
    encoded.append(codable)
  }

  /// Takes the last pages away; fewer where there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    let count = min(max(k, 0), elements.count)
    elements.removeLast(count)
    encoded.removeLast(count)
  }

  /// Keeps the first pages, as many as are given, or all.
  mutating func keep(_ count: Int) { removeLast(elements.count - count) }

  /// Adds a page of a value whose type is forgotten.
  mutating func append(erased element: AnyHashable) {
    add(element, element.base as? any Codable)
  }
}

extension NavigationPath: Equatable {
  /// Whether both name the same pages.
  public static func == (a: NavigationPath, b: NavigationPath) -> Bool {
    a.elements == b.elements
  }
}

extension NavigationPath {
  /// A path that can be written.
  public struct CodableRepresentation: Codable, Equatable {
    let path: NavigationPath

    init(path: NavigationPath) { self.path = path }

    /// Reads a path; without the types' run-time names that only Apple's systems have, no element
    /// can be read, so that the path comes back empty.
    public init(from decoder: any Decoder) throws {
      _ = try decoder.unkeyedContainer()
      path = NavigationPath()
    }

    /// Writes each element after its type's name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for case let element? in path.encoded {
        try container.encode(String(reflecting: type(of: element)))
        try container.encode(element)
      }
    }
  }
}
