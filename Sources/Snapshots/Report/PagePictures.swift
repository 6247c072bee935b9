internal import Foundation

/// The pictures that a report's page contains, so that it can be sent as one file.
///
/// Beyond a limit pictures are only named, and lie beside the page: no browser likes a page of a
/// gigabyte.
struct PagePictures {
  /// The pictures as JSON, by their paths in the report's folder.
  let json: String

  /// The most bytes of all pictures that are in the page; a phone's screen has about 100,000.
  private static let mostBytes = 24 << 20

  init(of entries: [VerifyEntry], in folder: ReportFolder) {
    var room = Self.mostBytes
    var members: [String] = []
    // The whole pictures of all before the frames of any.
    let paths =
      entries.flatMap(\.images.shown) + entries.flatMap { $0.frames.flatMap(\.images.shown) }
    for path in paths {
      guard let bytes = try? FileStore.read(folder.path(path), limit: room) else { continue }
      room -= bytes.count
      let key = MarkupText.inScript(JSONWriter.text(.string(path)))
      members.append(key + #":"data:image/png;base64,\#(Data(bytes).base64EncodedString())""#)
    }
    json = "{" + members.joined(separator: ",\n") + "}"
  }
}

extension VerifyEntry.Images {
  /// The pictures that the page shows.
  fileprivate var shown: [String] {
    [expected, actual, difference].compactMap(\.self).filter { $0.hasSuffix(".png") }
  }
}
