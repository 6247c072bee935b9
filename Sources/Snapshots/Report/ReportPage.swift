/// A page that shows the results of a run in one file, without any network.
struct ReportPage {
  private let results: VerifyResults
  private let pictures: PagePictures

  /// Creates the page of some results.
  ///
  /// - Parameters:
  ///   - results: What became of the pictures.
  ///   - folder: Where the pictures are.
  init(_ results: VerifyResults, in folder: ReportFolder) {
    self.results = results
    pictures = PagePictures(of: results.entries.filter { $0.outcome.group != .passed }, in: folder)
  }

  /// The page's text.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Sheetshot: \(MarkupText.escaped(results.summary))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    \(Self.markup)
    <script type="application/json" id="results">\(data)</script>
    <script type="application/json" id="pictures">\(pictures.json)</script>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  /// The results, in which nothing ends the element that holds them.
  private var data: String {
    let value: JSONValue = [
      "summary": .string(results.summary),
      "trouble": results.missingWords.map { .string($0) } ?? .null,
      "entries": .array(results.entries.map(Self.value(of:))),
    ]
    return MarkupText.inScript(JSONWriter.text(value))
  }

  private static func value(of entry: VerifyEntry) -> JSONValue {
    // A text can't be shown as a picture; its message has the lines that differ.
    var shown = entry
    shown.images = entry.images.shown
    guard case .object(let members) = shown.json else { return shown.json }
    return .object(
      members + [
        .init(key: "group", value: .string(entry.outcome.group.rawValue)),
        .init(key: "isNew", value: .bool(entry.images.actual != nil)),
      ])
  }
}

extension VerifyEntry.Images {
  /// Those that a page can show.
  fileprivate var shown: Self {
    var shown = self
    for path in [\Self.expected, \.actual, \.difference]
    where self[keyPath: path]?.hasSuffix(".png") == false {
      shown[keyPath: path] = nil
    }
    return shown
  }
}
