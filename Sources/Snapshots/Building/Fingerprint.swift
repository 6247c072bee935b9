import Foundation
import Raster
import SheetUI

/// What a picture was made of, in a text that lies beside its pixels in the file.
public struct Fingerprint: Equatable, Sendable {
  /// The SHA-256 of the pixels, as `sheetshot inspect` prints it; for several pictures, that of
  /// their hashes one after the other.
  public var pixelHash: String
  /// The font files with their hashes.
  public var fonts: [String]
  /// The scene's name.
  public var scene: String
  /// What replaced the scene's own settings, in words; empty for nothing.
  public var variant: String

  /// The text in the file; equal pictures made the same way have equal texts.
  public var text: String {
    let value: JSONValue = [
      "pixels": .string(pixelHash),
      "version": .string(LibraryVersion.current),
      "fonts": .array(fonts.map { .string($0) }),
      "scene": .string(scene),
      "variant": .string(variant),
    ]
    return JSONWriter.text(value)
  }

  /// Returns the hash of a row of pictures by the hashes of each.
  static func combined(_ hashes: [String]) -> String {
    hashes.count == 1 ? hashes[0] : SHA256.hexDigest(of: Array(hashes.joined().utf8))
  }
}

extension SceneVariant {
  /// The replaced settings in words, in a fixed order.
  var words: String {
    let parts = [
      device?.id, appearance?.rawValue, sizeCategory?.rawValue,
      scale.map { "\(JSONWriter.text($0))x" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
