public import Photos

/// Which of the library's pictures can be picked; there are none here.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case named(String)
    case playback(Int)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  private static func named(_ name: String) -> PHPickerFilter { PHPickerFilter(kind: .named(name)) }

  /// Bursts.
  public static var bursts: PHPickerFilter { named("bursts") }
  /// Movies whose focus moves.
  public static var cinematicVideos: PHPickerFilter { named("cinematicVideos") }
  /// Portraits.
  public static var depthEffectPhotos: PHPickerFilter { named("depthEffectPhotos") }
  /// Pictures.
  public static var images: PHPickerFilter { named("images") }
  /// Pictures that move.
  public static var livePhotos: PHPickerFilter { named("livePhotos") }
  /// Panoramas.
  public static var panoramas: PHPickerFilter { named("panoramas") }
  /// Recordings of the screen.
  public static var screenRecordings: PHPickerFilter { named("screenRecordings") }
  /// Pictures of the screen.
  public static var screenshots: PHPickerFilter { named("screenshots") }
  /// Slow movies.
  public static var slomoVideos: PHPickerFilter { named("slomoVideos") }
  /// What has depth.
  public static var spatialMedia: PHPickerFilter { named("spatialMedia") }
  /// Fast movies.
  public static var timelapseVideos: PHPickerFilter { named("timelapseVideos") }
  /// Movies.
  public static var videos: PHPickerFilter { named("videos") }

  /// What is played in a way.
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(kind: .playback(playbackStyle.rawValue))
  }
  /// What at least one of some filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .any(subfilters))
  }
  /// What all of some filters let through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .all(subfilters))
  }
  /// What a filter doesn't let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kind: .not(filter))
  }
}
