// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Foundation's own function has further parameters with defaults. These have none, so Swift prefers
// them. Foundation looks into the main bundle's `.strings` alone, where an app's words aren't when
// the app is a package's target, and knows no `.xcstrings`.

/// The words of a key in the acting stage's language; the key where there are none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  words(of: key, nil, nil, key)
}

/// The words of a key of a table in the acting stage's language; the key where there are none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  words(of: key, tableName, nil, key)
}

/// The words of a key in the acting stage's language; another text where there are none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  words(of: key, nil, nil, value)
}

/// The words of a key of a bundle in the acting stage's language; the key where there are none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  words(of: key, nil, bundle, key)
}

/// The words of a key of a bundle's table in the acting stage's language; the key where there are
/// none.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  words(of: key, tableName, bundle, key)
}

private func words(of key: String, _ table: String?, _ bundle: Bundle?, _ value: String) -> String {
  let environment = EnvironmentValues.ofActingStage
  let words = environment.strings?(key, nil, table, bundle?.bundlePath, environment.locale)
  return words ?? (bundle ?? .main).localizedString(forKey: key, value: value, table: table)
}
