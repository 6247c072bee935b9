// Where the toolchain has no SwiftSyntax the package is built without macros; see Package.swift.
#if SHEET_MACROS
/// Shows views in a development environment; each one is a snapshot, see `PreviewRegistry`.
///
/// Declarations marked `@Previewable` become properties of a view whose body the other statements
/// are.
///
/// - Parameters:
///   - name: The title.
///   - body: The views to show.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SheetMacros", type: "PreviewMacro")

/// Shows views under the given conditions.
///
/// - Parameters:
///   - name: The title.
///   - traits: How it is shown.
///   - additionalTraits: More of the same.
///   - body: The views to show.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SheetMacros", type: "PreviewMacro")

/// Shows views once for each of several values.
///
/// - Parameters:
///   - name: The title.
///   - arguments: The values.
///   - body: The views to show for a value.
@freestanding(declaration)
public macro Preview<Arguments: Sequence>(
  _ name: String? = nil, arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SheetMacros", type: "PreviewMacro")

/// Shows views under the given conditions, once for each of several values.
///
/// - Parameters:
///   - name: The title.
///   - traits: How it is shown.
///   - additionalTraits: More of the same.
///   - arguments: The values.
///   - body: The views to show for a value.
@freestanding(declaration)
public macro Preview<Arguments: Sequence>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SheetMacros", type: "PreviewMacro")

/// Shows a view controller.
///
/// - Parameters:
///   - name: The title.
///   - traits: How it is shown.
///   - additionalTraits: More of the same.
///   - body: The controller to show.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SheetMacros", type: "PreviewMacro")

/// Shows a view of UIKit.
///
/// - Parameters:
///   - name: The title.
///   - traits: How it is shown.
///   - additionalTraits: More of the same.
///   - body: The view to show.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SheetMacros", type: "PreviewMacro")

/// Marks a declaration in a `#Preview` that becomes a property of the shown view, such as state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SheetMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` a value of that collection.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SheetMacros", type: "EntryMacro")

/// Computes a key's default from its initial value; what `@Entry` expands to uses it.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "SheetMacros", type: "EntryDefaultValueMacro")
#endif
