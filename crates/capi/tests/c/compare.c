/* What the library makes of blocks, for the test that compares it with the models:
 *   compare BLOCKS OUT (CODEC PARAMETERS)...
 * A codec is a name, or @FILE for a codebook. OUT.N.bits and so on hold what the codec number N
 * makes of as many whole blocks as BLOCKS has. Several threads do the same with one codec. */
#define _GNU_SOURCE
#include <hdlgen.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define THREADS 3

#define CHECK(call)                                                            \
  do {                                                                         \
    if ((call) != HDLGEN_STATUS_OK) {                                          \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hdlgen_error());      \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

static _Thread_local size_t allocations;
#ifdef COUNT_ALLOCATIONS
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
void *malloc(size_t n) { return allocations++, __libc_malloc(n); }
void *calloc(size_t n, size_t m) { return allocations++, __libc_calloc(n, m); }
void *realloc(void *p, size_t n) { return allocations++, __libc_realloc(p, n); }
int posix_memalign(void **p, size_t a, size_t n) {
  return allocations++, *p = __libc_memalign(a, n), *p ? 0 : 12;
}
#endif

struct work {
  const hdlgen_codec *codec;
  const uint8_t *blocks;
  size_t count, size, bytes;
  uint32_t *bits;
  uint8_t *bursts, *stored, *back;
};

static struct work room(const hdlgen_codec *codec, const uint8_t *blocks, size_t length) {
  struct work w = {.codec = codec, .blocks = blocks, .size = hdlgen_block_bytes(codec)};
  w.count = length / w.size;
  w.bits = malloc(w.count * sizeof *w.bits);
  w.bursts = malloc(w.count);
  w.stored = malloc(w.count * w.size);
  w.back = malloc(w.count * w.size);
  return w;
}

static void *run(void *argument) {
  struct work *w = argument;
  size_t length = w->count * w->size, before = 0;
  /* Again: by then a thread's memory is as large as it becomes. */
  for (int pass = 0; pass < 2; pass++) {
    before = allocations;
    CHECK(hdlgen_bits(w->codec, w->blocks, w->count, w->bits));
    CHECK(hdlgen_bursts(w->codec, w->blocks, w->count, w->bursts));
    memset(w->stored, 0xA5, length);
    CHECK(hdlgen_encode(w->codec, w->blocks, w->count, w->stored, length, w->bursts, &w->bytes));
    CHECK(hdlgen_decode(w->codec, w->stored, w->bytes, w->bursts, w->count, w->back));
  }
  if (allocations != before) {
    fprintf(stderr, "%zu allocations for %zu blocks\n", allocations - before, w->count);
    exit(1);
  }
  return NULL;
}

static int same(const struct work *a, const struct work *b) {
  return a->bytes == b->bytes && !memcmp(a->bits, b->bits, a->count * sizeof *a->bits) &&
         !memcmp(a->bursts, b->bursts, a->count) && !memcmp(a->stored, b->stored, a->bytes) &&
         !memcmp(a->back, b->back, a->count * a->size);
}

static void release(struct work *w) {
  free(w->bits), free(w->bursts), free(w->stored), free(w->back);
}

static void save(const char *out, int number, const char *what, const void *data, size_t length) {
  char name[4096];
  snprintf(name, sizeof name, "%s.%d.%s", out, number, what);
  FILE *file = fopen(name, "wb");
  if (!file || fwrite(data, 1, length, file) != length || fclose(file)) exit(1);
}

int main(int argc, char **argv) {
  FILE *file = argc > 2 ? fopen(argv[1], "rb") : NULL;
  if (!file) return fprintf(stderr, "usage: compare BLOCKS OUT (CODEC PARAMETERS)...\n"), 2;
  fseek(file, 0, SEEK_END);
  size_t length = (size_t)ftell(file);
  rewind(file);
  uint8_t *blocks = malloc(length);
  if (fread(blocks, 1, length, file) != length) return 1;
  fclose(file);

  for (int number = 0; 4 + 2 * number < argc; number++) {
    const char *name = argv[3 + 2 * number], *parameters = argv[4 + 2 * number];
    hdlgen_codec *codec;
    if (name[0] == '@')
      CHECK(hdlgen_codec_from_codebook(name + 1, parameters, &codec));
    else
      CHECK(hdlgen_codec_new(name, parameters, &codec));
    struct work first = room(codec, blocks, length), others[THREADS];
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
      others[i] = room(codec, blocks, length);
      if (pthread_create(&threads[i], NULL, run, &others[i])) return 1;
    }
    run(&first);
    for (int i = 0; i < THREADS; i++) {
      pthread_join(threads[i], NULL);
      if (!same(&first, &others[i])) return fprintf(stderr, "%s: threads differ\n", name), 1;
      release(&others[i]);
    }
    save(argv[2], number, "bits", first.bits, first.count * sizeof *first.bits);
    save(argv[2], number, "bursts", first.bursts, first.count);
    save(argv[2], number, "stored", first.stored, first.bytes);
    save(argv[2], number, "back", first.back, first.count * first.size);

    uint32_t most = hdlgen_block_bytes(codec) / hdlgen_mag_bytes(codec), cycles[2] = {0};
    if (hdlgen_compress_latency(codec, most, &cycles[0]) != HDLGEN_STATUS_NO_HARDWARE)
      CHECK(hdlgen_decompress_latency(codec, most, &cycles[1]));
    save(argv[2], number, "cycles", cycles, sizeof cycles);
    release(&first);
    hdlgen_codec_free(codec);
  }
  free(blocks);
  return 0;
}
