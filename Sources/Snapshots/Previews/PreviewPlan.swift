internal import SheetUI

/// The pictures of a module's previews that are going to be taken.
@MainActor
public struct PreviewPlan {
  /// The pictures, in order.
  public let shots: [PreviewShot]
  /// Whether there are no previews, before a filter leaves any out.
  public let isEmpty: Bool

  /// Finds the previews of some modules.
  ///
  /// - Parameters:
  ///   - modules: The modules' names.
  ///   - matrix: The surroundings.
  ///   - filter: What the name of a picture has to contain; nil for all.
  public init(of modules: [String], matrix: PreviewMatrix, filter: String? = nil) {
    var subjects: [PreviewSubject] = []
    for module in modules {
      for var subject in PreviewCatalog.previews(in: module) {
        // Two modules may have files and types of one name.
        if modules.count > 1 { subject.owner = "\(module)-\(subject.owner)" }
        subjects.append(subject)
      }
    }
    self.init(subjects, matrix: matrix, filter: filter)
  }

  init(_ subjects: [PreviewSubject], matrix: PreviewMatrix, filter: String?) {
    var names = Set<String>()
    var shots: [PreviewShot] = []
    for subject in subjects {
      let stem = Self.unusedName(of: subject, &names)
      for variant in matrix.variants where variant.isPlainDevice || !subject.hasOwnDevice {
        let name = [stem, variant.name].filter { !$0.isEmpty }.joined(separator: ".")
        shots.append(PreviewShot(name: name, subject: subject, variant: variant))
      }
    }
    isEmpty = shots.isEmpty
    self.shots = filter.map { text in shots.filter { $0.matches(text) } } ?? shots
  }

  /// The modules of the program that have previews, in order.
  public static var modules: [String] { PreviewCatalog.modules }

  /// Returns the module that a type is declared in.
  public static func module(of type: Any.Type) -> String { PreviewCatalog.module(of: type) }

  /// Returns the name of a preview's pictures; one that was taken, in this or in other case, gets a
  /// number behind it.
  private static func unusedName(of subject: PreviewSubject, _ names: inout Set<String>) -> String {
    var label = subject.label
    var count = 1
    while true {
      let name = ReferenceName.preview(owner: subject.owner, label: label)
      if names.insert(name.lowercased()).inserted { return name }
      count += 1
      label = "\(subject.label) \(count)"
    }
  }
}
