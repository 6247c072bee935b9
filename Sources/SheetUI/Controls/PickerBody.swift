import Foundation

/// The parts of a picker, without their types.
struct PickerParts {
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  let currentValueLabel: AnyView?

  /// Whether an option is the selected one.
  @MainActor func isSelected(_ item: ContentItem) -> Bool {
    item.tag.map(selection.isSelected) ?? false
  }

  /// Selects an option, if it has a tag.
  @MainActor func select(_ item: ContentItem) {
    if let tag = item.tag { selection.select(tag) }
  }
}

/// A picker in one of the system's ways.
struct PickerBody: View {
  let parts: PickerParts
  let kind: _PickerKind

  @Environment(\.menuContext) private var menu
  @Environment(\.isListRow) private var isListRow

  var body: some View {
    if menu != nil {
      MenuPickerRows(parts: parts, isPalette: kind == .palette)
    } else {
      switch kind {
      case .automatic, .menu: MenuPicker(parts: parts)
      case .segmented, .palette: SegmentedPicker(parts: parts)
      case .wheel: LabeledWheel(parts: parts)
      case .inline:
        if isListRow { InlinePicker(parts: parts) } else { LabeledWheel(parts: parts) }
      case .navigationLink:
        PickerLink(parts: parts)
      }
    }
  }
}

/// The selected option, to be shown as a picker's value.
struct PickerValue: View {
  let parts: PickerParts

  var body: some View {
    if let label = parts.currentValueLabel {
      label
    } else {
      ItemReader(content: parts.content) { items in
        if let item = items.first(where: { parts.isSelected($0) }) { MenuItemFace(item: item) }
      }
    }
  }
}

/// A value with up and down chevrons, which opens a menu of the options.
struct MenuPicker: View {
  let parts: PickerParts

  @Environment(\.isListRow) private var isListRow
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @State private var isOpen = false

  private var color: Color {
    if !isEnabled { return Color(SystemColor.tertiaryLabel) }
    return isListRow ? Color(SystemColor.secondaryLabel) : tint ?? .accentColor
  }

  var body: some View {
    if isListRow, !labelsHidden {
      ControlRow(gap: 16, label: parts.label) { value }
        .modifier(WholeBoxHit())
        .onTapGesture { isOpen = true }
        .modifier(RowTarget())
    } else {
      // The system's button around a value keeps 12 points at its sides, 7 above and below.
      value.padding(.horizontal, 12).padding(.vertical, 7)
        .modifier(WholeBoxHit())
        .onTapGesture { isOpen = true }
    }
  }

  private var value: some View {
    HStack(spacing: 4) {
      PickerValue(parts: parts).lineLimit(1)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).fontWeight(.medium)
    }
    .foregroundStyle(color)
    .modifier(
      MenuPresenter(isPresented: $isOpen) { MenuPickerRows(parts: parts, isPalette: false) })
  }
}

/// Makes a tap anywhere in a list's row act on the view.
struct RowTarget: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(TraitModifier { $0.isRowTarget = true })
  }
}

/// Makes every point of a box react to the user.
struct WholeBoxHit: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(HitTestingModifier(rule: .shape({ box, _ in Path(box) }, eoFill: false)))
  }
}

/// The options as rows of a menu, the selected one with a checkmark.
struct MenuPickerRows: View {
  let parts: PickerParts
  let isPalette: Bool

  @Environment(\.menuContext) private var menu

  var body: some View {
    ItemReader(content: parts.content) { items in
      ForEach(items) { item in
        if item.tag == nil {
          item.view
        } else {
          MenuRow(isChecked: parts.isSelected(item), role: nil) {
            parts.select(item)
          } label: {
            MenuItemFace(item: item, isRow: true)
          }
        }
      }
    }
  }
}

/// The options as rows of a form, the selected one with a checkmark.
struct InlinePicker: View {
  let parts: PickerParts

  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    if !labelsHidden { parts.label.foregroundStyle(Color(SystemColor.secondaryLabel)) }
    PickerRows(parts: parts) {}
  }
}

/// One row an option, with a checkmark at the end of the selected one.
struct PickerRows: View {
  let parts: PickerParts
  let didSelect: () -> Void

  @Environment(\.tint) private var tint

  var body: some View {
    ItemReader(content: parts.content) { items in
      ForEach(items) { item in
        HStack(spacing: 8) {
          item.view
          Spacer(minLength: 0)
          Image(systemName: "checkmark")
            .fontWeight(.semibold)
            .foregroundStyle(tint ?? .accentColor)
            .opacity(parts.isSelected(item) ? 1 : 0)
            .layoutPriority(1)
        }
        .modifier(WholeBoxHit())
        .onTapGesture {
          parts.select(item)
          didSelect()
        }
        .modifier(RowTarget())
      }
    }
  }
}

/// A row with the value, which leads to a screen with the options.
struct PickerLink: View {
  let parts: PickerParts

  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    NavigationLink {
      PickerScreen(parts: parts)
    } label: {
      ControlRow(gap: 16, label: labelsHidden ? nil : parts.label) {
        PickerValue(parts: parts).foregroundStyle(Color(SystemColor.secondaryLabel))
      }
    }
  }
}

/// The options as rows, under the picker's label as the title; choosing one goes back.
private struct PickerScreen: View {
  let parts: PickerParts

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { PickerRows(parts: parts) { dismiss() } }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .principal) { parts.label.font(.headline) } }
  }
}

/// A wheel behind its label, which stands at the side unless it is hidden.
struct LabeledWheel: View {
  let parts: PickerParts

  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    // A wheel shows no label on a phone; it takes the width.
    ItemReader(content: parts.content) { items in
      WheelColumn(
        items: items, selected: items.firstIndex { parts.isSelected($0) },
        select: { parts.select(items[$0]) }
      ) {
        ForEach(items) { $0.view }
      }
    }
    // The options are made here, in the look that a wheel has.
    .font(.system(size: WheelMetrics.fontSize))
    .lineLimit(1)
  }
}
