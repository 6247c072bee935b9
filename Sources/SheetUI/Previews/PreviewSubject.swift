/// One preview: what is shown, what it is called, and how it wants to be shown.
@MainActor
package struct PreviewSubject {
  /// What is shown.
  enum Content {
    case view(@MainActor () -> any View)
    case controller(@MainActor () -> UIViewController)
    case uiView(@MainActor () -> UIView)
    /// The preview could not be made.
    case failure(any Error)
  }

  /// Where the preview stands: the provider's type, or the macro's file, without the module.
  package var owner: String
  /// The title that was given; nil for none.
  package internal(set) var title: String?
  /// Which one of its owner's it is, counted from 1 among those without a title for the macro, and
  /// among all for a provider.
  package internal(set) var number: Int
  /// How it wants to be shown.
  package internal(set) var settings = PreviewSettings()
  /// The shared contexts that it is put into.
  var modifiers: [any PreviewModifier] = []
  let content: Content

  init(owner: String, title: String? = nil, number: Int, content: Content) {
    self.owner = owner
    self.title = title
    self.number = number
    self.content = content
  }

  /// What tells the preview from others of its owner.
  package var label: String { title ?? String(number) }

  /// The preview's full name.
  package var name: String { "\(owner).\(label)" }
}

// MARK: The macro

extension PreviewSubject {
  /// Returns the previews that the macro registered, in their order.
  static func all(of registries: [any PreviewRegistry.Type]) -> [PreviewSubject] {
    var counts: [String: Int] = [:]
    var subjects: [PreviewSubject] = []
    for registry in registries {
      let owner = owner(file: registry.fileID)
      do {
        for var subject in all(of: try registry.makePreview(), owner: owner) {
          if subject.title == nil {
            counts[owner, default: 0] += 1
            subject.number = counts[owner, default: 1]
          }
          subjects.append(subject)
        }
      } catch {
        counts[owner, default: 0] += 1
        let number = counts[owner, default: 1]
        subjects.append(PreviewSubject(owner: owner, number: number, content: .failure(error)))
      }
    }
    return subjects
  }

  private static func all(of preview: Preview, owner: String) -> [PreviewSubject] {
    preview.contents.enumerated().map { place, content in
      // One of several arguments has its place behind the title.
      let title = preview.name.map { preview.contents.count > 1 ? "\($0) \(place + 1)" : $0 }
      var subject = PreviewSubject(
        owner: owner, title: title, number: 1, content: Content(content))
      for kind in preview.traits.flatMap(\.kinds) { subject.apply(kind) }
      return subject
    }
  }

  private mutating func apply(_ trait: PreviewTrait<Preview.ViewTraits>.Kind) {
    switch trait {
    case .layout(let layout): settings.layout = layout
    case .orientation(let orientation): settings.orientation = orientation
    case .modifier(let modifier): modifiers.append(modifier)
    }
  }

  /// The file's name without folder and extension.
  private static func owner(file: String) -> String {
    let name = file.split(separator: "/").last ?? "Preview"
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}

extension PreviewSubject.Content {
  fileprivate init(_ content: Preview.Content) {
    switch content {
    case .view(let make): self = .view(make)
    case .controller(let make): self = .controller(make)
    case .uiView(let make): self = .uiView(make)
    }
  }
}

// MARK: Providers

extension PreviewSubject {
  /// Returns the previews of a provider: each of its views, and where one of them has several boxes,
  /// each box.
  static func all(of provider: any _PreviewProvider.Type) -> [PreviewSubject] {
    var subjects: [PreviewSubject] = []
    let owner = owner(type: provider)
    for piece in provider._previews.previewPieces {
      for (view, settings) in PreviewProbe.boxes(of: piece) {
        var subject = PreviewSubject(
          owner: owner, title: settings.displayName, number: subjects.count + 1,
          content: .view { view })
        subject.settings = settings
        subjects.append(subject)
      }
    }
    return subjects
  }

  /// The type's name with those of the types around it, without its module and what tells private
  /// types apart: `(Foo in _1A2B)` is `Foo`.
  private static func owner(type: any _PreviewProvider.Type) -> String {
    var names: [String] = []
    for part in String(reflecting: type).split(separator: ".").dropFirst() {
      // “(unknown context at $1234)” holds an address, which differs from run to run.
      if part.hasPrefix("(unknown context") { continue }
      names.append(String(part.drop { $0 == "(" }.prefix { $0 != " " && $0 != ")" }))
    }
    return names.isEmpty ? "\(type)" : names.joined(separator: "-")
  }
}
