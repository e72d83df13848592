/* The bursts of blocks that `hdlgen eval --bursts` wrote, by address: for simulators whose traces
 * carry no values. It needs no library; docs/library.md has the form of the file.
 *
 * A file of a plain memory image is a byte for each block, so block number N has the N-th byte's
 * bursts, and nothing is needed to read it. This reads files whose blocks have addresses: those of
 * traces, and of images with `--at ADDRESS`. They have no head, so several, one behind the other,
 * are one. */
#ifndef HDLGEN_BURSTS_H
#define HDLGEN_BURSTS_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A block's bursts. */
typedef struct {
  uint64_t address;
  uint64_t place; /* in the file */
  uint8_t bursts;
} hdlgen_table_entry;

/** Entries in order of their addresses, and of their places in the file. */
typedef struct {
  hdlgen_table_entry *entries;
  size_t count;
} hdlgen_table;

static inline int hdlgen_table_order(const void *a, const void *b) {
  const hdlgen_table_entry *first = (const hdlgen_table_entry *)a;
  const hdlgen_table_entry *second = (const hdlgen_table_entry *)b;
  if (first->address != second->address) return first->address < second->address ? -1 : 1;
  return (first->place > second->place) - (first->place < second->place);
}

/** Frees a table. */
static inline void hdlgen_table_free(hdlgen_table *table) {
  free(table->entries);
  table->entries = NULL;
  table->count = 0;
}

/** Reads a file. Returns 0, or -1 if it cannot be read or is no whole entries of nine bytes; the
 * table is then empty. */
static inline int hdlgen_table_read(hdlgen_table *table, const char *path) {
  unsigned char bytes[9];
  size_t room = 0, read = 0;
  FILE *file = fopen(path, "rb");
  int failed = !file;
  table->entries = NULL;
  table->count = 0;
  while (!failed && (read = fread(bytes, 1, 9, file)) == 9) {
    if (table->count == room) {
      room = room ? 2 * room : 4096;
      void *moved = realloc(table->entries, room * sizeof *table->entries);
      if (!moved) {
        failed = 1;
        break;
      }
      table->entries = (hdlgen_table_entry *)moved;
    }
    hdlgen_table_entry *entry = table->entries + table->count;
    entry->address = 0;
    for (int byte = 7; byte >= 0; byte--) entry->address = entry->address << 8 | bytes[byte];
    entry->place = table->count++;
    entry->bursts = bytes[8];
  }
  if (file) {
    failed |= read || ferror(file);
    fclose(file);
  }
  if (failed) {
    hdlgen_table_free(table);
    return -1;
  }
  if (table->count) qsort(table->entries, table->count, sizeof *table->entries, hdlgen_table_order);
  return 0;
}

/** The bursts of the block at an address, or 0 if the file has no such block. Of a block that the
 * file has several times the last counts. */
static inline uint8_t hdlgen_table_bursts(const hdlgen_table *table, uint64_t address) {
  size_t from = 0, to = table->count; /* the first entry behind the address */
  while (from < to) {
    size_t middle = from + (to - from) / 2;
    if (table->entries[middle].address <= address)
      from = middle + 1;
    else
      to = middle;
  }
  if (from == 0 || table->entries[from - 1].address != address) return 0;
  return table->entries[from - 1].bursts;
}

#ifdef __cplusplus
}
#endif

#endif
