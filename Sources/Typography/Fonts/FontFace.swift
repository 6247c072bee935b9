import CFonts
import Raster
import Synchronization

/// How a face's outlines are changed where no file has the asked design.
struct OutlineVariant: Hashable, Sendable {
  /// The width that the outlines are stretched to.
  var width = FontWidth.standard
  /// Whether upright outlines are slanted.
  var isSlanted = false

  /// The horizontal scale.
  var stretch: Double { width.factor }
  /// How far a point moves to the right for each unit that it lies above the baseline: the tangent
  /// of 12 degrees, the usual slant of oblique designs.
  var slant: Double { isSlanted ? 0.212_56 : 0 }
}

/// A shaped glyph; lengths are in ems, y growing upwards.
struct FaceGlyph: Sendable {
  var id: UInt32
  /// The first UTF-16 unit that the glyph belongs to.
  var cluster: Int
  var advance: Double
  var xOffset: Double
  var yOffset: Double
}

/// One face of a font file.
///
/// A class, because it owns the open file and the outlines that were read from it.
public final class FontFace: Sendable {
  /// The file's path.
  public let path: String
  /// The PostScript name, such as `Inter-Regular`.
  public let postScriptName: String
  /// The family's name, such as `Inter`.
  public let family: String
  /// The weight.
  public let weight: FontWeight
  /// Whether the letters are slanted.
  public let isItalic: Bool
  /// The file's own measures for a size of 1.
  let metrics: FontMetrics
  /// The underline's middle below the baseline, in ems.
  let underlineOffset: Double
  /// The underline's thickness, in ems.
  let underlineThickness: Double
  /// The length of a font unit, in ems.
  let unit: Double
  /// Whether all printable ASCII characters have a glyph.
  let coversASCII: Bool
  private let state: Mutex<State>

  /// The most bytes of a font file.
  static let largestFile = 64 << 20

  /// What one thread at a time may use.
  private struct State: ~Copyable {
    let handle: OpaquePointer
    var outlines: [OutlineVariant: OutlineTable] = [:]
    var digest: String?

    init(handle: OpaquePointer) { self.handle = handle }
    deinit { sheet_font_face_close(handle) }
  }

  /// Opens a file's face.
  init(path: String, index: Int = 0) throws(FontError) {
    var opened: OpaquePointer?
    let status = sheet_font_face_open_file(path, Self.largestFile, Int32(clamping: index), &opened)
    guard status == SHEET_FONT_OK, let handle = opened else {
      throw FontError(status: status, path: path)
    }
    var raw = sheet_font_metrics()
    sheet_font_face_metrics(handle, &raw)
    self.path = path
    postScriptName = Self.name(handle, SHEET_FONT_NAME_POSTSCRIPT)
    family = Self.name(handle, SHEET_FONT_NAME_FAMILY)
    weight = FontWeight(Int(raw.weight))
    isItalic = raw.is_italic != 0
    let unit = 1 / Double(raw.units_per_em)
    self.unit = unit
    metrics = FontMetrics(
      ascent: Double(raw.ascender) * unit, descent: -Double(raw.descender) * unit,
      leading: max(Double(raw.line_gap), 0) * unit, capHeight: Double(raw.cap_height) * unit,
      xHeight: Double(raw.x_height) * unit)
    underlineOffset = -Double(raw.underline_position) * unit
    underlineThickness = Double(raw.underline_thickness) * unit
    coversASCII = (0x20...0x7E).allSatisfy { sheet_font_face_glyph(handle, $0) != 0 }
    state = Mutex(State(handle: handle))
  }

  /// The file's name without its folder.
  public var fileName: String { String(path.split(separator: "/").last ?? "") }

  /// Copies one of the face's names.
  private static func name(_ handle: OpaquePointer, _ which: sheet_font_name) -> String {
    sheet_font_face_name(handle, which).map { String(cString: $0) } ?? ""
  }

  /// Returns whether the face has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    state.withLock { sheet_font_face_glyph($0.handle, scalar.value) != 0 }
  }

  /// The file's name and hash; the hash is computed when it is first asked for.
  public var file: FontFile {
    state.withLock { state in
      if let known = state.digest { return FontFile(name: fileName, sha256: known) }
      var length = 0
      let start = sheet_font_face_bytes(state.handle, &length)
      var hash = SHA256()
      hash.update(UnsafeRawBufferPointer(start: start, count: length))
      let digest = hash.hexDigest()
      state.digest = digest
      return FontFile(name: fileName, sha256: digest)
    }
  }
}

extension FontFace {
  /// What to shape: a part of a text, which is its context.
  struct Run: Sendable {
    var text: [UInt16]
    var range: Range<Int>
    var isRightToLeft: Bool
    /// The ISO 15924 tag.
    var script: UInt32
    /// A BCP 47 tag.
    var language: String
    var features: [FontFeature]
    /// Single UTF-16 units that get the form that suits digits and capitals (`case`).
    var raised: [Int] = []
  }

  /// Shapes a run; the glyphs come in visual order, from left to right.
  func shape(_ run: Run) -> [FaceGlyph] {
    state.withLock { state in
      run.withRaw { raw in
        var start: UnsafePointer<sheet_font_glyph>?
        var count: Int32 = 0
        guard sheet_font_face_shape(state.handle, raw, &start, &count) == SHEET_FONT_OK else {
          return []
        }
        return UnsafeBufferPointer(start: start, count: Int(count)).map { glyph in
          FaceGlyph(
            id: glyph.glyph, cluster: Int(glyph.cluster), advance: Double(glyph.advance) * unit,
            xOffset: Double(glyph.x_offset) * unit, yOffset: Double(glyph.y_offset) * unit)
        }
      }
    }
  }

  /// Returns the outlines that were read so far, which all users of a variant share.
  func outlines(_ variant: OutlineVariant) -> OutlineTable {
    state.withLock { state in
      if let known = state.outlines[variant] { return known }
      let table = OutlineTable()
      state.outlines[variant] = table
      return table
    }
  }

  /// Reads a glyph's outline, nil for a glyph without ink.
  fileprivate func readOutline(of glyph: UInt32, variant: OutlineVariant) -> GlyphOutline? {
    state.withLock { state in
      var raw = sheet_font_outline()
      let status = sheet_font_face_outline(state.handle, glyph, &raw)
      let path = status == SHEET_FONT_OK ? Path(raw, unit: unit, variant: variant) : Path()
      return path.isEmpty ? nil : GlyphOutline(path: path)
    }
  }
}

/// The outlines of one variant of a face that were read so far.
///
/// A class, because all texts in the face share it.
final class OutlineTable: Sendable {
  /// The outlines by the glyphs' numbers, which are few thousands: the outer nil stands for a glyph
  /// that was not read yet.
  private let outlines = Mutex<[GlyphOutline??]>([])

  /// Returns a glyph's outline, nil for a glyph without ink.
  func outline(of glyph: UInt32, in styled: StyledFace) -> GlyphOutline? {
    outlines.withLock { outlines in
      let index = Int(glyph)
      if index < outlines.count, let known = outlines[index] { return known }
      let outline = styled.face.readOutline(of: glyph, variant: styled.variant)
      while outlines.count <= index { outlines.append(nil) }
      outlines[index] = .some(outline)
      return outline
    }
  }
}

extension FontFace.Run {
  /// Calls a function with the run in C's form.
  func withRaw<Result>(_ body: (UnsafePointer<sheet_font_run>) -> Result) -> Result {
    let features =
      features.compactMap { $0.raw() }
      + raised.compactMap {
        FontFeature("case").raw(UInt32(clamping: $0)..<UInt32(clamping: $0 + 1))
      }
    return text.withUnsafeBufferPointer { text in
      features.withUnsafeBufferPointer { features in
        language.withCString { language in
          let raw = sheet_font_run(
            text: text.baseAddress, text_length: Int32(clamping: text.count),
            start: Int32(clamping: range.lowerBound), length: Int32(clamping: range.count),
            is_right_to_left: isRightToLeft ? 1 : 0, script: script, language: language,
            features: features.baseAddress, feature_count: Int32(clamping: features.count))
          return withUnsafePointer(to: raw, body)
        }
      }
    }
  }
}

extension FontFeature {
  /// The feature for HarfBuzz, nil for a tag that isn't four ASCII characters.
  ///
  /// - Parameter range: The UTF-16 units that get it; nil for the whole run.
  /// - Returns: What C reads.
  func raw(_ range: Range<UInt32>? = nil) -> sheet_font_feature? {
    guard tag.utf8.count == 4, tag.allSatisfy(\.isASCII) else { return nil }
    let number = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return sheet_font_feature(
      tag: number, value: UInt32(clamping: value), start: range?.lowerBound ?? 0,
      end: range?.upperBound ?? .max)
  }
}

extension FontError {
  /// Makes the error of a failed call.
  init(status: sheet_font_status, path: String) {
    switch status {
    case SHEET_FONT_UNREADABLE: self = .unreadable(path: path)
    case SHEET_FONT_TOO_LARGE: self = .tooLarge(path: path, allowed: FontFace.largestFile)
    case SHEET_FONT_NO_MEMORY: self = .outOfMemory
    default: self = .notAFont(path: path)
    }
  }
}

extension Path {
  /// Creates an outline in ems, y growing downwards, of one in font units, y growing upwards.
  init(_ raw: sheet_font_outline, unit: Double, variant: OutlineVariant) {
    self.init()
    let verbs = UnsafeBufferPointer(start: raw.verbs, count: Int(raw.verb_count))
    let numbers = UnsafeBufferPointer(start: raw.points, count: Int(raw.point_count) * 2)
    var next = 0
    func point() -> Point {
      let (x, y) = (Double(numbers[next]) * unit, Double(numbers[next + 1]) * unit)
      next += 2
      return Point((x + y * variant.slant) * variant.stretch, -y)
    }
    for verb in verbs {
      switch Int(verb) {
      case Int(SHEET_FONT_MOVE):
        if !isEmpty { close() }
        move(to: point())
      case Int(SHEET_FONT_LINE): addLine(to: point())
      case Int(SHEET_FONT_QUAD): append(.quad(point(), point()))
      default: append(.cubic(point(), point(), point()))
      }
    }
    if !isEmpty { close() }
  }
}
