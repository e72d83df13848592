/* Programs whose data lie in main memory, each in 256 KB from `memory` on. */
#ifndef PROGRAMS_H
#define PROGRAMS_H

#include <stdint.h>

struct program {
    const char *name;
    /* Fills its memory and works on it. A hash of the results. */
    uint32_t (*run)(uint32_t *memory);
};

extern const struct program programs[];
extern const unsigned program_count;

/* FNV-1a of `words` words. */
uint32_t hash_words(const volatile uint32_t *words, unsigned count, uint32_t hash);

/* The next number of a sequence of noise. */
uint32_t noise(uint32_t *state);

#define HASH_START 0x811c9dc5u

#endif
