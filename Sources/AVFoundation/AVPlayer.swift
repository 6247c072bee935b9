// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreMedia
public import Foundation
public import SheetUI

/// What is in a file; no file is read.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The address.
  let address: URL

  /// Creates what is in a file.
  public init(url: URL) { address = url }

  /// How long it is; it is not known.
  open var duration: CMTime { .zero }
}

/// What is in a file with an address; no file is read.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  open var url: URL { address }

  /// Creates what is in a file.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// Something to be played; no file is read.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It can't.
    case failed = 2
  }

  /// What is in its file.
  public let asset: AVAsset

  /// Creates something to be played.
  public init(url: URL) { asset = AVURLAsset(url: url) }
  /// Creates something to be played.
  public init(asset: AVAsset) { self.asset = asset }

  /// Whether it can be played; it is not known.
  open var status: Status { .unknown }
  /// How long it is; it is not known.
  open var duration: CMTime { .zero }
  /// Where it is played: at its start.
  open func currentTime() -> CMTime { .zero }

  /// Posted when something was played to its end; on a stage nothing ever is.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  /// Posted when something was played to its end; on a stage nothing ever is.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays movies and sounds: it keeps what it is told and stays at the start, silent.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It doesn't.
    case paused = 0
    /// It waits.
    case waitingToPlayAtSpecifiedRate = 1
    /// It does.
    case playing = 2
  }

  /// What happens at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next one comes.
    case advance = 0
    /// It stops.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  /// What is played.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast.
  open var rate: Float = 0
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// Whether nothing is heard.
  open var isMuted = false
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits for enough to have come.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it may be shown elsewhere.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Creates what plays nothing yet.
  public override init() { super.init() }
  /// Creates what plays a file.
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  /// Creates what plays something.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Starts.
  open func play() { rate = 1 }
  /// Stops.
  open func pause() { rate = 0 }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Where it is: at the start.
  open func currentTime() -> CMTime { .zero }
  /// Goes to a time; it stays at the start.
  open func seek(to time: CMTime) {}
  /// Goes to a time; it stays at the start.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(true)
  }
  /// Goes to a time; it stays at the start.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Goes to a time; it stays at the start.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { true }

  /// Tells the time again and again; it never passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Tells the time no more.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays one thing after the other: it stays at the start of the first, silent.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  /// Creates what plays some things.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// Creates what plays nothing yet.
  public override init() { super.init() }
  /// Creates what plays something.
  public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }

  /// What is to be played.
  open func items() -> [AVPlayerItem] { queue }
  /// Plays the next one.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
}

/// Plays something again and again.
open class AVPlayerLooper: NSObject {
  /// Creates what plays something again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    player.replaceCurrentItem(with: itemToLoop)
  }

  /// Plays it no more again.
  open func disableLooping() {}
}

/// How a movie fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of it is shown.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of its place is filled.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// It is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows a movie: a black box, since nothing is played.
open class AVPlayerLayer: CALayer {
  /// What plays the movie.
  open var player: AVPlayer?
  /// How the movie fills its place.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a black box.
  public required init() {
    super.init()
    backgroundColor = UIColor.black.cgColor
  }

  /// Creates a black box; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = UIColor.black.cgColor
  }

  /// Creates a black box for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Whether the first picture is there; it never is.
  open var isReadyForDisplay: Bool { false }
}
