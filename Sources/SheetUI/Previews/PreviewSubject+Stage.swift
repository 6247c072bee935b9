internal import Foundation

extension PreviewSubject {
  /// Puts the preview on a stage.
  ///
  /// - Parameter surroundings: The device and settings, where the preview doesn't ask for its own.
  /// - Returns: The stage, at its start.
  /// - Throws: Why the preview can't be shown.
  package func stage(_ surroundings: StageConfiguration) throws -> Stage {
    let configuration = try configuration(surroundings)
    switch content {
    case .failure(let error): throw error
    case .view(let make):
      return try Self.stage(try modified(make()).previewRoot, configuration, settings.layout)
    case .controller(let make):
      let size = try Self.window(nil, settings.layout, configuration)
      return try Stage(size, rootViewController: make())
    case .uiView(let make):
      let view = make()
      let size = view.frame.isEmpty ? nil : view.frame.size
      let controller = UIViewController()
      controller.view = view
      return try Stage(
        try Self.window(size, settings.layout, configuration), rootViewController: controller)
    }
  }

  /// Whether the preview is shown on a device of its own, whatever the surroundings say.
  package var hasOwnDevice: Bool { settings.device != nil }

  private static func stage<Content: View>(
    _ view: Content, _ configuration: StageConfiguration, _ layout: PreviewLayout?
  ) throws -> Stage {
    let size = layout == .sizeThatFits ? try PreviewProbe.size(of: view, in: configuration) : nil
    return try Stage(try window(size, layout, configuration)) { view }
  }

  private func configuration(_ surroundings: StageConfiguration) throws -> StageConfiguration {
    var configuration = surroundings
    if let wanted = settings.device {
      guard let device = wanted.device else {
        throw PreviewError.unknownDevice(wanted.rawValue)
      }
      configuration.device = device
    }
    switch settings.orientation {
    case .landscapeLeft, .landscapeRight: configuration.orientation = .landscape
    case nil: break
    default: configuration.orientation = .portrait
    }
    return configuration
  }

  /// Replaces the device by a bare window where the preview isn't as large as the screen.
  private static func window(
    _ fitting: CGSize?, _ layout: PreviewLayout?, _ configuration: StageConfiguration
  ) throws(PreviewError) -> StageConfiguration {
    var size: CGSize
    switch layout {
    case .device, nil: return configuration
    case .fixed(let width, let height): size = CGSize(width: width, height: height)
    case .sizeThatFits: size = fitting ?? configuration.screen.size
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .noSize
    }
    // Whole pixels, so that nothing is cut off.
    let scale = configuration.displayScale
    size.width = (size.width * scale).rounded(.up) / scale
    size.height = (size.height * scale).rounded(.up) / scale
    var screen = configuration.screen
    screen.size = size
    screen.safeArea = EdgeInsets()
    var configuration = configuration
    configuration.device.cornerRadius = 0
    configuration.device.portrait = screen
    configuration.device.landscape = screen
    return configuration
  }

  private func modified(_ view: any View) throws -> AnyView {
    var result = view.erased
    for modifier in modifiers { result = try Self.apply(modifier, to: result) }
    return result
  }

  private static func apply<M: PreviewModifier>(_ modifier: M, to view: AnyView) throws -> AnyView {
    let context = try PreviewContexts.context(of: M.self)
    return AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
  }
}

extension View {
  /// The view without its type.
  fileprivate nonisolated var erased: AnyView { AnyView(self) }

  /// The view as the root of a preview: several boxes stand in a column, as at the root of a window.
  @MainActor fileprivate var previewRoot: AnyView {
    PreviewProbe.boxes(of: self).count > 1 ? AnyView(VStack { self }) : AnyView(self)
  }
}
