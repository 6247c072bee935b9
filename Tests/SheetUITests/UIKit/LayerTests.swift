import Foundation
import Raster
import Testing
import UIKit

@testable import SheetUI

/// What layers draw.
@MainActor
struct LayerTests {
  private let red = RGB(255, 0, 0)
  private let white = RGB(255, 255, 255)

  /// A picture of 100 × 100 points with a red view of 40 × 40 in its middle.
  private func picture(_ change: (UIView) -> Void) throws -> Bitmap {
    let root = ColorController(.white)
    let box = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.view.addSubview(box)
    change(box)
    return try Stage.plain(100, 100, root: root).snapshot()
  }

  @Test("a layer's background covers its box to the pixel")
  func background() throws {
    let picture = try picture { _ in }
    #expect(picture.color(30, 30) == red && picture.color(69, 69) == red)
    #expect(picture.color(29, 30) == white && picture.color(70, 69) == white)
  }

  @Test("a corner radius rounds the named corners of the background")
  func corners() throws {
    let round = try picture { $0.layer.cornerRadius = 10 }
    #expect(round.color(30, 30) == white && round.color(69, 69) == white)
    #expect(round.color(50, 30) == red && round.color(40, 40) == red)
    let top = try picture {
      $0.layer.cornerRadius = 10
      $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    #expect(top.color(30, 30) == white && top.color(69, 30) == white)
    #expect(top.color(30, 69) == red && top.color(69, 69) == red)
  }

  @Test("subviews are cut off at the box and its corners only where the layer masks")
  func masksToBounds() throws {
    func add(_ box: UIView) {
      let inner = UIView(frame: CGRect(x: -10, y: -10, width: 60, height: 60))
      inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      box.addSubview(inner)
      box.layer.cornerRadius = 10
    }
    let open = try picture { add($0) }
    #expect(open.color(21, 21) == RGB(0, 0, 255))
    let cut = try picture {
      add($0)
      $0.clipsToBounds = true
    }
    #expect(cut.color(21, 21) == white && cut.color(30, 30) == white)
    #expect(cut.color(50, 50) == RGB(0, 0, 255))
  }

  @Test("a border lies within the box, over content")
  func border() throws {
    let picture = try picture {
      $0.layer.borderWidth = 4
      $0.layer.borderColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    }
    #expect(picture.color(30, 50) == RGB(0, 255, 0) && picture.color(33, 50) == RGB(0, 255, 0))
    #expect(picture.color(34, 50) == red && picture.color(29, 50) == white)
  }

  @Test("a shadow darkens what is around, and not where the layer masks")
  func shadow() throws {
    func set(_ box: UIView) {
      box.layer.shadowOpacity = 1
      box.layer.shadowRadius = 4
      box.layer.shadowOffset = CGSize(width: 0, height: 6)
    }
    let lit = try picture { set($0) }
    #expect(lit.color(50, 72).red < 200)
    #expect(lit.color(50, 20) == white)
    let cut = try picture {
      set($0)
      $0.layer.masksToBounds = true
    }
    #expect(cut.color(50, 72) == white)
  }

  @Test("a mask lets through as much as it covers")
  func mask() throws {
    let picture = try picture {
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40)).cgPath
      $0.layer.mask = mask
    }
    #expect(picture.color(40, 50) == red && picture.color(60, 50) == white)
  }

  @Test("opacity fades a view and everything in it as one picture")
  func alpha() throws {
    let picture = try picture {
      let inner = UIView(frame: $0.bounds)
      inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      $0.addSubview(inner)
      $0.alpha = 0.5
    }
    #expect(picture.color(50, 50).isNear(RGB(128, 128, 255)))
  }

  @Test("a transform turns about the middle of the box")
  func transform() throws {
    let picture = try picture {
      $0.bounds.size = CGSize(width: 40, height: 10)
      $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    #expect(picture.color(50, 35) == red && picture.color(50, 65) == red)
    #expect(picture.color(35, 50) == white)
  }

  @Test("gradient layers run from their first color to their last")
  func gradient() throws {
    let picture = try picture {
      let layer = CAGradientLayer()
      layer.frame = $0.bounds
      layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      $0.layer.addSublayer(layer)
    }
    #expect(picture.color(50, 31).red < 20)
    #expect(picture.color(50, 68).red > 235)
  }

  @Test("draw(_:) draws between the background and subviews")
  func drawing() throws {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
      }
    }
    let picture = try picture { box in
      let drawn = Drawn(frame: box.bounds)
      drawn.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      box.addSubview(drawn)
    }
    #expect(picture.color(40, 40) == RGB(0, 255, 0) && picture.color(60, 60) == RGB(0, 0, 255))
  }

  @Test("a color's components are read as they were set")
  func components() {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).getRed(&r, green: &g, blue: &b, alpha: &a)
    #expect((r, g, b, a) == (0.2, 0.4, 0.6, 0.8))
    for hue in stride(from: 0, to: 1, by: 0.125) {
      let color = UIColor(hue: CGFloat(hue), saturation: 0.5, brightness: 0.75, alpha: 1)
      var (h, s, v): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.getHue(&h, saturation: &s, brightness: &v, alpha: &a)
      #expect(abs(h - CGFloat(hue)) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(v - 0.75) < 1e-9)
    }
    var white: CGFloat = 0
    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: &a))
    #expect(white == 0.3)
    #expect(!UIColor.red.getWhite(&white, alpha: &a))
  }
}
