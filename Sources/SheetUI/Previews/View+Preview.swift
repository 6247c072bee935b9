/// How a preview wants to be shown.
package struct PreviewSettings {
  /// The device.
  package var device: PreviewDevice?
  /// The size.
  package var layout: PreviewLayout?
  /// The title.
  package var displayName: String?
  /// How the device is held.
  package var orientation: InterfaceOrientation?

  package init() {}

  /// What a view says for its box.
  fileprivate static func trait<Value>(
    _ path: WritableKeyPath<PreviewSettings, Value?>, _ value: Value?
  ) -> TraitModifier {
    TraitModifier { traits in
      let key = ObjectIdentifier(PreviewSettings.self)
      var settings = traits.values[key] as? PreviewSettings ?? PreviewSettings()
      // The outermost modifier that names something wins.
      settings[keyPath: path] = value ?? settings[keyPath: path]
      traits.values[key] = settings
    }
  }
}

extension LayoutTraits {
  /// How the view wants to be shown as a preview.
  var preview: PreviewSettings {
    values[ObjectIdentifier(PreviewSettings.self)] as? PreviewSettings ?? PreviewSettings()
  }
}

extension View {
  /// Says which device a preview is shown on; nothing outside of previews.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSettings.trait(\.device, value))
  }

  /// Says how large a preview is; nothing outside of previews.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettings.trait(\.layout, value))
  }

  /// Gives a preview its title; nothing outside of previews.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettings.trait(\.displayName, value))
  }

  /// Says how the device of a preview is held; nothing outside of previews.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettings.trait(\.orientation, value))
  }

  /// Tells the host of a preview about its surroundings; nothing here, where every host is a plain
  /// stage.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
