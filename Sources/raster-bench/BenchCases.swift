import Foundation
import Raster
import Typography

/// All cases, in the order of the data's way; the names are those of the peers' script.
struct BenchCases {
  /// What times them.
  var benchmark: Benchmark
  /// The fonts.
  var library: FontLibrary
  /// Where the pictures are written; nil for nowhere.
  var folder: String?

  /// Runs the cases.
  @MainActor
  func run() throws {
    let scene = BenchScene { string, size, place in
      let layout = ParagraphLayout(
        StyledText(string, font: .system(size: size)), library: library
      ).layout(width: nil, height: nil, scale: 1)
      return layout.glyphRun(movedTo: place)
    }
    limits(scene)
    let (blurred, solid) = render(scene)
    blur(solid)
    try codecs([("blur", blurred), ("solid", solid)])
    try diff(solid)
    if "verify".hasPrefix(benchmark.prefix) || benchmark.prefix.hasPrefix("verify") {
      try BenchVerify(benchmark).run(solid, changed(solid))
    }
    if let folder {
      for (name, picture) in [("blur", blurred), ("solid", solid)] {
        try Data(PNGEncoder.encode(picture))
          .write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
      }
    }
  }

  private func limits(_ scene: BenchScene) {
    var buffer = Bitmap(width: scene.width, height: scene.height)
    let white = PremultipliedPixel(255, 255, 255, 255)
    benchmark.measure("limit.fill") {
      for i in buffer.pixels.indices { buffer.pixels[i] = white }
    }
    var other = buffer
    benchmark.measure("limit.copy") {
      other.pixels.replaceSubrange(other.pixels.indices, with: buffer.pixels)
    }
  }

  private func render(_ scene: BenchScene) -> (blurred: Bitmap, solid: Bitmap) {
    let renderer = Renderer(scale: 1, threads: benchmark.threads)
    let page = DisplayList(scene.page)
    let lists = [
      ("render.page", page),
      ("render.solid", DisplayList(page.items + scene.sheet(blurred: false))),
      ("render.blur", DisplayList(page.items + scene.sheet(blurred: true))),
    ]
    for (name, list) in lists {
      benchmark.measure(name) {
        _ = renderer.render(list, width: scene.width, height: scene.height)
      }
    }
    return (
      renderer.render(lists[2].1, width: scene.width, height: scene.height),
      renderer.render(lists[1].1, width: scene.width, height: scene.height)
    )
  }

  /// A blur of a whole picture is a material that changes no color.
  private func blur(_ picture: Bitmap) {
    let (width, height) = (Double(picture.width), Double(picture.height))
    for sigma in [10, 30, 60] {
      let plain = BackdropMaterial(
        blurRadius: Double(sigma), saturation: 1, brightness: 0, luminanceAmount: 0,
        luminanceValues: .zero)
      let list = DisplayList([
        .image(picture, Rect(x: 0, y: 0, width: width, height: height)),
        .backdrop(Path(rect: Rect(x: 0, y: 0, width: width, height: height)), plain),
      ])
      let renderer = Renderer(scale: 1, threads: benchmark.threads)
      benchmark.measure("blur.\(sigma)") {
        _ = renderer.render(list, width: picture.width, height: picture.height)
      }
    }
  }

  private func codecs(_ pictures: [(String, Bitmap)]) throws {
    for (name, picture) in pictures {
      let size = try PNGEncoder.encode(picture).count
      try benchmark.measure("encode.\(name)", bytes: size) { _ = try PNGEncoder.encode(picture) }
    }
    guard let last = pictures.last?.1 else { return }
    let data = try PNGEncoder.encode(last)
    try benchmark.measure("decode.solid") { _ = try PNGDecoder.decode(data) }
  }

  /// A picture of which every hundredth pixel differs, spread by a step that has no common factor
  /// with the rows.
  private func changed(_ picture: Bitmap) -> Bitmap {
    var changed = picture
    for i in stride(from: 0, to: picture.pixels.count, by: 101) {
      changed.pixels[i].rgba ^= SIMD4(64, 64, 64, 0)
    }
    return changed
  }

  private func diff(_ picture: Bitmap) throws {
    let changed = changed(picture)
    // A copy of its own, so that both images are read from memory.
    var copy = picture
    copy.pixels[0].rgba ^= SIMD4(1, 0, 0, 0)
    copy.pixels[0] = picture.pixels[0]
    benchmark.measure("diff.equal") { _ = ImageComparison.compare(picture, copy) }
    benchmark.measure("diff.1percent") {
      _ = ImageComparison.compare(picture, changed, rules: .pixelmatch())
    }
    benchmark.measure("diff.1percent.exact") { _ = ImageComparison.compare(picture, changed) }
    // The files are in memory; what is timed is reading them and drawing what differs.
    let files = try [picture, picture, changed].map { try PNGEncoder.encode($0) }
    for (name, second) in [("equal", files[1]), ("1percent", files[2])] {
      try benchmark.measure("diff.files.\(name)") {
        let images = (try PNGDecoder.decode(files[0]), try PNGDecoder.decode(second))
        let comparison = ImageComparison(images.0, images.1, rules: .pixelmatch())
        if !comparison.difference.isIdentical { _ = comparison.picture() }
      }
      // As “sheetshot diff” does without a picture to write.
      try benchmark.measure("diff.files.\(name).unseen") {
        let images = try PNGDecoder.pair(
          { () throws(CodecError) in try PNGDecoder.decode(files[0]) },
          { () throws(CodecError) in try PNGDecoder.decode(second) })
        _ = ImageComparison(images.0, images.1, rules: .pixelmatch())
      }
    }
    try seal(picture, files[0])
  }

  /// What it costs to see that a picture is as its file, without reading the file's pixels.
  private func seal(_ picture: Bitmap, _ file: [UInt8]) throws {
    let sealed = try FileSeal(content: XXHash64.hash(picture), version: "0").sealed(file)
    benchmark.measure("seal.hash") { _ = XXHash64.hash(picture) }
    benchmark.measure("seal.check") {
      _ = FileSeal(content: XXHash64.hash(picture), version: "0").fits(sealed)
    }
    benchmark.measure("seal.sha256") {
      var hash = SHA256()
      picture.pixels.withUnsafeBytes { hash.update($0) }
      _ = hash.hexDigest()
    }
  }
}

extension TextLayout {
  /// Returns the glyphs of the first line with its baseline's start at a place.
  func glyphRun(movedTo place: Point) -> GlyphRun {
    var result = GlyphRun(glyphs: [], size: 0, text: "")
    guard let line = lines.first else { return result }
    for run in line.runs {
      result.size = run.glyphs.size
      result.text += run.glyphs.text
      for glyph in run.glyphs.glyphs {
        let moved = Point(
          glyph.position.x + place.x, glyph.position.y - line.baseline + place.y)
        result.glyphs.append(.init(outline: glyph.outline, position: moved))
      }
    }
    return result
  }
}
