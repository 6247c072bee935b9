import Raster
import Testing

struct RatioTests {
  @Test(
    "decimal digits are read exactly",
    arguments: [
      ("0.02", 2, 100), ("1", 1, 1), ("0", 0, 1), (".5", 5, 10), ("2.", 2, 1), ("5e-3", 5, 1000),
      ("1e2", 100, 1), ("0.10", 1, 10), ("1.5E1", 15, 1),
    ])
  func decimals(_ text: String, _ numerator: Int, _ denominator: Int) {
    #expect(Ratio(decimal: text) == Ratio(numerator, over: denominator))
  }

  @Test(
    "what is no plain number is refused",
    arguments: [
      "", ".", "-1", "+1", "1,5", "0x1", "nan", "inf", "1e", "1.2.3", "٣", "1e999", "1e30",
    ])
  func refused(_ text: String) {
    #expect(Ratio(decimal: text) == nil)
  }

  @Test("the digits of a binary number are taken, not its bits")
  func binary() {
    #expect(Ratio(0.02) == Ratio(2, over: 100))
    #expect(Ratio(1e-5) == Ratio(1, over: 100_000))
    #expect(Ratio(Double.leastNonzeroMagnitude) == Ratio(0, over: 1_000_000_000_000_000_000))
    #expect(Ratio(-0.1) == nil && Ratio(.nan) == nil && Ratio(.infinity) == nil)
  }

  @Test("a part is compared without rounding, even where products are large")
  func allows() throws {
    let third = Ratio(333_333_333_333_333_333, over: 1_000_000_000_000_000_000)
    #expect(!third.allows(1, of: 3))
    #expect(third.allows(333_333_333, of: 1_000_000_000))
    #expect(Ratio.zero.allows(0, of: .max) && !Ratio.zero.allows(1, of: .max))
    #expect(try #require(Ratio(0.02).flatMap(\.complement)) == Ratio(98, over: 100))
  }
}
