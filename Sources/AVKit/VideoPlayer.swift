// User code that imports `AVKit` relies on it for AVFoundation's names.
@_exported public import AVFoundation
@_exported public import SheetUI

/// Shows a movie.
///
/// A stand-in: a black box with the button that plays, the name of the file and a time that stands
/// at the start. Nothing is played.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a view of a player, below something of the app's own.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }

  /// The black box.
  public var body: some View {
    ZStack {
      MovieBox(player: player)
      overlay
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view of a player.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A black box with a player's buttons.
struct MovieBox: View {
  let player: AVPlayer?

  private var name: String {
    (player?.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent ?? ""
  }

  var body: some View {
    ZStack {
      Color.black
      HStack(spacing: 36) {
        Image(systemName: "gobackward.10")
        Image(systemName: "play.fill").font(.largeTitle)
        Image(systemName: "goforward.10")
      }
      .font(.title2)
      VStack(spacing: 6) {
        Spacer()
        HStack {
          Text(verbatim: name).lineLimit(1)
          Spacer()
        }
        Capsule().fill(Color.white.opacity(0.3)).frame(height: 4)
        HStack {
          Text(verbatim: "0:00")
          Spacer()
          Text(verbatim: "--:--")
        }
      }
      .font(.caption)
      .padding(12)
    }
    .foregroundStyle(Color.white)
    .clipped()
  }
}

/// Shows a movie: a black box, since nothing is played.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  /// What plays the movie.
  open var player: AVPlayer? { didSet { page?.rootView = MovieBox(player: player) } }
  /// Whether there are buttons; they are always drawn.
  open var showsPlaybackControls = true
  /// How the movie fills its place.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it may go on in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen when it plays.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it goes back at its end.
  open var exitsFullScreenWhenPlaybackEnds = false

  private var page: UIHostingController<MovieBox>?

  /// Creates the view of a black box.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    let page = UIHostingController(rootView: MovieBox(player: player))
    self.page = page
    addChild(page)
    view.fill(with: page)
    page.didMove(toParent: self)
  }
}
