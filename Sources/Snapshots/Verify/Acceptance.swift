internal import Raster

/// Takes new pictures over as references, those that a report shows.
public struct Acceptance {
  /// The report's folder.
  public let folder: ReportFolder

  /// Creates an acceptance.
  public init(_ folder: ReportFolder) { self.folder = folder }

  /// Takes pictures over and tells the report.
  ///
  /// All pictures are checked before the first one is taken over.
  ///
  /// - Parameter ids: The pictures' names; nil for all that failed and have a new picture.
  /// - Returns: The paths of the references that were written.
  /// - Throws: What can't be accepted.
  public func accept(_ ids: [String]?) throws(ResultsError) -> [String] {
    var results = try folder.results()
    var files: [(place: Int, bytes: [UInt8])] = []
    for place in try places(ids, in: results) {
      files.append((place, try picture(of: results.entries[place])))
    }
    var paths: [String] = []
    for (place, bytes) in files {
      let path = results.entries[place].reference
      do throws(FileError) {
        try FileStore.createFolder(FileStore.folder(of: path))
        try acceptLayout(of: results.entries[place])
        try FileStore.write(bytes, to: path)
      } catch {
        throw .file(error)
      }
      results.entries[place].outcome = .accepted
      paths.append(path)
    }
    try folder.replace(results)
    return paths
  }

  /// Takes the layout tree over that lies beside a new picture, where one does.
  private func acceptLayout(of entry: VerifyEntry) throws(FileError) {
    let kept = folder.path(ReportFolder.layout(of: entry.images.actual ?? ""))
    guard FileStore.kind(of: kept) == .file else { return }
    try FileStore.write(try FileStore.read(kept), to: ReportFolder.layout(of: entry.reference))
  }

  private func places(
    _ ids: [String]?, in results: VerifyResults
  ) throws(ResultsError) -> [Int] {
    let entries = results.entries
    guard let ids else {
      return entries.indices.filter { canAccept(entries[$0]) }
    }
    var places: [Int] = []
    for id in ids {
      guard let place = entries.firstIndex(where: { $0.id == id }) else {
        throw .unknown(id: id, nearest: NearestName.of(id, in: entries.map(\.id)))
      }
      guard canAccept(entries[place]) else {
        throw .nothingToAccept(id: id, outcome: entries[place].outcome)
      }
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  private func canAccept(_ entry: VerifyEntry) -> Bool {
    guard entry.images.actual != nil else { return false }
    return [.different, .missing, .unreadable].contains(entry.outcome)
  }

  private func picture(of entry: VerifyEntry) throws(ResultsError) -> [UInt8] {
    let path = folder.path(entry.images.actual ?? "")
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileStore.read(path) } catch { throw .file(error) }
    // A text is taken over as it is.
    guard path.hasSuffix(".png") else { return bytes }
    do throws(CodecError) {
      _ = try PNGDecoder.decodeBitmap(bytes)
    } catch {
      throw .damaged(path: path, reason: error.message)
    }
    return bytes
  }
}
