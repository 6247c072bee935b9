import Foundation
public import Raster
import SheetUI

/// Writes a short text under a frame.
@MainActor
public struct FrameLabel {
  /// The height in points: on a phone a line of footnote text, on wider screens in proportion.
  private var height: Double { max(28, width * 0.06) }

  private let width: Double
  private let scale: Double
  private let appearance: AppearanceSpec

  /// Creates labels of a width in points, for a number of pixels a point.
  public init(width: Double, scale: Double, appearance: AppearanceSpec) {
    self.width = width
    self.scale = scale
    self.appearance = appearance
  }

  /// Returns a frame with a text under it.
  public func labeled(
    _ frame: Bitmap, _ text: String, background: PremultipliedPixel
  ) throws(SceneError) -> Bitmap {
    let label = try picture(of: text)
    var labeled = Bitmap(
      width: max(frame.width, label.width), height: frame.height + label.height,
      filledWith: background)
    labeled.place(frame, x: 0, y: 0)
    labeled.place(label, x: 0, y: frame.height)
    return labeled
  }

  private func picture(of text: String) throws(SceneError) -> Bitmap {
    let screen = Device.Screen(size: CGSize(width: width, height: height))
    let device = Device(id: "label", idiom: .phone, scale: scale, portrait: screen)
    let configuration = StageConfiguration(device: device, colorScheme: appearance.value)
    do throws(StageError) {
      let stage = try Stage(configuration) {
        ZStack {
          Strip.backgroundColor
          Text(verbatim: text).font(.system(size: height * 0.46))
            .foregroundStyle(SheetUI.Color.system(named: "secondaryLabel") ?? .secondary)
        }
        .ignoresSafeArea()
      }
      return try stage.snapshot()
    } catch {
      throw SceneError(.stage(error), at: nil)
    }
  }
}

extension Strip {
  /// What is between the frames of a strip.
  static var backgroundColor: SheetUI.Color {
    SheetUI.Color.system(named: "secondarySystemBackground") ?? .gray
  }

  /// Returns the pixel of what is between the frames of a strip.
  public static func background(_ appearance: AppearanceSpec) -> PremultipliedPixel {
    // UIKit's secondarySystemBackground: (242, 242, 247) in light and (28, 28, 30) in dark.
    appearance == .dark
      ? PremultipliedPixel(28, 28, 30, 255) : PremultipliedPixel(242, 242, 247, 255)
  }
}
