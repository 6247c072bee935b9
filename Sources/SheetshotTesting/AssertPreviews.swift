public import Foundation
internal import Raster
internal import SheetUI
public import Snapshots

// Reason: the parameters are those that suites know, and which previews are meant.
/// Fails the running test unless the picture of every preview of a module is equal to its reference.
///
/// Every `PreviewProvider` and every `#Preview` of the module is found by itself. The pictures are
/// named after the provider's type or the macro's file, and the preview's title or number; what
/// isn't the first of its list in `matrix` stands behind that. One failure doesn't keep the others
/// from being compared.
///
/// - Parameters:
///   - module: The module's name, of a target that the test's target depends on.
///   - matrix: The devices and settings that previews are shown with.
///   - name: What the name or title of a picture has to contain; nil for all.
///   - precision: The share of the pixels that must match, 0...1.
///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
///   - instant: When the pictures are taken; a preview that moves for ever is taken after 1 s.
///   - recording: When references are written; the environment's `SNAPSHOT_TESTING_RECORD` wins.
///   - timeout: The most seconds of virtual time until nothing moves.
///   - fileID: The test file's module and name.
///   - filePath: The test file's path.
///   - testName: The test's name.
///   - line: The assertion's line.
///   - column: The assertion's column.
public func assertPreviews(
  of module: String, matrix: PreviewMatrix = PreviewMatrix(), named name: String? = nil,
  precision: Float = 1, perceptualPrecision: Float = 1, at instant: SnapshotInstant = .settled,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = SnapshotSite(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let plan = MainThread.run { PreviewPlan(of: [module], matrix: matrix, filter: name) }
  let (shots, trouble) = MainThread.run { (plan.shots, plan.trouble(module, name)) }
  if let trouble { TestFramework.fail(SnapshotFailure(message: trouble), at: site) }
  let strategy = Snapshotting.preview(
    diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision), at: instant)
  for shot in shots {
    let (file, words) = MainThread.run { (shot.name + ".png", shot.words) }
    let check = SnapshotCheck(
      site: site, name: nil, record: recording, fileName: file, timeout: timeout)
    guard var failure = check.failure(of: { shot }, as: strategy) else { continue }
    failure.message = "Preview \(words): \(failure.message)"
    TestFramework.fail(failure, at: site)
  }
}

// Reason: the parameters are those that suites know, and which previews are meant.
/// Fails the running test unless the picture of every preview of a type's module is equal to its
/// reference.
///
/// - Parameters:
///   - type: A type of the module.
///   - matrix: The devices and settings that previews are shown with.
///   - name: What the name or title of a picture has to contain; nil for all.
///   - precision: The share of the pixels that must match, 0...1.
///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
///   - instant: When the pictures are taken; a preview that moves for ever is taken after 1 s.
///   - recording: When references are written; the environment's `SNAPSHOT_TESTING_RECORD` wins.
///   - timeout: The most seconds of virtual time until nothing moves.
///   - fileID: The test file's module and name.
///   - filePath: The test file's path.
///   - testName: The test's name.
///   - line: The assertion's line.
///   - column: The assertion's column.
public func assertPreviews(
  of type: Any.Type, matrix: PreviewMatrix = PreviewMatrix(), named name: String? = nil,
  precision: Float = 1, perceptualPrecision: Float = 1, at instant: SnapshotInstant = .settled,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let module = MainThread.run { PreviewPlan.module(of: type) }
  assertPreviews(
    of: module, matrix: matrix, named: name, precision: precision,
    perceptualPrecision: perceptualPrecision, at: instant, record: recording, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

extension Snapshotting where Value == PreviewShot, Format == Bitmap {
  /// The picture of a preview.
  fileprivate static func preview(
    diffing: Diffing<Bitmap>, at instant: SnapshotInstant
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: diffing) { shot in
      let limit = SnapshotLimits.timeout
      let time: Double? = if case .seconds(let time) = instant { time } else { nil }
      let picture = try MainThread.run { try shot.take(at: time, limit: limit) }
      return TakenSnapshot(
        format: picture.bitmap, layoutTree: LayoutText(picture.layoutTree))
    }
  }
}

extension PreviewPlan {
  /// Why nothing would be compared, in words; nil where there is something.
  ///
  /// A test that compares
  /// nothing must not pass for one that did.
  fileprivate func trouble(_ module: String, _ name: String?) -> String? {
    guard shots.isEmpty else { return nil }
    if !isEmpty, let name { return "No preview of module \(module) has “\(name)” in its name." }
    let others = Self.modules.isEmpty ? "none has any" : Self.modules.joined(separator: ", ")
    return "Module \(module) has no previews in this test's program; modules that have: \(others)."
  }
}
