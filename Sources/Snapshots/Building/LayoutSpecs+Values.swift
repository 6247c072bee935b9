import SheetUI

extension HorizontalAlignmentSpec {
  /// The guide.
  var value: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension VerticalAlignmentSpec {
  /// The guide.
  var value: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}

extension AlignmentSpec {
  /// The guides.
  var value: Alignment {
    switch self {
    case .center: .center
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension AxesSpec {
  /// The axes.
  var value: Axis.Set {
    switch self {
    case .vertical: .vertical
    case .horizontal: .horizontal
    case .both: [.horizontal, .vertical]
    }
  }
}

extension EdgesSpec {
  /// The edges.
  var value: Edge.Set {
    switch self {
    case .all: .all
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension TextAlignmentSpec {
  /// The alignment.
  var value: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension TruncationSpec {
  /// The mode.
  var value: Text.TruncationMode {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension AppearanceSpec {
  /// The color scheme.
  var value: ColorScheme { self == .dark ? .dark : .light }
}

extension OrientationSpec {
  /// The orientation.
  var value: Device.Orientation { self == .landscape ? .landscape : .portrait }
}

extension LayoutDirectionSpec {
  /// The direction.
  var value: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension SizeCategorySpec {
  /// The size.
  var value: DynamicTypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
}
