import Typography

extension Stage {
  /// The font files that what is shown is set in, each as its name and its hash, in order of names.
  package var fontFiles: [(name: String, sha256: String)] {
    var paths = Set<String>()
    func collect(_ node: LayoutNode) {
      if let text = node.behavior as? TextBehavior { paths.formUnion(text.fontFiles(node)) }
      for child in node.children { collect(child) }
    }
    for host in window.hosts { collect(host.box) }
    guard let library = try? FontLibrary.standard() else { return [] }
    return library.files(at: paths).map { ($0.name, $0.sha256) }
  }
}
