import Foundation
import SwiftUI

// Shapes as user code writes them, to see that they compile.

struct Wave: Shape {
  var phase: CGFloat

  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      control: CGPoint(x: rect.midX, y: rect.minY + phase * rect.height))
    return path
  }
}

struct Triangle: InsettableShape {
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + insetAmount))
      path.addLine(to: CGPoint(x: rect.maxX - insetAmount, y: rect.maxY - insetAmount))
      path.addLine(to: CGPoint(x: rect.minX + insetAmount, y: rect.maxY - insetAmount))
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

struct Stripes: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white.opacity(0.5) : Color.black.opacity(0.25)
  }
}

struct Gallery: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Rectangle()
      Circle().fill(.red)
      Capsule(style: .circular).fill(Color.blue.opacity(0.5)).frame(width: 40, height: 5)
      RoundedRectangle(cornerRadius: 10).stroke(Color.gray, lineWidth: 2)
      RoundedRectangle(cornerRadius: 10, style: .continuous)
        .strokeBorder(.tint, style: StrokeStyle(lineWidth: 3, dash: [4, 2]))
      RoundedRectangle(cornerRadius: 8).fill(.background).stroke(.separator)
      Circle().trim(from: 0, to: isOn ? 1 : 0.3).stroke(style: StrokeStyle(lineWidth: 4))
        .foregroundColor(.accentColor)
      Ellipse().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Triangle().strokeBorder(lineWidth: 2)
      Wave(phase: isOn ? 1 : 0).stroke(.primary, lineWidth: 1)
      UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20).fill(.regularMaterial)
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }.fill(Stripes())
    }
  }
}
