extension FramesSpec {
  /// The most frames of an animation that is verified: half a minute at 60 a second.
  static let mostFrames = 1800

  /// Returns the frames' instants, in seconds.
  @MainActor
  func times(of picture: ScenePicture) throws(SceneError) -> [Double] {
    let last: Double
    switch end {
    case .seconds(let time): last = time
    case .settled:
      // What has settled is seen only in a frame that isn't earlier.
      last = FrameTimes.roundedUp(try picture.makeRunner().settle(), from: start, rate: rate)
    }
    let count = (last - start) * Double(rate) + 1
    guard last >= start, count <= Double(Self.mostFrames) else {
      let allowed = "1 to \(Self.mostFrames) frames"
      throw SceneError(
        .wrongCount(key: "frames", found: Int(min(max(count, 0), 1e9)), allowed: allowed), at: nil,
        in: picture.file)
    }
    return FrameTimes.regular(from: start, through: last, rate: rate)
  }
}
