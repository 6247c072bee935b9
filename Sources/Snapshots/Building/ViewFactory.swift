import Foundation
import Raster
import SheetUI

/// Makes views of what a scene file describes: the same values that Swift code makes.
@MainActor
struct ViewFactory {
  /// What the views show and change.
  let model: SceneModel
  /// The pictures by their paths.
  let images: [String: Bitmap]
  /// The index of the enclosing `ForEach`; its texts show it.
  var index: Int?

  /// Returns several views, as a view builder would combine them.
  func views(_ specs: [ViewSpec]) -> AnyView {
    if specs.count == 1 { return view(specs[0]) }
    return AnyView(ForEach(0..<specs.count, id: \.self) { view(specs[$0]) })
  }

  /// Returns one view with its modifiers around it.
  func view(_ spec: ViewSpec) -> AnyView {
    spec.modifiers.reduce(content(spec.content)) { view, modifier in
      self.view(view, with: modifier)
    }
  }

  private func content(_ content: ViewContent) -> AnyView {
    switch content {
    case .text(let text): AnyView(Text(verbatim: numbered(text)))
    case .image(let image): AnyView(self.image(image))
    case .color(let color): AnyView(color.color)
    case .gradient(let gradient): AnyView(gradient.gradient)
    case .shape(let shape, let fill, let stroke): self.shape(shape, fill: fill, stroke: stroke)
    case .spacer(let length): AnyView(Spacer(minLength: length.map { CGFloat($0) }))
    case .divider: AnyView(Divider())
    case .empty: AnyView(EmptyView())
    case .button(let label, let action):
      AnyView(
        Button {
          model.perform(action)
        } label: {
          views(label)
        })
    case .toggle(let label, let isOn):
      AnyView(Toggle(isOn: model.binding(isOn)) { views(label) })
    case .vStack, .hStack, .zStack, .group, .scrollView, .forEach, .when: container(content)
    }
  }

  private func container(_ content: ViewContent) -> AnyView {
    switch content {
    case .vStack(let alignment, let spacing, let content):
      AnyView(
        VStack(alignment: alignment.value, spacing: spacing.map { CGFloat($0) }) {
          views(content)
        })
    case .hStack(let alignment, let spacing, let content):
      AnyView(
        HStack(alignment: alignment.value, spacing: spacing.map { CGFloat($0) }) {
          views(content)
        })
    case .zStack(let alignment, let content):
      AnyView(ZStack(alignment: alignment.value) { views(content) })
    case .group(let content): AnyView(Group { views(content) })
    case .scrollView(let axes, let showsIndicators, let content):
      AnyView(ScrollView(axes.value, showsIndicators: showsIndicators) { views(content) })
    case .forEach(let count, let first, let content):
      AnyView(
        ForEach(first..<first + count, id: \.self) { index in
          ViewFactory(model: model, images: images, index: index).views(content)
        })
    case .when(let state, let then, let otherwise):
      AnyView(
        Group { if model.states[state.name] == true { views(then) } else { views(otherwise) } })
    default: AnyView(EmptyView())
    }
  }

  private func numbered(_ text: String) -> String {
    guard let index else { return text }
    return text.replacing("{index}", with: String(index))
  }

  /// Returns a picture.
  func image(_ spec: ImageSpec) -> Image {
    let image: Image
    switch spec.source {
    case .symbol(let name): image = Image(systemName: name)
    case .file(let path, let scale):
      let bitmap = images[path] ?? Bitmap(width: 1, height: 1)
      let file = Image(bitmap: bitmap, scale: CGFloat(scale))
      image = spec.isTemplate ? file.renderingMode(.template) : file
    }
    return spec.isResizable ? image.resizable() : image
  }
}
