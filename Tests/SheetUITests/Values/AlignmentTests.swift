import Foundation
import Testing

@testable import SheetUI

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@Suite struct AlignmentTests {
  @Test("guides have their default places")
  func defaults() {
    let size = ViewDimensions(size: CGSize(width: 90, height: 60))
    #expect(size[HorizontalAlignment.leading] == 0)
    #expect(size[HorizontalAlignment.center] == 45)
    #expect(size[HorizontalAlignment.trailing] == 90)
    #expect(size[VerticalAlignment.top] == 0)
    #expect(size[VerticalAlignment.bottom] == 60)
    #expect(size[.firstTextBaseline] == 60)
    #expect(size[.third] == 20)
    #expect(size[explicit: .third] == nil)
  }

  @Test("a guide that is set counts instead")
  func explicit() {
    let key = VerticalAlignment.third.key
    let size = ViewDimensions(
      size: CGSize(width: 90, height: 60), explicitGuide: { $0 == key ? 5 : nil })
    #expect(size[.third] == 5)
    #expect(size[explicit: .third] == 5)
    #expect(size[VerticalAlignment.center] == 30)
  }

  @Test("guides of one type are equal")
  func identity() {
    #expect(VerticalAlignment(Third.self) == .third)
    #expect(VerticalAlignment.third != .center)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
  }
}
