import Foundation
import Raster
import Testing
import UIKit

@testable import SheetUI

/// Gradients, copies, texts and particles as layers, and what animates them.
@MainActor
struct LayerKindsTests {
  private let root = ColorController(.white)
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor

  private func stage(_ layer: CALayer) throws -> Stage {
    root.view.layer.addSublayer(layer)
    return try Stage.plain(200, 100, root: root)
  }

  private func gradient(_ type: CAGradientLayerType) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.type = type
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [red, blue]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    return layer
  }

  @Test("a radial gradient goes from its middle to its end, a conic one around it")
  func gradients() throws {
    let radial = gradient(.radial)
    radial.endPoint = CGPoint(x: 1, y: 1)
    let round = try stage(radial).snapshot()
    #expect(round.color(50, 50).isClose(to: RGB(255, 0, 0)))
    #expect(round.color(98, 50).isClose(to: RGB(0, 0, 255)))
    #expect(round.color(75, 50).isClose(to: RGB(128, 0, 128)))
    radial.removeFromSuperlayer()
    let conic = gradient(.conic)
    conic.endPoint = CGPoint(x: 0.5, y: 0)
    let fan = try stage(conic).snapshot()
    #expect(fan.color(52, 10).isClose(to: RGB(255, 0, 0), 12))
    #expect(fan.color(50, 90).isClose(to: RGB(128, 0, 128), 4))
    #expect(fan.color(48, 10).isClose(to: RGB(0, 0, 255), 12))
  }

  @Test("a replicator draws its layers several times, each one further and fainter")
  func replicator() throws {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    layer.instanceAlphaOffset = -0.5
    let dot = CALayer()
    dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    dot.backgroundColor = red
    layer.addSublayer(dot)
    let picture = try stage(layer).snapshot()
    #expect(picture.color(20, 20) == RGB(255, 0, 0))
    #expect(picture.color(70, 20).isNear(RGB(255, 128, 128)))
    #expect(picture.color(120, 20) == RGB(255, 255, 255))
    #expect(picture.color(45, 20) == RGB(255, 255, 255))
  }

  @Test("a text layer draws its words in its color")
  func text() throws {
    let layer = CATextLayer()
    layer.string = "MMMM"
    layer.fontSize = 40
    layer.foregroundColor = red
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let picture = try stage(layer).snapshot()
    let reds = (0..<200).flatMap { x in (0..<60).map { picture.color(Double(x), Double($0)) } }
      .count { $0 == RGB(255, 0, 0) }
    #expect(reds > 300)
  }

  @Test("an additive animation adds to the layer's own place, paths are followed")
  func animations() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 40, width: 20, height: 20)
    layer.backgroundColor = red
    let stage = try stage(layer)
    let shake = CABasicAnimation(keyPath: "position.x")
    (shake.fromValue, shake.toValue) = (0, 100)
    (shake.isAdditive, shake.duration) = (true, 1)
    try stage.perform { layer.add(shake, forKey: nil) }
    #expect(try stage.snapshot(at: 0.5).color(110, 50) == RGB(255, 0, 0))
    #expect(try stage.snapshot(at: 0.5).color(60, 50) == RGB(255, 255, 255))
    try stage.advance(by: 2)
    let walk = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 20, y: 80))
    path.addLine(to: CGPoint(x: 80, y: 80))
    (walk.path, walk.duration) = (path.cgPath, 1)
    try stage.perform { layer.add(walk, forKey: nil) }
    #expect(try stage.snapshot(at: 2.5).color(20, 80) == RGB(255, 0, 0))
    #expect(try stage.snapshot(at: 2.75).color(50, 80) == RGB(255, 0, 0))
  }

  @Test("shapes and gradients change their outlines and colors")
  func shapes() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    shape.fillColor = red
    let stage = try stage(shape)
    let grow = CABasicAnimation(keyPath: "path")
    grow.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 20), transform: nil)
    grow.duration = 1
    try stage.perform { shape.add(grow, forKey: nil) }
    let half = try stage.snapshot(at: 0.5)
    #expect(half.color(58, 10) == RGB(255, 0, 0) && half.color(62, 10) == RGB(255, 255, 255))
  }

  @Test("particles are where their number and the time say, the same in every run")
  func particles() throws {
    func picture() throws -> (Bitmap, Bitmap) {
      let root = ColorController(.white)
      let layer = CAEmitterLayer()
      layer.emitterPosition = CGPoint(x: 100, y: 0)
      let cell = CAEmitterCell()
      let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      (cell.contents, cell.contentsScale) = (dot.cgImage, dot.scale)
      (cell.birthRate, cell.lifetime) = (1, 1)
      (cell.velocity, cell.emissionLongitude) = (100, .pi / 2)
      layer.emitterCells = [cell]
      root.view.layer.addSublayer(layer)
      let stage = try Stage.plain(200, 100, root: root)
      return (try stage.snapshot(at: 0.5), try stage.snapshot(at: 1.25))
    }
    let (first, second) = try picture()
    #expect(first.color(100, 50) == RGB(255, 0, 0))
    #expect(first.color(100, 80) == RGB(255, 255, 255))
    #expect(second.color(100, 25) == RGB(255, 0, 0))
    #expect(second.color(100, 50) == RGB(255, 255, 255))
    #expect(try picture() == (first, second))
  }

  @Test("an image view runs through its pictures")
  func runningPictures() throws {
    let images = [red, blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        $0.cgContext.setFillColor(color)
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 1))
    root.view.addSubview(view)
    let stage = try Stage.plain(100, 100, root: root)
    #expect(try stage.snapshot()[10, 10].rgba == [255, 0, 0, 255])
    try stage.advance(by: 0.75)
    #expect(try stage.snapshot()[10, 10].rgba == [0, 0, 255, 255])
    try stage.advance(by: 0.5)
    #expect(try stage.snapshot()[10, 10].rgba == [255, 0, 0, 255])
  }
}

extension RGB {
  /// Whether no component differs by more than a few.
  fileprivate func isClose(to other: RGB, _ limit: Int = 8) -> Bool {
    abs(Int(red) - Int(other.red)) <= limit && abs(Int(green) - Int(other.green)) <= limit
      && abs(Int(blue) - Int(other.blue)) <= limit
  }
}
