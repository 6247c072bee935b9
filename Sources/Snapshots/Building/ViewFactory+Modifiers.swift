import Foundation
import SheetUI

extension ViewFactory {
  /// Returns a view with a modifier around it.
  func view(_ view: AnyView, with modifier: ModifierSpec) -> AnyView {
    arranged(view, modifier) ?? styled(view, modifier) ?? typeset(view, modifier)
      ?? behaving(view, modifier) ?? view
  }

  private func arranged(_ view: AnyView, _ modifier: ModifierSpec) -> AnyView? {
    switch modifier {
    case .padding(let padding): padded(view, padding)
    case .frame(let frame): framed(view, frame)
    case .fixedSize(let horizontal, let vertical):
      AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .layoutPriority(let priority): AnyView(view.layoutPriority(priority))
    case .zIndex(let index): AnyView(view.zIndex(index))
    case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
    case .position(let x, let y): AnyView(view.position(x: x, y: y))
    case .aspectRatio(let ratio, let fills):
      AnyView(view.aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit))
    case .ignoresSafeArea(let edges): AnyView(view.ignoresSafeArea(edges: edges.value))
    default: nil
    }
  }

  private func padded(_ view: AnyView, _ padding: PaddingSpec) -> AnyView {
    switch padding {
    case .edges(let edges, let length):
      AnyView(view.padding(edges.value, length.map { CGFloat($0) }))
    case .insets(let top, let leading, let bottom, let trailing):
      AnyView(
        view.padding(
          EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    }
  }

  private func framed(_ view: AnyView, _ frame: FrameSpec) -> AnyView {
    func length(_ number: Double?) -> CGFloat? { number.map { CGFloat($0) } }
    switch frame {
    case .fixed(let width, let height, let alignment):
      return AnyView(
        view.frame(width: length(width), height: length(height), alignment: alignment.value))
    case .limits(let width, let height, let alignment):
      return AnyView(
        view.frame(
          minWidth: length(width.least), idealWidth: length(width.ideal),
          maxWidth: length(width.most), minHeight: length(height.least),
          idealHeight: length(height.ideal), maxHeight: length(height.most),
          alignment: alignment.value))
    }
  }

  private func styled(_ view: AnyView, _ modifier: ModifierSpec) -> AnyView? {
    switch modifier {
    case .background(.style(let style)): AnyView(view.background(style.style))
    case .background(.view(let layer, let alignment)):
      AnyView(view.background(alignment: alignment.value) { views(layer) })
    case .overlay(.style(let style)): AnyView(view.overlay(style.style))
    case .overlay(.view(let layer, let alignment)):
      AnyView(view.overlay(alignment: alignment.value) { views(layer) })
    case .foregroundStyle(let style): AnyView(view.foregroundStyle(style.style))
    case .tint(let color): AnyView(view.tint(color.color))
    case .cornerRadius(let radius): AnyView(view.cornerRadius(radius))
    case .clipShape(let shape): clipped(view, to: shape)
    case .clipped: AnyView(view.clipped())
    case .opacity(let opacity): AnyView(view.opacity(opacity))
    case .rotationEffect(let degrees): AnyView(view.rotationEffect(.degrees(degrees)))
    case .scaleEffect(let factor): AnyView(view.scaleEffect(factor))
    case .shadow(let shadow): shadowed(view, shadow)
    case .border(let color, let width): AnyView(view.border(color.color, width: width))
    case .hidden: AnyView(view.hidden())
    case .colorScheme(let appearance): AnyView(view.environment(\.colorScheme, appearance.value))
    default: nil
    }
  }

  private func shadowed(_ view: AnyView, _ shadow: ShadowSpec) -> AnyView {
    guard let color = shadow.color else {
      return AnyView(view.shadow(radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    return AnyView(
      view.shadow(color: color.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
  }

  private func typeset(_ view: AnyView, _ modifier: ModifierSpec) -> AnyView? {
    switch modifier {
    case .font(let font): AnyView(view.font(font.font))
    case .fontWeight(let weight): AnyView(view.fontWeight(weight.value))
    case .bold(let isActive): AnyView(view.bold(isActive))
    case .italic(let isActive): AnyView(view.italic(isActive))
    case .lineLimit(let count): AnyView(view.lineLimit(count))
    case .lineSpacing(let spacing): AnyView(view.lineSpacing(spacing))
    case .multilineTextAlignment(let alignment):
      AnyView(view.multilineTextAlignment(alignment.value))
    case .truncationMode(let mode): AnyView(view.truncationMode(mode.value))
    default: nil
    }
  }

  private func behaving(_ view: AnyView, _ modifier: ModifierSpec) -> AnyView? {
    switch modifier {
    case .disabled(let isDisabled): AnyView(view.disabled(isDisabled))
    case .onTapGesture(let action): AnyView(view.onTapGesture { model.perform(action) })
    case .accessibilityIdentifier(let identifier):
      AnyView(view.accessibilityIdentifier(identifier))
    default: nil
    }
  }
}
