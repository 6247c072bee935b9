import Foundation

extension Color: View {}

extension Color: LeafView {
  func behavior(_ environment: EnvironmentValues) -> StyleFill {
    StyleFill(style: _resolve(in: environment), name: "Color")
  }
}

extension LinearGradient: View {}

extension LinearGradient: LeafView {
  func behavior(_ environment: EnvironmentValues) -> StyleFill {
    StyleFill(style: _resolve(in: environment), name: "LinearGradient")
  }
}
