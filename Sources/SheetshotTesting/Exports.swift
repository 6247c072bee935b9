// What tests name beside the assertions; whole modules would bring a second `Color` and `Path`.
@_exported public import struct Raster.Allowance
@_exported public import struct Raster.Bitmap
@_exported public import enum Raster.ColorMetric
@_exported public import struct Raster.ComparisonRules
@_exported public import struct Raster.PixelRect
@_exported public import struct Raster.Ratio
@_exported public import struct SheetUI.Device
@_exported public import class SheetUI.Stage
@_exported public import struct SheetUI.StageConfiguration
@_exported public import enum SheetUI.StageError
@_exported public import struct Snapshots.Diffing
@_exported public import struct Snapshots.PreviewMatrix
@_exported public import enum Snapshots.SnapshotMask
