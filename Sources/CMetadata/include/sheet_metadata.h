// The Swift runtime's records of which types conform to which protocols, in all loaded images.
#ifndef SHEET_METADATA_H
#define SHEET_METADATA_H

#include <stdint.h>

// Takes the metadata of one type, as Swift's `unsafeBitCast` to `Any.Type` understands it.
typedef void (*sheet_metadata_visitor)(const void *_Nonnull type, void *_Nullable context);

// Calls `visit` for each type that is recorded as conforming to the protocol with this descriptor.
// Generic types are left out: they have no metadata before their arguments are known. Records of
// kinds that are not known here are skipped. The order is that of the images and of the linker.
void sheet_metadata_each(const void *_Nonnull protocol, sheet_metadata_visitor _Nonnull visit,
                         void *_Nullable context);

// The initializer in a class's method table that stands in the place of another class's own one
// with this number among its initializers; NULL where the table isn't as expected. It is how a
// kind of a class is made where only the class is known when compiling, as Objective-C does.
const void *_Nullable sheet_initializer(const void *_Nonnull base, unsigned place,
                                        const void *_Nonnull type);

// Call an initializer `init(frame:)`, one `init(style:reuseIdentifier:)`, or one of an optional
// string alone; a string's two words are given away. They return an object that the caller owns.
void *_Nonnull sheet_make_framed(const void *_Nonnull initializer, const void *_Nonnull type,
                                 const double frame[_Nonnull 4]);
void *_Nonnull sheet_make_styled(const void *_Nonnull initializer, const void *_Nonnull type,
                                 uint8_t style, const uintptr_t name[_Nonnull 2]);
void *_Nonnull sheet_make_named(const void *_Nonnull initializer, const void *_Nonnull type,
                                const uintptr_t name[_Nonnull 2]);

// The share of the running thread's stack that is still free, 0...1, and more where the system doesn't
// tell how large it is.
double sheet_free_stack(void);

#endif
