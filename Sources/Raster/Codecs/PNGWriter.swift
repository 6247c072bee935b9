internal import CPNG

/// Hands packed rows and extra chunks to libpng.
enum PNGWriter {
  /// A chunk that stands between the header and the image data.
  struct Chunk: Equatable {
    var name: String
    var data: [UInt8]
  }

  /// The highest of zlib's levels that are as fast as the first; measured in sheet_png_write.c.
  private static let compressionLevel: Int32 = 3

  /// Returns a PNG file of an image that a layout holds exactly.
  static func write(
    _ image: StraightImage, layout: PixelLayout, chunks: [Chunk]
  ) throws(CodecError) -> [UInt8] {
    let side = 1...0x7fff_ffff
    guard side.contains(image.width), side.contains(image.height) else {
      throw .parameter(.size(width: image.width, height: image.height))
    }
    let rows = PixelPacker(layout).packed(image)
    let palette = layout.palette.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    var output = sheet_png_buffer()
    var message = sheet_png_message()
    defer { sheet_png_buffer_free(&output) }
    var picture = sheet_png_picture()
    picture.width = UInt32(image.width)
    picture.height = UInt32(image.height)
    picture.bit_depth = UInt8(layout.bitDepth)
    picture.color_type = layout.colorType.rawValue
    picture.palette_count = UInt32(layout.palette.count)
    picture.translucent_count = UInt32(layout.translucentCount)
    picture.level = compressionLevel
    picture.stride = layout.rowByteCount(width: image.width)
    picture.chunk_count = chunks.count
    let status = palette.withUnsafeBufferPointer { palette in
      rows.withUnsafeBufferPointer { rows in
        withChunks(chunks) { chunks in
          picture.palette = palette.baseAddress
          picture.rows = rows.baseAddress
          picture.chunks = chunks.baseAddress
          return sheet_png_write(&picture, &output, &message)
        }
      }
    }
    guard status == SHEET_PNG_OK else { throw CodecError(writing: status, message) }
    return Array(UnsafeBufferPointer(start: output.bytes, count: output.count))
  }

  /// The chunk that ends every file: no data, and so always the same checksum.
  static let endChunk: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

  /// Adds a chunk to a file's bytes.
  static func append(_ chunk: Chunk, to file: inout [UInt8]) {
    file += bigEndianBytes(UInt32(chunk.data.count))
    let start = file.count
    file += chunk.name.utf8
    file += chunk.data
    file += bigEndianBytes(PNGChecksum.crc(of: file, in: start..<file.count))
  }

  /// Calls a function with chunks in C's form, whose bytes live as long as the call.
  private static func withChunks<Result>(
    _ chunks: [Chunk], _ body: (UnsafeBufferPointer<sheet_png_chunk>) -> Result
  ) -> Result {
    let bytes = chunks.flatMap(\.data)
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      let list = chunks.map { chunk in
        let letters = chunk.name.utf8.map { CChar(bitPattern: $0) }
        precondition(letters.count == 4, "A chunk's name has four letters.")
        let data = bytes.baseAddress.map { $0 + offset }
        offset += chunk.data.count
        return sheet_png_chunk(
          name: (letters[0], letters[1], letters[2], letters[3], 0),
          data: data, count: chunk.data.count)
      }
      return list.withUnsafeBufferPointer(body)
    }
  }
}

extension CodecError {
  init(writing status: sheet_png_status, _ message: sheet_png_message) {
    switch status {
    case SHEET_PNG_OUT_OF_MEMORY: self = .outOfMemory
    default: self = .parameter(.refused(message.words))
    }
  }
}
