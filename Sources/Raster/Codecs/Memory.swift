#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Returns whether two buffers of one size hold the same bytes.
func isEqualMemory(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
  guard let a = first.baseAddress, let b = second.baseAddress, first.count == second.count else {
    return first.count == second.count
  }
  return memcmp(a, b, first.count) == 0
}
