extension UIImageView {
  /// Has a symbol move; it stands still in a picture.
  public func addSymbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((Any) -> Void)? = nil
  ) {}
  /// Ends what a symbol does.
  public func removeSymbolEffect<T: SymbolEffect>(
    ofType effect: T, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Ends everything that the symbol does.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Goes over to another symbol; it is there at once.
  public func setSymbolImage<T: SymbolEffect>(
    _ image: UIImage, contentTransition transition: T, options: SymbolEffectOptions = .default
  ) { self.image = image }
}
