import Foundation
import SwiftUI
import Testing

struct BoxedNumberTests {
  @Test("a length is made from a boxed number, exactly or not at all")
  func lengths() {
    #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
  }
}
