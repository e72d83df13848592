/* The bursts of blocks that `hdlgen eval --bursts` wrote, by address: for simulators whose traces
 * carry no values. It needs no library; docs/library.md has the form of the file.
 *
 * A file of a plain memory image is a byte for each block, so block number N has the N-th byte's
 * bursts, and nothing is needed to read it. This reads files of traces, whose blocks have
 * addresses. */
#ifndef HDLGEN_BURSTS_H
#define HDLGEN_BURSTS_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Entries of nine bytes, sorted by address: 64 bits, lowest byte first, and the bursts. */
typedef struct {
  unsigned char *entries;
  size_t count;
} hdlgen_table;

static inline uint64_t hdlgen_table_address(const unsigned char *entry) {
  uint64_t address = 0;
  for (int byte = 7; byte >= 0; byte--) address = address << 8 | entry[byte];
  return address;
}

static inline int hdlgen_table_order(const void *a, const void *b) {
  uint64_t first = hdlgen_table_address((const unsigned char *)a);
  uint64_t second = hdlgen_table_address((const unsigned char *)b);
  return (first > second) - (first < second);
}

/** Frees a table. */
static inline void hdlgen_table_free(hdlgen_table *table) {
  free(table->entries);
  table->entries = NULL;
  table->count = 0;
}

/** Reads a file. Returns 0, or -1 if it cannot be read or is no whole entries; the table is then
 * empty. Each block is to be there once: of several only one is found. */
static inline int hdlgen_table_read(hdlgen_table *table, const char *path) {
  FILE *file = fopen(path, "rb");
  size_t length = 0, room = 0, read = 1;
  table->entries = NULL;
  table->count = 0;
  if (!file) return -1;
  while (read) {
    if (length == room) {
      size_t more = room ? 2 * room : 9 * 4096;
      unsigned char *moved = (unsigned char *)realloc(table->entries, more);
      if (!moved) break;
      table->entries = moved;
      room = more;
    }
    read = fread(table->entries + length, 1, room - length, file);
    length += read;
  }
  int failed = read || ferror(file) || length % 9;
  fclose(file);
  if (failed) {
    hdlgen_table_free(table);
    return -1;
  }
  table->count = length / 9;
  qsort(table->entries, table->count, 9, hdlgen_table_order);
  return 0;
}

/** The bursts of the block at an address, or 0 if the file has no such block. */
static inline uint8_t hdlgen_table_bursts(const hdlgen_table *table, uint64_t address) {
  size_t from = 0, to = table->count;
  while (from < to) {
    size_t middle = from + (to - from) / 2;
    const unsigned char *entry = table->entries + 9 * middle;
    uint64_t found = hdlgen_table_address(entry);
    if (found == address) return entry[8];
    if (found < address)
      from = middle + 1;
    else
      to = middle;
  }
  return 0;
}

#ifdef __cplusplus
}
#endif

#endif
