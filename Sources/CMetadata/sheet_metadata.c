#include "sheet_metadata.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The layouts below are those of Swift's stable ABI (docs/ABI/TypeMetadata.rst in Swift's sources),
// but for `sections`, which the runtime's header MetadataSections.h declares: each image registers
// one when it is loaded, and its first members have not changed since version 1.

typedef struct {
  uintptr_t start;
  size_t length;
} section_range;

typedef struct {
  uintptr_t version;
  const void *base_address;
  void *unused[2];
  section_range protocols;
  section_range conformances;
} sections;

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const sections *sections, void *context), void *context);

// A conformance; the offsets are relative to their own place.
typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
} conformance;

// The beginning of what describes a struct, an enum or a class.
typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
} type_descriptor;

typedef struct {
  const void *type;
  size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

enum {
  kind_of_type_reference_shift = 3,
  kind_of_type_reference_mask = 7,
  direct_type_descriptor = 0,
  indirect_type_descriptor = 1,

  kind_of_context_mask = 0x1f,
  first_type_kind = 16,
  last_type_kind = 18,
  is_generic = 0x80,
};

static const void *follow(const int32_t *offset) {
  return *offset == 0 ? NULL : (const char *)offset + *offset;
}

// An offset whose lowest bit says that it leads to a pointer instead of to the thing itself.
static const void *follow_maybe_indirect(const int32_t *offset) {
  if (*offset == 0) return NULL;
  const char *target = (const char *)offset + (*offset & ~1);
  return (*offset & 1) ? *(const void *const *)target : target;
}

static const type_descriptor *described_type(const conformance *record) {
  uint32_t kind = (record->flags >> kind_of_type_reference_shift) & kind_of_type_reference_mask;
  const void *target = follow(&record->type);
  if (target != NULL && kind == indirect_type_descriptor) target = *(const void *const *)target;
  return kind == direct_type_descriptor || kind == indirect_type_descriptor ? target : NULL;
}

static const void *metadata(const conformance *record) {
  const type_descriptor *type = described_type(record);
  if (type == NULL) return NULL;
  uint32_t kind = type->flags & kind_of_context_mask;
  if (kind < first_type_kind || kind > last_type_kind || (type->flags & is_generic)) return NULL;
  const void *accessor = follow(&type->accessor);
  if (accessor == NULL) return NULL;
  // 0 asks for the complete metadata and waits for it.
  return ((metadata_accessor)accessor)(0).type;
}

typedef struct {
  const void *protocol;
  sheet_metadata_visitor visit;
  void *context;
} search;

static bool visit_sections(const sections *image, void *context) {
  const search *search = context;
  if (image == NULL || image->version == 0 || image->conformances.start == 0) return true;
  const int32_t *records = (const int32_t *)image->conformances.start;
  size_t count = image->conformances.length / sizeof *records;
  for (size_t i = 0; i < count; i++) {
    const conformance *record = follow(&records[i]);
    if (record == NULL || follow_maybe_indirect(&record->protocol) != search->protocol) continue;
    const void *type = metadata(record);
    if (type != NULL) search->visit(type, search->context);
  }
  return true;
}

void sheet_metadata_each(const void *protocol, sheet_metadata_visitor visit, void *context) {
  search search = {protocol, visit, context};
  swift_enumerateAllMetadataSections(visit_sections, &search);
}
