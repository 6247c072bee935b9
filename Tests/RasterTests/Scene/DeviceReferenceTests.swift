import TestSupport
import Testing

@testable import Raster

@Suite("Pictures drawn by devices", .needsSharedData)
struct DeviceReferenceTests {
  private func reference(_ name: String) throws -> Bitmap {
    Bitmap(try PNGDecoder.decode(SharedData.bytes("device-refs/\(name).png")))
  }

  @Test("the red layer with an inner black border equals the device's picture")
  func layerWithBorder() throws {
    let items: [DisplayList.Item] = [
      filled(box(0, 0, 100, 100), Color(bytes: 255, 0, 0)),
      .stroke(box(2, 2, 96, 96), .color(.black), .init(width: 4)),
    ]
    #expect(try drawn(items, 300, 300, scale: 3) == reference("testCALayer.1"))
  }

  @Test("the rounded block's corners are the exact circle's within 3, the device's within 13")
  func roundedBlock() throws {
    let theirs = try reference("testSwiftUIView_iOS.1")
    let block = Path(roundedRect: Rect(x: 10, y: 10, width: 103, height: 30.5), cornerRadius: 5)
    let ours = drawn(
      [filled(block, Color(bytes: 0, 122, 255))], 246, 101, on: Color(bytes: 255, 204, 0),
      scale: 2)
    for y in 0..<101 {
      for x in 0..<246 where !((30...213).contains(x) && (34...67).contains(y)) {
        for c in 0..<4 { #expect(abs(bytes(ours, x, y)[c] - bytes(theirs, x, y)[c]) <= 13) }
      }
    }
    // The first rows of the exact circle's area, from the manifest.
    let exact = [0, 0, 0, 0, 0, 7.688, 92.418, 172.856, 225.049, 250.744]
    for (x, value) in exact.enumerated() {
      #expect(abs(Double(bytes(ours, 20 + x, 20)[2]) - value) <= 1)
      #expect(abs(Double(bytes(ours, 20, 20 + x)[2]) - value) <= 1)
      #expect(abs(Double(bytes(ours, 225 - x, 80)[2]) - value) <= 1)
    }
  }

  @Test("a vertical ramp has the shape of the device's layer with a gradient")
  func layerWithGradient() throws {
    let stops = [
      LinearGradient.Stop(location: 0, color: Color(bytes: 255, 0, 0)),
      .init(location: 1, color: Color(bytes: 255, 255, 0)),
    ]
    let ramp = LinearGradient(stops: stops, start: .zero, end: Point(0, 100))
    let ours = drawn(
      [.fill(box(0, 0, 100, 100), .linearGradient(ramp), .nonZero)], 300, 300, scale: 3)
    let theirs = try reference("testCALayerWithGradient.1")
    for y in 0..<300 {
      #expect(bytes(ours, 0, y)[0] == 255 && bytes(ours, 0, y)[2] == 0)
      #expect(bytes(ours, 0, y) == bytes(ours, 299, y))
      if y > 0 { #expect(bytes(ours, 0, y)[1] >= bytes(ours, 0, y - 1)[1]) }
      // Recorded through a wide gamut: only where it goes is the same.
      #expect(abs(bytes(ours, 0, y)[1] - bytes(theirs, 0, y)[1]) <= 45)
    }
  }
}
