/// The appearance that a view asks its window or sheet for.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// No wish.
  public static var defaultValue: ColorScheme? { nil }

  /// The first wish counts.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Asks for an appearance.
nonisolated struct ColorSchemeWish: _BuiltInModifier {
  let scheme: ColorScheme?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ColorSchemeWishNode(view, inputs)
  }
}

/// The node of a wish for an appearance.
@MainActor
final class ColorSchemeWishNode<C: View>: ModifierNode<C, ColorSchemeWish> {
  override func refresh() {
    inputs.graph.hasColorSchemeWishes = true
    super.refresh()
  }

  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    if Q.self == PreferredColorSchemeKey.self, let wish = view.modifier.scheme as? Q.Value {
      Q.add(wish, to: &value)
    } else {
      super.collectPreference(key, into: &value)
    }
  }
}

extension View {
  /// Asks the window or sheet that the view is in for an appearance; nil for none in particular.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(ColorSchemeWish(scheme: colorScheme))
  }
}

extension Host {
  /// Shows the layer in the appearance that its content asks for.
  ///
  /// The wish changes the environment that the content was given, so that it shows in everything on
  /// the layer, its background included. Whoever updates the content gives it the usual appearance
  /// again, so this is done before each layout.
  func adoptColorScheme() {
    var wish: ColorScheme??
    content.collectPreference(PreferredColorSchemeKey.self, into: &wish)
    let current = content.inputs.environment.colorScheme
    if let wanted = wish ?? nil {
      guard current != wanted else { return }
      usualColorScheme = current
      content.inputs.environment.colorScheme = wanted
    } else {
      guard let usual = usualColorScheme else { return }
      usualColorScheme = nil
      guard current != usual else { return }
      content.inputs.environment.colorScheme = usual
    }
    content.refresh()
  }
}
