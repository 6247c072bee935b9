public import Raster

/// A page that shows pictures side by side.
public struct ContactSheet: Sendable {
  /// A picture on the page.
  public struct Entry: Sendable {
    /// The file's path.
    public var path: String
    /// What the picture shows.
    public var picture: ScenePicture
    /// The size in pixels.
    public var size: PixelSize
    /// The hash of the pixels.
    public var pixelHash: String

    /// Creates an entry.
    public init(path: String, picture: ScenePicture, size: PixelSize, pixelHash: String) {
      self.path = path
      self.picture = picture
      self.size = size
      self.pixelHash = pixelHash
    }
  }

  /// The page's title.
  public var title: String
  /// The pictures in order.
  public var entries: [Entry]

  /// Creates a page.
  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// The page; it names the pictures by their file names and needs nothing else.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(title))</h1>
    <p>\(entries.count) pictures.</p>
    <main>
    \(entries.map(figure).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func figure(_ entry: Entry) -> String {
    let name = Self.escaped(FileStore.name(of: entry.path))
    let title = Self.escaped(entry.picture.scene.title ?? entry.picture.name)
    let width = Int((Double(entry.size.width) / entry.picture.scale * 0.6).rounded())
    return """
      <figure>
      <a href="\(name)"><img src="\(name)" width="\(width)" alt="\(title)" loading="lazy"></a>
      <figcaption>\(title)<br><small>\(name), \(entry.size.width)×\(entry.size.height)</small></figcaption>
      </figure>
      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 2rem; background: Canvas; color: CanvasText; }
    main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
    figure { margin: 0; }
    img { display: block; height: auto; max-width: 100%; border-radius: 12px; box-shadow: 0 2px 12px #0004; }
    figcaption { max-width: 16rem; margin-top: 0.5rem; }
    small { opacity: 0.7; }
    """

  /// Returns a text in which no character means anything to HTML.
  static func escaped(_ text: String) -> String {
    text.map { character -> String in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}

extension ContactSheet.Entry {
  /// The entry as `sheetshot render --json` prints it.
  public var json: JSONValue {
    [
      "path": .string(path),
      "scene": .string(picture.name),
      "variant": .string(picture.variant.words),
      "width": .integer(size.width),
      "height": .integer(size.height),
      "pixelHash": .string(pixelHash),
    ]
  }
}
