/// The words that the system's names of symbols are made of.
enum SymbolVocabulary {
  /// The words of all names that are drawn or listed, and more.
  ///
  /// A name of other words is a mistake, not a variant that we don't draw.
  static let words: Set<String> = {
    var words: Set<String> = []
    for name in SymbolLibrary.names { words.formUnion(name.split(separator: ".").map(String.init)) }
    words.formUnion(more.split(whereSeparator: \.isWhitespace).map(String.init))
    return words
  }()

  /// Words of names that we don't draw on their own.
  private static let more = """
    0percent 100percent 33percent 50percent above below dottedunderline exclamation ice lever keypad
    33percent 66percent 67percent air alphabet arrows asymmetrical auto automatic axle back backlight
    bin bottom bottomleft bottomright box bubbles ceiling center cheering clipped clockwise closed
    clubs code columns control cross crossing curved custom cutout cycling dashed degreesign details
    diagonal disc distance dotted double down duct edge enlarge exit export face fan fast feet female
    fill filter fingers fold footwell forward front gaming glass group half halffull handle head heat
    heavy high hold hot house import inset interior inward jog key keyhole knob landscape lap leading
    left lefthalf lift lines liquid low lower magsafe male manual max medium message middle mini
    minus mode motion mouth multiple music natural note occupied off offgrid on open outdoor outlet
    outline outward page pages pan paper pattern pause pedal percent photo plate play plus portable
    profile quarter rack rail rear recessed record reduce remote resume ride right righthalf room
    rotate rowing run running seat seated secondary series shape side signal sleeping slow small
    snow solid split spread square stairs standing stop story strap striped swap swing swipe system
    tail tall text third tilt to top topleft topright touch trailing transmission tray triangle
    turn twin two type up upper user vertical walk walking warm warning water wave waving wheel
    width windshield wing with without work writing x y year z zone
    """
}
