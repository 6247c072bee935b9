// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The name of a filter's value.
public let kCIInputImageKey = "inputImage"
/// The name of a filter's value.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of a filter's value.
public let kCIInputRadiusKey = "inputRadius"
/// The name of a filter's value.
public let kCIInputScaleKey = "inputScale"
/// The name of a filter's value.
public let kCIInputAngleKey = "inputAngle"
/// The name of a filter's value.
public let kCIInputCenterKey = "inputCenter"
/// The name of a filter's value.
public let kCIInputColorKey = "inputColor"
/// The name of a filter's value.
public let kCIInputContrastKey = "inputContrast"
/// The name of a filter's value.
public let kCIInputBrightnessKey = "inputBrightness"
/// The name of a filter's value.
public let kCIInputSaturationKey = "inputSaturation"
/// The name of a filter's value.
public let kCIInputEVKey = "inputEV"
/// The name of a filter's value.
public let kCIInputAmountKey = "inputAmount"
/// The name of a filter's value.
public let kCIInputSharpnessKey = "inputSharpness"
/// The name of a filter's value.
public let kCIInputWidthKey = "inputWidth"
/// The name of a filter's value.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The name of a filter's value.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The name of what comes out of a filter.
public let kCIOutputImageKey = "outputImage"

/// Changes a picture.
///
/// A filter keeps what it is told, and its picture comes out as it went in: no filter is applied
/// here, but a code that a filter makes is made.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String
  private var values: [String: Any] = [:]

  /// Creates a filter of a name.
  public init?(name: String) { self.name = name }
  /// Creates a filter of a name with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  init(of name: String) { self.name = name }

  /// The names of the values that the filter has.
  open var inputKeys: [String] {
    ["inputImage", "inputIntensity", "inputRadius", "inputScale", "inputAmount"]
  }
  /// What comes out: what went in.
  open var outputImage: CIImage? { values["inputImage"] as? CIImage }
  /// Keeps a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value that was kept.
  open func value(forKey key: String) -> Any? {
    key == "outputImage" ? outputImage : values[key]
  }
  /// Forgets all values.
  open func setDefaults() { values = [:] }

  private func number(_ key: String) -> Float { values[key] as? Float ?? 0 }

  /// The picture that goes in.
  open var inputImage: CIImage? {
    get { values["inputImage"] as? CIImage }
    set { values["inputImage"] = newValue }
  }
  /// How much it changes.
  open var intensity: Float {
    get { number("inputIntensity") }
    set { values["inputIntensity"] = newValue }
  }
  /// How far it reaches, in pixels.
  open var radius: Float {
    get { number("inputRadius") }
    set { values["inputRadius"] = newValue }
  }
  /// How large its pieces are, in pixels.
  open var scale: Float {
    get { number("inputScale") }
    set { values["inputScale"] = newValue }
  }
  /// An angle, in radians.
  open var angle: Float {
    get { number("inputAngle") }
    set { values["inputAngle"] = newValue }
  }
  /// How much light and dark differ.
  open var contrast: Float {
    get { number("inputContrast") }
    set { values["inputContrast"] = newValue }
  }
  /// How light it becomes.
  open var brightness: Float {
    get { number("inputBrightness") }
    set { values["inputBrightness"] = newValue }
  }
  /// How colorful it becomes.
  open var saturation: Float {
    get { number("inputSaturation") }
    set { values["inputSaturation"] = newValue }
  }
  /// How much more light there is.
  open var ev: Float {
    get { number("inputEV") }
    set { values["inputEV"] = newValue }
  }
  /// How much it changes.
  open var amount: Float {
    get { number("inputAmount") }
    set { values["inputAmount"] = newValue }
  }
  /// How sharp it becomes.
  open var sharpness: Float {
    get { number("inputSharpness") }
    set { values["inputSharpness"] = newValue }
  }
  /// How many levels are left.
  open var levels: Float {
    get { number("inputLevels") }
    set { values["inputLevels"] = newValue }
  }
  /// How its gray is bent.
  open var power: Float {
    get { number("inputPower") }
    set { values["inputPower"] = newValue }
  }
  /// The middle of what it does, in pixels.
  open var center: CGPoint {
    get { values["inputCenter"] as? CGPoint ?? .zero }
    set { values["inputCenter"] = newValue }
  }
}

extension CIFilter {
  /// A filter that keeps its values and changes nothing.
  public class func boxBlur() -> CIFilter { CIFilter(of: "CIBoxBlur") }
  /// A filter that keeps its values and changes nothing.
  public class func discBlur() -> CIFilter { CIFilter(of: "CIDiscBlur") }
  /// A filter that keeps its values and changes nothing.
  public class func gaussianBlur() -> CIFilter { CIFilter(of: "CIGaussianBlur") }
  /// A filter that keeps its values and changes nothing.
  public class func motionBlur() -> CIFilter { CIFilter(of: "CIMotionBlur") }
  /// A filter that keeps its values and changes nothing.
  public class func zoomBlur() -> CIFilter { CIFilter(of: "CIZoomBlur") }
  /// A filter that keeps its values and changes nothing.
  public class func medianFilter() -> CIFilter { CIFilter(of: "CIMedianFilter") }
  /// A filter that keeps its values and changes nothing.
  public class func noiseReduction() -> CIFilter { CIFilter(of: "CINoiseReduction") }
  /// A filter that keeps its values and changes nothing.
  public class func colorControls() -> CIFilter { CIFilter(of: "CIColorControls") }
  /// A filter that keeps its values and changes nothing.
  public class func colorInvert() -> CIFilter { CIFilter(of: "CIColorInvert") }
  /// A filter that keeps its values and changes nothing.
  public class func colorMonochrome() -> CIFilter { CIFilter(of: "CIColorMonochrome") }
  /// A filter that keeps its values and changes nothing.
  public class func colorPosterize() -> CIFilter { CIFilter(of: "CIColorPosterize") }
  /// A filter that keeps its values and changes nothing.
  public class func exposureAdjust() -> CIFilter { CIFilter(of: "CIExposureAdjust") }
  /// A filter that keeps its values and changes nothing.
  public class func gammaAdjust() -> CIFilter { CIFilter(of: "CIGammaAdjust") }
  /// A filter that keeps its values and changes nothing.
  public class func hueAdjust() -> CIFilter { CIFilter(of: "CIHueAdjust") }
  /// A filter that keeps its values and changes nothing.
  public class func sepiaTone() -> CIFilter { CIFilter(of: "CISepiaTone") }
  /// A filter that keeps its values and changes nothing.
  public class func temperatureAndTint() -> CIFilter { CIFilter(of: "CITemperatureAndTint") }
  /// A filter that keeps its values and changes nothing.
  public class func vibrance() -> CIFilter { CIFilter(of: "CIVibrance") }
  /// A filter that keeps its values and changes nothing.
  public class func vignette() -> CIFilter { CIFilter(of: "CIVignette") }
  /// A filter that keeps its values and changes nothing.
  public class func vignetteEffect() -> CIFilter { CIFilter(of: "CIVignetteEffect") }
  /// A filter that keeps its values and changes nothing.
  public class func whitePointAdjust() -> CIFilter { CIFilter(of: "CIWhitePointAdjust") }
  /// A filter that keeps its values and changes nothing.
  public class func photoEffectChrome() -> CIFilter { CIFilter(of: "CIPhotoEffectChrome") }
  /// A filter that keeps its values and changes nothing.
  public class func photoEffectFade() -> CIFilter { CIFilter(of: "CIPhotoEffectFade") }
  /// A filter that keeps its values and changes nothing.
  public class func photoEffectInstant() -> CIFilter { CIFilter(of: "CIPhotoEffectInstant") }
  /// A filter that keeps its values and changes nothing.
  public class func photoEffectMono() -> CIFilter { CIFilter(of: "CIPhotoEffectMono") }
  /// A filter that keeps its values and changes nothing.
  public class func photoEffectNoir() -> CIFilter { CIFilter(of: "CIPhotoEffectNoir") }
  /// A filter that keeps its values and changes nothing.
  public class func photoEffectProcess() -> CIFilter { CIFilter(of: "CIPhotoEffectProcess") }
  /// A filter that keeps its values and changes nothing.
  public class func photoEffectTonal() -> CIFilter { CIFilter(of: "CIPhotoEffectTonal") }
  /// A filter that keeps its values and changes nothing.
  public class func photoEffectTransfer() -> CIFilter { CIFilter(of: "CIPhotoEffectTransfer") }
  /// A filter that keeps its values and changes nothing.
  public class func bloom() -> CIFilter { CIFilter(of: "CIBloom") }
  /// A filter that keeps its values and changes nothing.
  public class func gloom() -> CIFilter { CIFilter(of: "CIGloom") }
  /// A filter that keeps its values and changes nothing.
  public class func comicEffect() -> CIFilter { CIFilter(of: "CIComicEffect") }
  /// A filter that keeps its values and changes nothing.
  public class func crystallize() -> CIFilter { CIFilter(of: "CICrystallize") }
  /// A filter that keeps its values and changes nothing.
  public class func edges() -> CIFilter { CIFilter(of: "CIEdges") }
  /// A filter that keeps its values and changes nothing.
  public class func edgeWork() -> CIFilter { CIFilter(of: "CIEdgeWork") }
  /// A filter that keeps its values and changes nothing.
  public class func hexagonalPixellate() -> CIFilter { CIFilter(of: "CIHexagonalPixellate") }
  /// A filter that keeps its values and changes nothing.
  public class func highlightShadowAdjust() -> CIFilter { CIFilter(of: "CIHighlightShadowAdjust") }
  /// A filter that keeps its values and changes nothing.
  public class func pixellate() -> CIFilter { CIFilter(of: "CIPixellate") }
  /// A filter that keeps its values and changes nothing.
  public class func pointillize() -> CIFilter { CIFilter(of: "CIPointillize") }
  /// A filter that keeps its values and changes nothing.
  public class func sharpenLuminance() -> CIFilter { CIFilter(of: "CISharpenLuminance") }
  /// A filter that keeps its values and changes nothing.
  public class func unsharpMask() -> CIFilter { CIFilter(of: "CIUnsharpMask") }
  /// A filter that keeps its values and changes nothing.
  public class func thermal() -> CIFilter { CIFilter(of: "CIThermal") }
  /// A filter that keeps its values and changes nothing.
  public class func xRay() -> CIFilter { CIFilter(of: "CIXRay") }
}
