public import Foundation
import Raster
import SheetUI

/// Makes a QR code of data: a pixel for each square, and one around it.
open class CIQRCodeGenerator: CIFilter, @unchecked Sendable {
  /// What the code says.
  open var message = Data()
  /// How much of it can be lost: L, M, Q or H for 7, 15, 25 or 30 hundredths.
  open var correctionLevel = "M"

  init() { super.init(of: "CIQRCodeGenerator") }

  /// The names of the values.
  open override var inputKeys: [String] { ["inputMessage", "inputCorrectionLevel"] }

  /// Keeps a value.
  open override func setValue(_ value: Any?, forKey key: String) {
    if key == "inputMessage", let data = value as? Data { message = data }
    if key == "inputCorrectionLevel", let level = value as? String { correctionLevel = level }
    super.setValue(value, forKey: key)
  }

  /// The code; nil if there is too much to say.
  open override var outputImage: CIImage? {
    guard let code = QRCode(Array(message), level: correctionLevel) else { return nil }
    let side = code.side + 2
    var bitmap = Bitmap(
      width: side, height: side, filledWith: PremultipliedPixel(255, 255, 255, 255))
    for y in 0..<code.side {
      for x in 0..<code.side where code[x, y] {
        bitmap[x + 1, y + 1] = PremultipliedPixel(0, 0, 0, 255)
      }
    }
    return CIImage(cgImage: CGImage(bitmap))
  }
}

extension CIFilter {
  /// Makes a QR code.
  public class func qrCodeGenerator() -> CIQRCodeGenerator { CIQRCodeGenerator() }
}
