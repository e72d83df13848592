#include "programs.h"

#include <generated/soc.h>

#include <string.h>

uint32_t hash_words(const volatile uint32_t *words, unsigned count, uint32_t hash)
{
    for (unsigned i = 0; i < count; i++) hash = (hash ^ words[i]) * 0x01000193u;
    return hash;
}

uint32_t noise(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

/* Copies of counters, noise and text, at places that are no multiples of a block. */
static uint32_t copies(uint32_t *memory)
{
    enum { WORDS = 4096, BYTES = 0x10000 };
    uint8_t *bytes = (uint8_t *)memory;
    uint32_t state = 1;
    memset(bytes, 0, BYTES);
    for (unsigned i = 0; i < WORDS; i++) memory[i] = i & 1024 ? noise(&state) : i;
    for (unsigned round = 0; round < 3; round++) {
        memcpy(bytes + 0x8000 + 13 * round, bytes + 29 * round, 12000);
        memmove(bytes + 0x8000, bytes + 0x8000 + 7, 15000);
        memset(bytes + 0xc000 + 100 * round, 'a' + round, 3000);
    }
    return hash_words(memory, BYTES / 4, HASH_START);
}

/* Quicksort. */
static void sort(uint32_t *first, uint32_t *last)
{
    while (first < last) {
        uint32_t pivot = first[(last - first) / 2], *low = first, *high = last;
        while (low <= high) {
            while (*low < pivot) low++;
            while (*high > pivot) high--;
            if (low <= high) {
                uint32_t kept = *low;
                *low++ = *high;
                *high-- = kept;
            }
        }
        sort(first, high);
        first = low;
    }
}

static uint32_t sorting(uint32_t *memory)
{
    enum { WORDS = 4096 };
    uint32_t state = 2;
    for (unsigned i = 0; i < WORDS; i++) memory[i] = noise(&state) & 0xfffff;
    sort(memory, memory + WORDS - 1);
    uint32_t rises = 1;
    for (unsigned i = 1; i < WORDS; i++) rises &= memory[i - 1] <= memory[i];
    return rises ? hash_words(memory, WORDS, HASH_START) : 0;
}

/* The product of two matrices of single precision. */
static uint32_t product_f32(uint32_t *memory)
{
    enum { N = 24 };
    float(*a)[N] = (float(*)[N])memory, (*b)[N] = a + N, (*c)[N] = b + N;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = (float)(i - j) * 0.25f;
            b[i][j] = 1.0f / (float)(1 + i + j);
        }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            float sum = 0;
            for (int k = 0; k < N; k++) sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
    return hash_words((uint32_t *)c, N * N, HASH_START);
}

static float of_bf16(uint16_t half)
{
    uint32_t bits = (uint32_t)half << 16;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint16_t to_bf16(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/* A matrix of bf16 weights times a vector, again and again, as a layer of a language model. */
static uint32_t product_bf16(uint32_t *memory)
{
    enum { N = 32, ROUNDS = 3 };
    uint16_t(*weights)[N] = (uint16_t(*)[N])memory;
    float *from = (float *)(memory + 0x1000), *to = from + N;
    uint32_t state = 3;
    for (int i = 0; i < N; i++) {
        from[i] = 1.0f;
        for (int j = 0; j < N; j++)
            weights[i][j] = to_bf16((float)(int32_t)(noise(&state) & 0xffff) / 500000.0f - 0.05f);
    }
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < N; i++) {
            float sum = 0;
            for (int j = 0; j < N; j++) sum += of_bf16(weights[i][j]) * from[j];
            to[i] = sum > 0 ? sum : sum * 0.125f;
        }
        memcpy(from, to, N * sizeof *from);
    }
    return hash_words((uint32_t *)from, N, HASH_START);
}

/* A blur and an edge filter of an image of 8 bits a pixel. */
static uint32_t filters(uint32_t *memory)
{
    enum { W = 96, H = 64 };
    uint8_t(*image)[W] = (uint8_t(*)[W])memory, (*blurred)[W] = image + H, (*edges)[W] = blurred + H;
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) image[y][x] = (uint8_t)((x * x + y * 37) >> 4 ^ (x & y));
    memset(blurred, 0, W * H);
    memset(edges, 0, W * H);
    for (int y = 1; y < H - 1; y++)
        for (int x = 1; x < W - 1; x++) {
            unsigned sum = 0;
            for (int i = -1; i <= 1; i++)
                sum += image[y + i][x - 1] + 2u * image[y + i][x] + image[y + i][x + 1];
            blurred[y][x] = (uint8_t)(sum / 12);
        }
    for (int y = 1; y < H - 1; y++)
        for (int x = 1; x < W - 1; x++) {
            int across = blurred[y][x + 1] - blurred[y][x - 1];
            int down = blurred[y + 1][x] - blurred[y - 1][x];
            int edge = (across < 0 ? -across : across) + (down < 0 ? -down : down);
            edges[y][x] = edge > 255 ? 255 : (uint8_t)edge;
        }
    return hash_words((uint32_t *)edges, W * H / 4, HASH_START);
}

/* Inference by a network of two layers, 64 to 32 to 10, in integers of 8 bits. */
static uint32_t network(uint32_t *memory)
{
    enum { IN = 64, HIDDEN = 32, OUT = 10, INPUTS = 8 };
    int8_t(*first)[IN] = (int8_t(*)[IN])memory;
    int8_t(*second)[HIDDEN] = (int8_t(*)[HIDDEN])(memory + 0x400);
    int8_t *inputs = (int8_t *)(memory + 0x800);
    int32_t *outputs = (int32_t *)(memory + 0xc00), hidden[HIDDEN];
    uint32_t state = 4;
    for (int i = 0; i < HIDDEN * IN; i++) first[0][i] = (int8_t)((noise(&state) & 31) - 16);
    for (int i = 0; i < OUT * HIDDEN; i++) second[0][i] = (int8_t)((noise(&state) & 31) - 16);
    for (int i = 0; i < INPUTS * IN; i++) inputs[i] = (int8_t)(noise(&state) & 15);
    for (int n = 0; n < INPUTS; n++) {
        for (int i = 0; i < HIDDEN; i++) {
            int32_t sum = 0;
            for (int j = 0; j < IN; j++) sum += first[i][j] * inputs[n * IN + j];
            hidden[i] = sum > 0 ? sum >> 4 : 0;
        }
        for (int i = 0; i < OUT; i++) {
            int32_t sum = 0;
            for (int j = 0; j < HIDDEN; j++) sum += second[i][j] * hidden[j];
            outputs[n * OUT + i] = sum;
        }
    }
    return hash_words((uint32_t *)outputs, INPUTS * OUT, HASH_START);
}

/* Half of its memory filled with numbers of several sizes, and hashed three times over. */
static uint32_t hashing(uint32_t *memory)
{
    enum { WORDS = 0x8000 / 4 };
    uint32_t hash = HASH_START;
    for (unsigned i = 0; i < WORDS; i++) memory[i] = i >> (i >> 5 & 7);
    for (int round = 0; round < 3; round++) hash = hash_words(memory, WORDS, hash);
    return hash;
}

const struct program programs[] = {
    {"copies", copies},   {"sorting", sorting}, {"product_f32", product_f32},
    {"product_bf16", product_bf16}, {"filters", filters}, {"network", network}, {"hashing", hashing},
};
#ifdef HDLGEN_SHORT
const unsigned program_count = 1;
#else
const unsigned program_count = sizeof programs / sizeof *programs;
#endif
