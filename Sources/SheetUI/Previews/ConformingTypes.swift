internal import CMetadata

/// Finds the types of the running program that conform to a protocol.
enum ConformingTypes {
  /// Returns the types whose conformance to a protocol is recorded in any loaded image, each once.
  ///
  /// Generic types are left out, as they are no types before their arguments are known.
  ///
  /// - Parameter existential: `(any P).self`, for a protocol `P` without a superclass or other
  ///   protocols beside it.
  /// - Returns: The types, in no order that means anything; none where the runtime's metadata isn't
  ///   as expected.
  static func of(_ existential: Any.Type) -> [Any.Type] {
    guard let descriptor = protocolDescriptor(of: existential) else { return [] }
    var found = Found()
    withUnsafeMutablePointer(to: &found) { found in
      sheet_metadata_each(
        descriptor,
        { type, context in
          context?.assumingMemoryBound(to: Found.self).pointee.add(type)
        }, found)
    }
    return found.types
  }

  private struct Found {
    var types: [Any.Type] = []
    private var known = Set<UnsafeRawPointer>()

    mutating func add(_ type: UnsafeRawPointer) {
      guard known.insert(type).inserted else { return }
      types.append(unsafeBitCast(type, to: Any.Type.self))
    }
  }

  /// The metadata of an existential type, up to its first protocol (docs/ABI/TypeMetadata.rst).
  private struct ExistentialMetadata {
    let kind: UInt
    let flags: UInt32
    let protocolCount: UInt32
    let firstProtocol: UnsafeRawPointer?

    static var existentialKind: UInt { 0x303 }
    static var superclassFlag: UInt32 { 0x4000_0000 }
  }

  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafePointer<ExistentialMetadata>.self).pointee
    guard metadata.kind == ExistentialMetadata.existentialKind, metadata.protocolCount == 1,
      metadata.flags & ExistentialMetadata.superclassFlag == 0
    else { return nil }
    return metadata.firstProtocol
  }
}
