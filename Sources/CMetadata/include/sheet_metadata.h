// The Swift runtime's records of which types conform to which protocols, in all loaded images.
#ifndef SHEET_METADATA_H
#define SHEET_METADATA_H

// Takes the metadata of one type, as Swift's `unsafeBitCast` to `Any.Type` understands it.
typedef void (*sheet_metadata_visitor)(const void *_Nonnull type, void *_Nullable context);

// Calls `visit` for each type that is recorded as conforming to the protocol with this descriptor.
// Generic types are left out: they have no metadata before their arguments are known. Records of
// kinds that are not known here are skipped. The order is that of the images and of the linker.
void sheet_metadata_each(const void *_Nonnull protocol, sheet_metadata_visitor _Nonnull visit,
                         void *_Nullable context);

#endif
