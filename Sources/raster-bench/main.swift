import Foundation
import Raster
import Typography

// usage: raster-bench [--threads N] [--runs N] [--only PREFIX] [--save FOLDER]

/// The value after an option.
func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  guard let at = arguments.firstIndex(of: name), at + 1 < arguments.count else { return nil }
  return arguments[at + 1]
}

let benchmark = Benchmark(
  prefix: option("--only") ?? "", runs: option("--runs").flatMap { Int($0) } ?? 9,
  threads: option("--threads").flatMap { Int($0) } ?? 1)
if !benchmark.prefix.hasPrefix("views") {
  try BenchCases(benchmark: benchmark, library: FontLibrary.standard(), folder: option("--save"))
    .run()
}
try ViewCases(benchmark: benchmark).run()
