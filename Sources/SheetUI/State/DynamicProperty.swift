@_spi(Reflection) import Swift

/// A stored property of a view through which the view reads the outside world.
public protocol DynamicProperty {
  /// Prepares the property before the view's body is read.
  mutating func update()

  /// Connects the property to the storage of the view's node.
  @MainActor mutating func _attach(_ context: inout _PropertyContext)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the dynamic properties that this one is made of.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    FieldTable.of(Self.self).attach(to: &self, context: &context)
    update()
  }

  /// Connects the property that lies at an address inside a view's value.
  @MainActor fileprivate static func attach(
    at address: UnsafeMutableRawPointer, _ context: inout _PropertyContext
  ) {
    address.assumingMemoryBound(to: Self.self).pointee._attach(&context)
  }
}

/// What a dynamic property sees of its node while it is connected.
@MainActor
public struct _PropertyContext {
  /// The node of the view that declares the property.
  let node: _ViewNode
  /// The node's persistent slots, in the order of declaration.
  fileprivate(set) var slots: [AnyObject]
  private var next = 0

  fileprivate init(node: _ViewNode, slots: [AnyObject]) {
    self.node = node
    self.slots = slots
  }

  /// Returns the property's persistent slot, created at first use.
  mutating func slot<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
    defer { next += 1 }
    if next < slots.count, let slot = slots[next] as? Slot { return slot }
    let slot = make()
    if next < slots.count { slots[next] = slot } else { slots.append(slot) }
    return slot
  }
}

/// A slot that must be told when its node leaves the tree.
@MainActor
protocol TearDownSlot: AnyObject {
  /// Lets go of whatever outlives the node.
  func tearDown()
}

/// The persistent slots of one node's dynamic properties.
@MainActor
struct PropertyStorage {
  private var slots: [AnyObject] = []

  /// Connects the dynamic properties inside `view`.
  ///
  /// - Complexity: O(number of dynamic properties); the layout of a type is looked up once.
  mutating func attach<V>(to view: inout V, node: _ViewNode) {
    let table = FieldTable.of(V.self)
    guard !table.isEmpty else { return }
    var context = _PropertyContext(node: node, slots: slots)
    table.attach(to: &view, context: &context)
    slots = context.slots
  }

  /// Tells the slots that the node has left the tree.
  func tearDown() {
    for case let slot as any TearDownSlot in slots { slot.tearDown() }
  }
}

/// Where the dynamic properties lie inside values of one type.
///
/// Found with the standard library's field reflection, so that properties are connected in place in
/// a copy of the view: two uses of one view value never share storage.
@MainActor
struct FieldTable {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private let fields: [Field]
  private static var tables: [ObjectIdentifier: FieldTable] = [:]

  /// Whether the type has no dynamic property.
  var isEmpty: Bool { fields.isEmpty }

  /// Returns the table of a type.
  static func of<T>(_ type: T.Type) -> FieldTable {
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table }
    var fields: [Field] = []
    _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: property))
      }
      return true
    }
    let table = FieldTable(fields: fields)
    tables[key] = table
    return table
  }

  /// Connects the properties inside a value.
  func attach<T>(to value: inout T, context: inout _PropertyContext) {
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields { field.type.attach(at: base + field.offset, &context) }
    }
  }
}
