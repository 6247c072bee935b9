public import Raster
internal import SheetUI

/// One picture of a preview that is going to be taken.
@MainActor
public struct PreviewShot {
  /// The name of its file, without extension.
  public let name: String
  let subject: PreviewSubject
  let variant: PreviewVariant

  /// The preview in words: `Content_Previews “Dark mode” (dark)`.
  public var words: String {
    let title = subject.title.map { "“\($0)”" } ?? "\(subject.number)"
    let variant = variant.words.isEmpty ? "" : " (\(variant.words.joined(separator: ", ")))"
    return "\(subject.owner) \(title)\(variant)"
  }

  /// The type of the provider, or the file of the macro.
  public var owner: String { subject.owner }
  /// The title that was given; nil for none.
  public var title: String? { subject.title }
  /// What is different from the preview's first picture; empty for that one.
  public var variantWords: String { variant.words.joined(separator: " ") }

  /// A picture with what is known about it.
  public struct Picture: Sendable {
    /// The pixels.
    public let bitmap: Bitmap
    /// The boxes, as text.
    public let layoutTree: String
    /// What could not be drawn as asked, in words.
    public let warnings: [String]
  }

  /// How far a picture without end is let run, in virtual seconds: long enough for what comes in.
  private static let instantOfEndless = 1.0

  /// Takes the picture.
  ///
  /// - Parameters:
  ///   - instant: When, in virtual seconds; nil for when nothing moves any more, or after one second
  ///     where something moves for ever.
  ///   - limit: How long it may take until nothing moves, in virtual seconds.
  /// - Returns: The picture.
  /// - Throws: Why it can't be taken.
  public func take(at instant: Double? = nil, limit: Double = 60) throws -> Picture {
    let stage = try subject.stage(variant.configuration)
    if let instant { return try Self.picture(of: stage, at: instant) }
    do throws(StageError) {
      try stage.settle(limit: limit)
    } catch .neverSettles {
      let fresh = try subject.stage(variant.configuration)
      return try Self.picture(of: fresh, at: Self.instantOfEndless)
    }
    return try Self.picture(of: stage, at: nil)
  }

  private static func picture(of stage: Stage, at instant: Double?) throws -> Picture {
    let bitmap = try stage.snapshot(at: instant)
    return Picture(
      bitmap: bitmap, layoutTree: try stage.layoutTree(at: instant), warnings: stage.warnings)
  }

  /// Whether the name, the title or the words contain a text.
  func matches(_ text: String) -> Bool {
    name.contains(text) || words.contains(text)
  }
}
