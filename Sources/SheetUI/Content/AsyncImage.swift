public import Foundation

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// There is no picture yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture can't be had.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the picture can't be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture at an address: that of a file is shown; there is no network, so any other stays on its
/// way, and the placeholder is seen.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Shows what a closure makes of the phase.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - scale: Pixels a point.
  ///   - transaction: How the phases change; a file is there from the start.
  ///   - content: Makes the view.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
  }

  /// Shows the picture as it is, or a gray box.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color(SystemColor.tertiarySystemFill) }
    }
  }

  /// Shows what a closure makes of the picture, or a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  @State private var file = AsyncImageFile()

  /// What the closure makes of the phase.
  public var body: some View { content(file.phase(url, scale)) }
}

/// The picture of a file, read once for as long as the address stays.
///
/// A class, because a view keeps it.
private final class AsyncImageFile {
  private var known: (url: URL?, scale: CGFloat, phase: AsyncImagePhase)?

  /// How far the loading of the picture at an address is.
  func phase(_ url: URL?, _ scale: CGFloat) -> AsyncImagePhase {
    if let known, known.url == url, known.scale == scale { return known.phase }
    let phase = Self.read(url, scale)
    known = (url, scale, phase)
    return phase
  }

  private static func read(_ url: URL?, _ scale: CGFloat) -> AsyncImagePhase {
    guard let url, url.isFileURL else { return .empty }
    guard let data = try? Data(contentsOf: url), let image = UIImage(data: data, scale: scale)
    else { return .failure(AssetError.unreadable(path: url.path)) }
    return .success(Image(uiImage: image))
  }
}
