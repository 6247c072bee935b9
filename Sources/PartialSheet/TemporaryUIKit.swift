import SwiftUI

enum UIColor { static var systemBackground: Color { .white } }
extension Color { init(_ c: Color) { self = c } }
@MainActor struct UIDevice {
  static let current = UIDevice()
  enum I { case phone, pad }
  var userInterfaceIdiom: I { .phone }
}
struct NativeSheet: ViewModifier { func body(content: Content) -> some View { content } }
