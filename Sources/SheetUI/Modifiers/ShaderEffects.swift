public import Foundation

/// Draws its child as it is, and names the shader that there is no Metal for.
struct ShaderLayout: LayoutBehavior {
  let name: String
  let function: String

  func details(_ node: LayoutNode) -> [String] { ["\(function), not drawn"] }
}

nonisolated private struct ShaderModifier: LayoutModifier {
  let name: String
  let shader: Shader

  @MainActor func behavior(_ environment: EnvironmentValues) -> ShaderLayout {
    ShaderLayout(name: name, function: shader.function.name)
  }
}

extension View {
  nonisolated private func effect(_ name: String, _ shader: Shader) -> some View {
    modifier(ShaderModifier(name: name, shader: shader))
  }

  /// Changes the view's colors by a shader: it is drawn without, and the layout tree names it.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    effect("colorEffect", shader)
  }

  /// Moves the view's pixels by a shader: it is drawn without, and the layout tree names it.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { effect("distortionEffect", shader) }

  /// Draws the view by a shader: it is drawn without, and the layout tree names it.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { effect("layerEffect", shader) }
}

extension VisualEffect {
  /// Changes the picture's colors by a shader; it is drawn without.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Moves the picture's pixels by a shader; it is drawn without.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Draws the picture by a shader; it is drawn without.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
