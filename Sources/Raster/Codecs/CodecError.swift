/// Why bytes could not become a picture, or a picture bytes; cases tell whose fault it is.
public enum CodecError: Error, Equatable, Sendable {
  /// The bytes are not what they should be.
  case format(FormatFault)
  /// The caller asked for something that the format can't hold.
  case parameter(ParameterFault)
  /// The file is larger than the caller allowed.
  case limit(LimitFault)
  /// There was not enough memory.
  case outOfMemory
}

/// What is wrong with a file's bytes.
public enum FormatFault: Equatable, Sendable {
  /// The file holds no bytes.
  case empty
  /// The file is a pointer of Git LFS whose picture was not fetched.
  case lfsPointer
  /// The file is of another known format, named in words.
  case otherFormat(String)
  /// The file does not start with PNG's eight bytes; the first bytes that it has.
  case signature(found: [UInt8])
  /// The file is an Xcode-optimized picture (CgBI), which is not PNG.
  case appleCgBI
  /// The file ends inside a chunk, or before the last one; where, in bytes from its start.
  case truncated(offset: Int)
  /// A chunk's length is above 2³¹ − 1.
  case chunkLength(chunk: String, found: Int)
  /// A chunk's name has bytes that are not letters.
  case chunkName(found: [UInt8])
  /// A chunk's checksum differs from its bytes.
  case crcMismatch(chunk: String, expected: UInt32, found: UInt32)
  /// A chunk that every such file has is missing.
  case missingChunk(String)
  /// A chunk stands where it must not; the second name is what it must come before or after.
  case misplacedChunk(String, relativeTo: String)
  /// A field of the header has a value that does not exist.
  case header(field: String, found: Int, allowed: String)
  /// The image data are damaged; the words are libpng's.
  case imageData(String)
  /// The image data end before the picture does.
  case imageDataTruncated
  /// The image data go on after the picture's end.
  case imageDataTooLong
  /// The color profile is damaged or of a class that can't be converted.
  case colorProfile(String)
  /// The animation's chunks contradict each other.
  case animation(AnimationFault)
}

/// What is wrong with an animation's chunks.
public enum AnimationFault: Equatable, Sendable {
  /// There is more than one animation control chunk.
  case repeatedControl
  /// A control chunk has the wrong length or a field without meaning.
  case control(field: String, found: Int, allowed: String)
  /// The number of frames announced is not the number there is.
  case frameCount(announced: Int, found: Int)
  /// A sequence number is missing, repeated or out of order.
  case sequenceNumber(expected: Int, found: Int)
  /// Frame data come before any frame control chunk.
  case dataWithoutFrame
  /// A frame, counted from 0, has no data.
  case frameWithoutData(index: Int)
  /// A frame, counted from 0, lies outside the canvas.
  case frameOutside(index: Int)
}

/// What a caller asked for that can't be written.
public enum ParameterFault: Equatable, Sendable {
  /// A picture without pixels, or wider or higher than 2³¹ − 1.
  case size(width: Int, height: Int)
  /// The number of samples does not fit the size.
  case sampleCount(expected: Int, found: Int)
  /// A text with a zero byte.
  case text
  /// An animation without frames.
  case noFrames
  /// A frame of another size than the first.
  case frameSize(index: Int, expected: PixelSize, found: PixelSize)
  /// A delay that is negative, or no fraction of whole numbers up to 65535.
  case delay(numerator: Int, denominator: Int)
  /// A number of plays that is negative or above 2³¹ − 1.
  case plays(Int)
  /// libpng refused; its words.
  case refused(String)
}

/// Which limit was passed.
public enum LimitFault: Equatable, Sendable {
  /// The picture has too many pixels.
  case pixels(found: Int, allowed: Int)
  /// The image data inflate to too many bytes.
  case inflatedBytes(found: Int, allowed: Int)
  /// An ancillary chunk is too long, or inflates to too many bytes.
  case chunkBytes(chunk: String, found: Int, allowed: Int)
  /// All frames of an animation together have too many pixels.
  case animationPixels(found: Int, allowed: Int)
}
