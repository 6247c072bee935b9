import Foundation

/// The parts of a section, one after the other.
struct SectionBody<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  var body: some View {
    let isOpen = isExpanded?.wrappedValue ?? true
    SectionHeader(header: header, isExpanded: isExpanded)
    if isOpen { content }
    footer.modifier(SectionPartModifier(part: .footer, tap: nil))
  }
}

/// The header of a section: with a chevron where it opens and closes its section.
struct SectionHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>?

  @Environment(\.listContext) private var list

  var body: some View {
    if list?.look == .sidebar, let isExpanded {
      HStack(spacing: 0) {
        header
        Spacer()
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(Color.accentColor)
          .layoutPriority(1)
      }
      .modifier(
        SectionPartModifier(part: .header) {
          withAnimation { isExpanded.wrappedValue.toggle() }
        })
    } else {
      header.modifier(SectionPartModifier(part: .header, tap: nil))
    }
  }
}

/// Marks views as the header or footer of a section, in the style of the list around.
nonisolated struct SectionPartModifier: ViewModifier {
  let part: ListContext.Place
  let tap: (@MainActor () -> Void)?

  func body(content: Content) -> some View {
    content
      .modifier(
        TraitModifier {
          $0.list.part = part
          $0.list.tap = tap
        }
      )
      .modifier(SectionPartStyle(part: part))
  }
}

/// Sets the font and color of a header or footer, in a list only.
nonisolated struct SectionPartStyle: EnvironmentModifier {
  let part: ListContext.Place

  func modify(_ environment: inout EnvironmentValues) {
    guard let list = environment.listContext else {
      // A menu's titles are small and gray as well.
      if environment.menuContext != nil { environment.setMenuTitleStyle() }
      return
    }
    environment.listContext?.place = part
    let isProminent = part == .header && environment.headerProminence == .increased
    let isLarge = isProminent || part == .header && list.look == .sidebar
    if isLarge {
      environment.font = .title3.weight(.bold)
    } else if part == .header, list.look.isPlain {
      environment.font = .subheadline.weight(.semibold)
    } else {
      environment.font = .footnote
    }
    environment.foregroundStyle = AnyShapeStyle(
      Color(isLarge ? SystemColor.label : SystemColor.secondaryLabel))
    environment.hasOwnForeground = false
    // UIKit's grouped headers of iOS 13 to 18 are in capitals, where nothing else is said.
    if part == .header, !isLarge, !list.look.isPlain, !environment.hasTextCase {
      environment.textCase = .uppercase
    }
  }
}

/// Tells views which section they are in.
nonisolated struct SectionModifier: _BuiltInModifier {
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SectionNode(view, inputs)
  }
}

/// The node of a section; its number is the section's identity.
@MainActor
final class SectionNode<C: View>: ModifierNode<C, SectionModifier> {
  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    // A list has one level of sections: what is in an inner one stays there.
    for output in outputs[start...] where output.traits.list.section == nil {
      output.traits.list.section = serial
    }
  }
}
