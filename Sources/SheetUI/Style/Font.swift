/// Placeholder until the next commit fills it in.
public struct Font: Hashable, Sendable {}
