extension StageConfiguration {
  /// Returns the same surroundings with all that a trait collection says.
  package func applying(_ traits: UITraitCollection) -> StageConfiguration {
    var wanted = environment
    traits.apply(to: &wanted)
    var configuration = self
    configuration.colorScheme = wanted.colorScheme
    configuration.dynamicTypeSize = wanted.dynamicTypeSize
    configuration.layoutDirection = wanted.layoutDirection
    configuration.interfaceLevel = wanted.interfaceLevel
    if wanted.displayScale != displayScale { configuration.scale = wanted.displayScale }
    configuration.device.idiom =
      switch wanted.idiom {
      case .phone: .phone
      case .pad: .pad
      case .mac: .mac
      }
    let screen: WritableKeyPath<Device, Device.Screen> =
      orientation == .portrait ? \.portrait : \.landscape
    if let sizeClass = wanted.horizontalSizeClass {
      configuration.device[keyPath: screen].horizontalSizeClass = sizeClass
    }
    if let sizeClass = wanted.verticalSizeClass {
      configuration.device[keyPath: screen].verticalSizeClass = sizeClass
    }
    return configuration
  }
}
