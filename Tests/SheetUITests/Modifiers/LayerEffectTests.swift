import Foundation
import Raster
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

/// Pictures of one color over another, in bytes.
@MainActor
struct LayerEffectTests {
  private func pixel(@ViewBuilder _ content: () -> some View) throws -> [UInt8] {
    let lab = try Lab(20, 20) { content() }
    let rgba = try lab.stage.snapshot()[10, 10].rgba
    return [rgba.x, rgba.y, rgba.z]
  }

  private static let under = SheetUI.Color(red: 200 / 255, green: 100 / 255, blue: 50 / 255)
  private static let over = SheetUI.Color(red: 100 / 255, green: 200 / 255, blue: 0)

  @Test(
    "blend modes follow their formulas",
    arguments: [
      (SheetUI.BlendMode.multiply, [78, 78, 0]), (.screen, [222, 222, 50]),
      (.darken, [100, 100, 0]), (.lighten, [200, 200, 50]), (.difference, [100, 100, 50]),
      (.plusLighter, [255, 255, 50]), (.overlay, [188, 157, 0]), (.hardLight, [157, 188, 0]),
      (.normal, [100, 200, 0]), (.destinationOver, [200, 100, 50]),
    ] as [(SheetUI.BlendMode, [UInt8])])
  func blends(_ mode: SheetUI.BlendMode, _ expected: [UInt8]) throws {
    let found = try pixel {
      ZStack {
        Self.under
        Self.over.blendMode(mode)
      }
      .ignoresSafeArea()
    }
    #expect(found == expected)
  }

  @Test("a compositing group keeps blending to itself")
  func isolated() throws {
    let found = try pixel {
      ZStack {
        Self.under
        Self.over.blendMode(.multiply).compositingGroup()
      }
    }
    #expect(found == [100, 200, 0])
  }

  @Test("color effects are linear maps of straight colors")
  func colors() throws {
    #expect(try pixel { Self.under.colorInvert() } == [55, 155, 205])
    #expect(try pixel { Self.under.brightness(0.2) } == [251, 151, 101])
    #expect(try pixel { Self.under.contrast(0) } == [128, 128, 128])
    #expect(try pixel { Self.under.saturation(1) } == [200, 100, 50])
    #expect(try pixel { Self.under.grayscale(1) } == [118, 118, 118])
    #expect(try pixel { Self.under.colorMultiply(.black) } == [0, 0, 0])
    #expect(try pixel { Self.under.hueRotation(.degrees(360)) } == [200, 100, 50])
  }

  @Test("the color scheme that the content asks for reaches the window's background")
  func scheme() throws {
    #expect(try pixel { Text("").preferredColorScheme(.dark) } == [0, 0, 0])
    #expect(try pixel { Text("").preferredColorScheme(nil) } == [255, 255, 255])
  }

  @Test("gradients other than linear ones take the color of a pixel's distance or angle")
  func gradients() throws {
    let radial = try pixel {
      RadialGradient(
        colors: [.white, .black], center: .topLeading, startRadius: 0, endRadius: 10)
    }
    #expect(radial == [0, 0, 0])
    let conic = try Lab(20, 20) {
      AngularGradient(
        stops: [
          .init(color: .white, location: 0), .init(color: .white, location: 0.5),
          .init(color: .black, location: 0.5), .init(color: .black, location: 1),
        ], center: .center)
    }
    let picture = try conic.stage.snapshot()
    #expect(picture[10, 15].rgba.x == 255)
    #expect(picture[10, 4].rgba.x == 0)
  }
}
