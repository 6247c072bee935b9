import Foundation

/// A picture of the system's English keyboard, to stand where the keyboard hides what is behind.
///
/// Rows and gaps are an iPhone's of iOS 13 to 18 (observed): 54 points a row, keys 42 high, 6 apart.
/// Other heights stretch the rows.
struct KeyboardView: View {
  /// The height of the whole keyboard, in points.
  let height: CGFloat
  /// The height of the home indicator's region, in points.
  let bottomInset: CGFloat

  @Environment(\.colorScheme) private var scheme

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let suggestionsHeight: CGFloat = 44
  private static let gap: CGFloat = 6
  private static let rowGap: CGFloat = 12

  /// What is below the last row: the globe and the microphone on phones without a home button.
  private var footer: CGFloat { bottomInset > 21 ? bottomInset + 41 : bottomInset + 3 }
  private var suggestions: CGFloat { height > 250 ? Self.suggestionsHeight : 0 }
  private var pitch: CGFloat { max((height - footer - suggestions) / 4, Self.rowGap + 1) }

  private var isDark: Bool { scheme == .dark }
  private var plate: Color { isDark ? Color(bytes: 43, 43, 43) : Color(bytes: 209, 212, 218) }
  private var light: Color { isDark ? Color(bytes: 107, 107, 107) : .white }
  private var gray: Color { isDark ? Color(bytes: 70, 70, 70) : Color(bytes: 172, 177, 186) }

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: suggestions)
      row(Self.rows[0], side: 0)
      row(Self.rows[1], side: 20)
      HStack(spacing: Self.gap) {
        sign("\u{21E7}")
        row(Self.rows[2], side: 8)
        sign("\u{232B}")
      }
      HStack(spacing: Self.gap) {
        key(gray) { Text(verbatim: "123").font(.system(size: 16)) }.frame(width: 88)
        key(light) { Text(verbatim: "space").font(.system(size: 16)) }
        key(gray) { Text(verbatim: "return").font(.system(size: 16)) }.frame(width: 88)
      }
      Color.clear.frame(height: footer)
    }
    .padding(.horizontal, Self.gap / 2)
    .background { plate }
    // Keys that have no room are cut off: what is seen is never higher than the keyboard.
    .frame(height: height, alignment: .top)
    .clipped()
    .environment(\.layoutDirection, .leftToRight)
    .foregroundStyle(isDark ? Color.white : .black)
  }

  private func row(_ letters: String, side: CGFloat) -> some View {
    HStack(spacing: Self.gap) {
      ForEach(Array(letters), id: \.self) { letter in
        key(light) { Text(verbatim: String(letter)).font(.system(size: 22)) }
      }
    }
    .padding(.horizontal, side)
  }

  private func sign(_ sign: String) -> some View {
    key(gray) { Text(verbatim: sign).font(.system(size: 18)) }.frame(width: 43)
  }

  private func key<Label: View>(
    _ color: Color, @ViewBuilder label: () -> Label
  ) -> some View {
    label()
      .frame(maxWidth: .infinity)
      .frame(height: pitch - Self.rowGap)
      .background(color, in: RoundedRectangle(cornerRadius: 5))
      .background {
        RoundedRectangle(cornerRadius: 5).fill(Color.black.opacity(0.3)).offset(y: 1)
      }
      .frame(height: pitch)
  }
}

extension Color {
  /// Creates an opaque color from bytes.
  fileprivate init(bytes red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
