import Raster
import TestSupport
import Testing

struct SequenceComparisonTests {
  private func frame(_ gray: UInt8, _ numerator: Int, _ denominator: Int) throws -> AnimationFrame {
    let image = TestImages.solid(SIMD4(gray, gray, gray, 255), width: 3, height: 2)
    return AnimationFrame(image: image, delay: try FrameDelay(numerator, over: denominator))
  }

  @Test("equal frames with equal times, written in other fractions, are identical")
  func identical() throws {
    let a = [try frame(1, 1, 2), try frame(2, 1, 30)]
    var b = [try frame(1, 50, 100), try frame(2, 2, 60)]
    #expect(SequenceComparison(a, b).isIdentical)
    b[1].delay = nil
    #expect(SequenceComparison(a, b).isIdentical)
  }

  @Test("a changed picture, a changed time and a missing frame are each told apart")
  func differences() throws {
    let a = [try frame(1, 1, 2), try frame(2, 1, 30), try frame(3, 1, 30)]
    let b = [try frame(1, 1, 3), try frame(9, 1, 30)]
    let comparison = SequenceComparison(a, b)
    #expect(!comparison.isIdentical)
    #expect(comparison.firstCount == 3 && comparison.secondCount == 2)
    #expect(comparison.differingIndices == [0, 1])
    #expect(comparison.pairs[0].difference == .identical && !comparison.pairs[0].hasSameDelay)
    #expect(comparison.pairs[1].difference.statistics?.differingPixels == 6)
  }

  @Test("frames compared as they come give the same as lists")
  func streaming() throws {
    let a = [try frame(1, 1, 2), try frame(2, 1, 30), try frame(3, 1, 30)]
    let b = [try frame(1, 1, 2)]
    var (first, second) = (a.makeIterator(), b.makeIterator())
    let streamed = SequenceComparison({ first.next() }, { second.next() })
    #expect(streamed == SequenceComparison(a, b))
  }
}
