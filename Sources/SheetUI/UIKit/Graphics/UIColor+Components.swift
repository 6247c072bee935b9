public import Foundation
import Raster

extension UIColor {
  /// Gives red, green, blue and opacity as they are in the default surroundings.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Gives hue, saturation, brightness and opacity as they are in the default surroundings.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    let (r, g, b) = (color.red, color.green, color.blue)
    let (most, least) = (max(r, g, b), min(r, g, b))
    let range = most - least
    var angle = 0.0
    if range > 0 {
      if most == r {
        angle = (g - b) / range
      } else if most == g {
        angle = 2 + (b - r) / range
      } else {
        angle = 4 + (r - g) / range
      }
    }
    let turn = angle / 6
    hue?.pointee = CGFloat(turn < 0 ? turn + 1 : turn)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Gives the gray and opacity as they are in the default surroundings; false for a color.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  private var resolved: Raster.Color { color.rasterColor(in: EnvironmentValues()) }

  /// Creates a color of a bundle's asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(Color(name, bundle: bundle)) }

  /// Creates a color of an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Fills and draws lines in the color from now on.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills in the color from now on.
  @preconcurrency @MainActor
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Draws lines in the color from now on.
  @preconcurrency @MainActor
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
