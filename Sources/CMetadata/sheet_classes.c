#include "sheet_metadata.h"

#include <stddef.h>
#include <stdint.h>

// The layouts below are those of Swift's stable ABI (docs/ABI/TypeMetadata.rst in Swift's sources)
// on systems without Objective-C.

typedef struct {
  uintptr_t kind;
  const void *superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint16_t instance_alignment_mask;
  uint16_t reserved;
  uint32_t class_size;
  uint32_t class_address_point;
  const void *description;
} class_metadata;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
  int32_t fields;
  int32_t superclass;
  uint32_t negative_size;
  uint32_t positive_size;
  uint32_t member_count;
  uint32_t field_count;
  uint32_t field_offsets;
} class_descriptor;

typedef struct {
  uint32_t offset;
  uint32_t size;
} vtable_header;

typedef struct {
  uint32_t flags;
  int32_t implementation;
} method_descriptor;

enum {
  is_generic = 0x80,
  class_kind = 16,
  kind_mask = 0x1f,

  // In the upper half of a class descriptor's flags.
  initialization_mask = 3,
  singleton_initialization = 1,
  has_resilient_superclass = 1 << 13,
  has_vtable = 1 << 15,

  method_kind_mask = 0xf,
  initializer_kind = 1,
};

// The header of the class's own part of the method table; NULL where there is none that is known.
static const vtable_header *own_methods(const class_descriptor *descriptor) {
  uint32_t traits = descriptor->flags >> 16;
  if ((descriptor->flags & kind_mask) != class_kind || (descriptor->flags & is_generic) != 0 ||
      (traits & has_vtable) == 0 || (traits & has_resilient_superclass) != 0)
    return NULL;
  const char *rest = (const char *)(descriptor + 1);
  switch (traits & initialization_mask) {
    case 0: break;
    case singleton_initialization: rest += 3 * sizeof(int32_t); break;
    default: return NULL;
  }
  return (const vtable_header *)rest;
}

const void *sheet_initializer(const void *base, unsigned place, const void *type) {
  const class_descriptor *descriptor = ((const class_metadata *)base)->description;
  const vtable_header *header = own_methods(descriptor);
  if (header == NULL) return NULL;
  const method_descriptor *methods = (const method_descriptor *)(header + 1);
  for (uint32_t i = 0; i < header->size; i++) {
    if ((methods[i].flags & method_kind_mask) != initializer_kind) continue;
    if (place-- == 0) return ((const void *const *)type)[header->offset + i];
  }
  return NULL;
}

typedef __attribute__((swiftcall)) void *(*frame_initializer)(
    double x, double y, double width, double height,
    __attribute__((swift_context)) const void *type);

void *sheet_make_framed(const void *initializer, const void *type, const double frame[4]) {
  return ((frame_initializer)initializer)(frame[0], frame[1], frame[2], frame[3], type);
}

typedef __attribute__((swiftcall)) void *(*cell_initializer)(
    uint8_t style, uintptr_t name_start, uintptr_t name_rest,
    __attribute__((swift_context)) const void *type);

void *sheet_make_styled(const void *initializer, const void *type, uint8_t style,
                        const uintptr_t name[2]) {
  return ((cell_initializer)initializer)(style, name[0], name[1], type);
}

typedef __attribute__((swiftcall)) void *(*named_initializer)(
    uintptr_t name_start, uintptr_t name_rest, __attribute__((swift_context)) const void *type);

void *sheet_make_named(const void *initializer, const void *type, const uintptr_t name[2]) {
  return ((named_initializer)initializer)(name[0], name[1], type);
}
