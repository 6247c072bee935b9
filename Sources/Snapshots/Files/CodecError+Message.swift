public import Raster

extension CodecError {
  /// What is wrong with the file, in words, without its path.
  public var message: String {
    switch self {
    case .format(let fault): fault.message
    case .parameter(let fault): fault.message
    case .limit(let fault): fault.message
    case .outOfMemory: "there is not enough memory for it"
    }
  }
}

extension FormatFault {
  fileprivate var message: String {
    switch self {
    case .empty: "the file is empty"
    case .lfsPointer: "it is a Git LFS pointer; the picture itself was not fetched"
    case .otherFormat(let name): "it is no PNG file but \(name)"
    case .signature: "it is no PNG file"
    case .appleCgBI: "it is an Xcode-optimized picture (CgBI), which is no PNG"
    case .truncated(let offset): "the file ends too early, inside the chunk at byte \(offset)"
    case .chunkLength(let chunk, let found): "the chunk \(chunk) claims \(found) bytes"
    case .chunkName: "a chunk's name has bytes that are no letters"
    case .crcMismatch(let chunk, _, _): "the checksum of the chunk \(chunk) is wrong"
    case .missingChunk(let name): "the chunk \(name) is missing"
    case .misplacedChunk(let name, let other):
      "the chunk \(name) stands at a wrong place, seen from \(other)"
    case .header(let field, let found, let allowed):
      "its header's \(field) is \(found), allowed: \(allowed)"
    case .imageData(let words): "its image data are damaged (\(words))"
    case .imageDataTruncated: "its image data end too early"
    case .imageDataTooLong: "its image data go on after the picture's end"
    case .colorProfile(let words): "its color profile can't be used: \(words)"
    case .animation(let fault): fault.message
    }
  }
}

extension AnimationFault {
  fileprivate var message: String {
    switch self {
    case .repeatedControl: "it has more than one animation control chunk"
    case .control(let field, let found, let allowed):
      "its animation's \(field) is \(found), allowed: \(allowed)"
    case .frameCount(let announced, let found): "it announces \(announced) frames and has \(found)"
    case .sequenceNumber(let expected, let found):
      "its frames are out of order: found number \(found), expected \(expected)"
    case .dataWithoutFrame: "it has frame data without a frame"
    case .frameWithoutData(let index): "its frame \(index) has no data"
    case .frameOutside(let index): "its frame \(index) lies outside the canvas"
    }
  }
}

extension ParameterFault {
  fileprivate var message: String {
    switch self {
    case .size(let width, let height): "a picture of \(width)×\(height) pixels can't be written"
    case .sampleCount(let expected, let found): "found \(found) samples, expected \(expected)"
    case .text: "a text holds a zero byte"
    case .noFrames: "an animation needs a frame"
    case .frameSize(let index, let expected, let found):
      "frame \(index) has \(found.width)×\(found.height) pixels, "
        + "expected \(expected.width)×\(expected.height)"
    case .delay(let numerator, let denominator):
      "the delay \(numerator)/\(denominator) can't be written"
    case .plays(let count): "\(count) plays can't be written"
    case .refused(let words): words
    }
  }
}

extension LimitFault {
  fileprivate var message: String {
    switch self {
    case .pixels(let found, let allowed): "it has \(found) pixels, allowed: \(allowed)"
    case .inflatedBytes(let found, let allowed):
      "it inflates to \(found) bytes or more, allowed: \(allowed)"
    case .chunkBytes(let chunk, let found, let allowed):
      "its chunk \(chunk) has \(found) bytes, allowed: \(allowed)"
    case .animationPixels(let found, let allowed):
      "its frames have \(found) pixels together, allowed: \(allowed)"
    }
  }
}
