/// The JSON Schema of scene files, made of the same forms that read them.
public enum SceneSchema {
  /// The whole schema.
  public static var document: JSONValue {
    var members: [(String, JSONValue)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "Sheetshot scene"),
      ("description", "A device, what it shows, the sheet over it, and what happens."),
    ]
    if case .object(let scene) = Form<SceneSpec>.scene.schema {
      members += scene.map { ($0.key, $0.value) }
    }
    members.append(("$defs", .object(definitions)))
    return .object(members)
  }

  /// The named parts that refer to each other.
  private static var definitions: [(String, JSONValue)] {
    [
      ("View", Form<ViewSpec>.viewDefinition.schema),
      ("Views", Form<[ViewSpec]>.viewsDefinition.schema),
      ("Color", Form<ColorSpec>.colorDefinition.schema),
      ("Style", Form<StyleSpec>.styleDefinition.schema),
      ("Gradient", Form<GradientSpec>.gradientDefinition.schema),
      ("Font", Form<FontSpec>.fontDefinition.schema),
      ("Image", Form<ImageSpec>.imageDefinition.schema),
      ("Action", Form<ActionSpec>.actionDefinition.schema),
      ("Animation", Form<AnimationSpec>.animationDefinition.schema),
    ]
  }
}
