internal import Raster

/// Finds the views that lie where pixels differ.
struct RegionViews {
  private let tree: LayoutTree
  private let names: ViewNames
  private let scale: Double

  /// The most views that are named for one region.
  private static let mostNames = 4

  /// Creates a finder for a picture of a width in pixels; nil where the tree tells no scale.
  init?(_ tree: LayoutTree, pixelWidth: Int) {
    guard let scale = tree.scale(pixelWidth: pixelWidth) else { return nil }
    self.tree = tree
    names = ViewNames(tree: tree)
    self.scale = scale
  }

  /// Returns the names of the views in a region of pixels, the smallest first.
  ///
  /// A view that holds the whole region counts only where no smaller one does: a background is
  /// everywhere.
  func names(in region: PixelRect) -> [String] {
    let touched = tree.nodes.indices.filter { names.isInk($0) && touches($0, region) }
    let inside = touched.filter { !holds($0, region) }
    // Of those that hold all, the smallest; of equal ones the one in front.
    let around = touched.filter { holds($0, region) }.min {
      (area($0), -$0) < (area($1), -$1)
    }
    let places = inside.sorted { (area($0), $0) < (area($1), $1) }
    var found: [String] = []
    for place in places.isEmpty ? [around].compactMap(\.self) : places {
      let name = names.name(of: place)
      if !found.contains(name) { found.append(name) }
    }
    let rest = found.count - Self.mostNames
    return found.prefix(Self.mostNames) + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// Returns where a region is, in words: in the smallest view that it touches, or near the nearest;
  /// nil where nothing is drawn.
  func place(of region: PixelRect) -> String? {
    if let name = names(in: region).first { return "in \(name)" }
    let nearest = tree.nodes.indices.filter { names.isInk($0) }.min {
      (distance($0, region), area($0), $0) < (distance($1, region), area($1), $1)
    }
    return nearest.map { "near \(names.name(of: $0))" }
  }

  /// The pixels between a view and a region, across and down together.
  private func distance(_ place: Int, _ region: PixelRect) -> Double {
    let edges = edges(place)
    let across = max(edges.left - Double(region.maxX), Double(region.minX) - edges.right, 0)
    let down = max(edges.top - Double(region.maxY), Double(region.minY) - edges.bottom, 0)
    return across + down
  }

  /// What a view takes of the screen: a sheet that slides in hangs out of it.
  private func area(_ place: Int) -> Double {
    let (edges, screen) = (edges(place), edges(0))
    let width = min(edges.right, screen.right) - max(edges.left, screen.left)
    let height = min(edges.bottom, screen.bottom) - max(edges.top, screen.top)
    return max(width, 0) * max(height, 0)
  }

  private struct Edges {
    var left, top, right, bottom: Double
  }

  /// A view's edges in pixels.
  private func edges(_ place: Int) -> Edges {
    let frame = tree.nodes[place].frame
    let (x, y) = (Double(frame.x) / 1000 * scale, Double(frame.y) / 1000 * scale)
    return Edges(
      left: x, top: y, right: x + Double(frame.width) / 1000 * scale,
      bottom: y + Double(frame.height) / 1000 * scale)
  }

  private func touches(_ place: Int, _ region: PixelRect) -> Bool {
    let edges = edges(place)
    return edges.left < Double(region.maxX) && edges.right > Double(region.minX)
      && edges.top < Double(region.maxY) && edges.bottom > Double(region.minY)
  }

  private func holds(_ place: Int, _ region: PixelRect) -> Bool {
    let edges = edges(place)
    return edges.left <= Double(region.minX) && edges.right >= Double(region.maxX)
      && edges.top <= Double(region.minY) && edges.bottom >= Double(region.maxY)
  }
}
