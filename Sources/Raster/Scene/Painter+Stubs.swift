extension Painter {
  mutating func drawImage(_ bitmap: Bitmap, _ rect: Rect, _ state: RenderState) {}
  func templateCoverage(_ bitmap: Bitmap, _ rect: Rect, _ state: RenderState) -> CoverageMask {
    CoverageMask()
  }
  mutating func drawBackdrop(_ path: Path, _ material: BackdropMaterial, _ state: RenderState) {}
}
