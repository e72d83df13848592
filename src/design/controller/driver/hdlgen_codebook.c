/* SPDX-License-Identifier: CC0-1.0 */
/*
 * Computes a codebook from counts: lengths by package-merge (Larmore and Hirschberg, A fast
 * algorithm for optimal length-limited Huffman codes, 1990), canonical codewords, and the tables.
 */

#include "hdlgen.h"

/* Checks that the structures fit the sizes in hdlgen_controller.h. */
typedef char hdlgen_codebook_fits
    [sizeof(struct hdlgen_codebook) <= HDLGEN_CODEBOOK_BYTES ? 1 : -1];
typedef char hdlgen_workspace_fits
    [sizeof(struct hdlgen_workspace) <= HDLGEN_WORKSPACE_BYTES ? 1 : -1];

/* Whether a leaf's value comes before another one's; the escape is last. */
static bool is_smaller(const struct hdlgen_codebook *book, uint32_t a, uint32_t b)
{
#if HDLGEN_HAS_ESCAPE
    if (a == HDLGEN_ENTRIES || b == HDLGEN_ENTRIES) {
        return a != b && b == HDLGEN_ENTRIES;
    }
    return book->value[a] < book->value[b];
#else
    (void)book;
    return a < b;
#endif
}

/* The order in which package-merge takes leaves: rarest first; of equal counts the escape, then the
 * highest value. */
static bool is_rarer(const struct hdlgen_codebook *book, uint32_t tree, uint32_t a, uint32_t b)
{
    const uint32_t count_a = book->count[tree][a];
    const uint32_t count_b = book->count[tree][b];
    return count_a != count_b ? count_a < count_b : is_smaller(book, b, a);
}

/* The canonical order: by length, then by value, the escape last. */
static bool is_canonical(const struct hdlgen_codebook *book, uint32_t tree, uint32_t a, uint32_t b)
{
    const uint32_t length_a = book->length[tree][a];
    const uint32_t length_b = book->length[tree][b];
    return length_a != length_b ? length_a < length_b : is_smaller(book, a, b);
}

typedef bool before(const struct hdlgen_codebook *book, uint32_t tree, uint32_t a, uint32_t b);

/* Restores a max-heap by moving a leaf down; the root is the last leaf of the order. */
static void sink(struct hdlgen_codebook *book, uint32_t tree, before *is_before, uint32_t place,
                 uint32_t end)
{
    uint16_t *order = book->order[tree];
    const uint16_t leaf = order[place];
    for (uint32_t child = 2 * place + 1; child < end; child = 2 * place + 1) {
        if (child + 1 < end && is_before(book, tree, order[child], order[child + 1])) {
            child++;
        }
        if (!is_before(book, tree, leaf, order[child])) {
            break;
        }
        order[place] = order[child];
        place = child;
    }
    order[place] = leaf;
}

/* Sorts a tree's leaves: heapsort, because it needs neither memory nor recursion. */
static void sort(struct hdlgen_codebook *book, uint32_t tree, before *is_before)
{
    uint16_t *order = book->order[tree];
    const uint32_t leaves = book->leaves[tree];
    for (uint32_t place = leaves / 2; place-- > 0;) {
        sink(book, tree, is_before, place, leaves);
    }
    for (uint32_t end = leaves; end-- > 1;) {
        const uint16_t last = order[0];
        order[0] = order[end];
        order[end] = last;
        sink(book, tree, is_before, 0, end);
    }
}

/*
 * Merges the leaves with a level's packages by weight, a leaf before a package of equal weight:
 * marks the items that are leaves, and packs pairs of items for the next level. Returns the number
 * of pairs. A package weighs at most HDLGEN_LONGEST times all counts, which is below 2^64.
 */
static uint32_t merge(const struct hdlgen_codebook *book, uint32_t tree, const uint64_t *packages,
                      uint32_t packed, uint64_t *next, uint32_t *is_leaf)
{
    const uint32_t leaves = book->leaves[tree];
    uint32_t leaf = 0;
    uint32_t package = 0;
    uint64_t first_of_pair = 0;
    for (uint32_t word = 0; word < (2 * HDLGEN_LEAVES + 31) / 32; word++) {
        is_leaf[word] = 0;
    }
    while (leaf < leaves || package < packed) {
        const uint32_t item = leaf + package;
        const uint64_t count = leaf < leaves ? book->count[tree][book->order[tree][leaf]] : 0;
        uint64_t weight;
        if (leaf < leaves && (package == packed || count <= packages[package])) {
            is_leaf[item / 32] |= (uint32_t)1 << item % 32;
            weight = count;
            leaf++;
        } else {
            weight = packages[package];
            package++;
        }
        if (item % 2 == 0) {
            first_of_pair = weight;
        } else {
            next[item / 2] = first_of_pair + weight;
        }
    }
    return (leaf + package) / 2;
}

/* The lengths of a tree's codewords, its leaves in order of rarity. */
static void find_lengths(struct hdlgen_codebook *book, uint32_t tree,
                         struct hdlgen_workspace *workspace)
{
    const uint32_t leaves = book->leaves[tree];
    if (leaves == 1) {
        book->length[tree][book->order[tree][0]] = 1;
        return;
    }
    uint32_t packed = 0;
    for (uint32_t level = 0; level < HDLGEN_LONGEST; level++) {
        packed = merge(book, tree, workspace->package[level % 2], packed,
                       workspace->package[(level + 1) % 2], workspace->is_leaf[level]);
    }
    /* A leaf's length is the number of levels in which it is taken. The items taken are the first
     * ones of each level, and so are the leaves among them; each package takes two items below. */
    uint32_t taken = 2 * leaves - 2;
    for (uint32_t level = HDLGEN_LONGEST; level-- > 0;) {
        uint32_t leaves_taken = 0;
        for (uint32_t item = 0; item < taken; item++) {
            if ((workspace->is_leaf[level][item / 32] >> item % 32 & 1) != 0) {
                uint8_t *length = &book->length[tree][book->order[tree][leaves_taken]];
                *length = (uint8_t)(*length + 1);
                leaves_taken++;
            }
        }
        taken = 2 * (taken - leaves_taken);
    }
}

/* Reverses the lowest bits. */
static uint32_t reversed(uint32_t number, uint32_t bits)
{
    uint32_t result = 0;
    for (uint32_t bit = 0; bit < bits; bit++) {
        result = result << 1 | (number >> bit & 1);
    }
    return result;
}

/* The canonical code of a tree, its leaves in canonical order: the first codeword is all zeros, the
 * next is the one before plus one, shifted left by the growth in length. */
static void find_codewords(struct hdlgen_codebook *book, uint32_t tree)
{
    uint32_t *first = book->first[tree];
    for (uint32_t length = 0; length <= HDLGEN_LONGEST; length++) {
        first[length] = 0;
        book->offset[tree][length] = 0;
    }
    for (uint32_t place = 0; place < book->leaves[tree]; place++) {
        const uint32_t length = book->length[tree][book->order[tree][place]];
        first[length] += (uint32_t)1 << (HDLGEN_LONGEST - length);
    }
    for (uint32_t length = 1; length <= HDLGEN_LONGEST; length++) {
        first[length] += first[length - 1];
    }
    uint32_t number = 0;
    uint32_t values = 0;
    uint32_t length_before = 0;
    for (uint32_t place = 0; place < book->leaves[tree]; place++) {
        const uint32_t leaf = book->order[tree][place];
        const uint32_t length = book->length[tree][leaf];
        if (length != length_before) {
            number = first[length - 1] >> (HDLGEN_LONGEST - length);
            length_before = length;
            if (leaf < HDLGEN_ENTRIES) {
                book->offset[tree][length] = (number - values) % HDLGEN_ENTRIES;
            }
        }
        book->codeword[tree][leaf] = reversed(number, length);
        number++;
        values += leaf < HDLGEN_ENTRIES ? 1 : 0;
    }
}

enum hdlgen_result hdlgen_train(struct hdlgen_codebook *book, struct hdlgen_workspace *workspace)
{
    if (book->total == 0) {
        return HDLGEN_NOTHING_SAMPLED;
    }
#if HDLGEN_HAS_ESCAPE
    /* The escape stands for all values without a codeword. */
    uint64_t coded = 0;
    for (uint32_t entry = 0; entry < HDLGEN_ENTRIES; entry++) {
        coded += book->count[0][entry];
    }
    book->count[0][HDLGEN_ENTRIES] = coded < book->total ? (uint32_t)(book->total - coded) : 1;
#endif
    for (uint32_t tree = 0; tree < HDLGEN_TREES; tree++) {
        uint16_t leaves = 0;
        for (uint32_t leaf = 0; leaf < HDLGEN_LEAVES; leaf++) {
#if !HDLGEN_HAS_ESCAPE
            /* Every value has a codeword. */
            if (book->count[tree][leaf] == 0) {
                book->count[tree][leaf] = 1;
            }
#endif
            book->length[tree][leaf] = 0;
            book->codeword[tree][leaf] = 0;
            book->order[tree][leaf] = 0;
            if (book->count[tree][leaf] != 0) {
                book->order[tree][leaves] = (uint16_t)leaf;
                leaves++;
            }
        }
        book->leaves[tree] = leaves;
        sort(book, tree, is_rarer);
        find_lengths(book, tree, workspace);
        sort(book, tree, is_canonical);
        find_codewords(book, tree);
    }
    return HDLGEN_OK;
}

/* A load, which stops at the first write that is refused. */
struct load {
    const struct hdlgen_unit *unit;
    uint32_t base;
    enum hdlgen_result result;
};

static void put(struct load *load, uint32_t address, uint32_t data)
{
    if (load->result == HDLGEN_OK &&
        !load->unit->write(load->unit->context, load->base + address, data)) {
        load->result = HDLGEN_REFUSED;
    }
}

/* A leaf's codeword, its length above it; 0 for none. */
static uint32_t code_word(const struct hdlgen_codebook *book, uint32_t tree, uint32_t leaf)
{
    return book->codeword[tree][leaf] | (uint32_t)book->length[tree][leaf] << HDLGEN_LONGEST;
}

static void begin(struct load *load, const struct hdlgen_codebook *book)
{
    put(load, HDLGEN_TABLE_CONTROL, 0);
#if HDLGEN_HAS_ESCAPE
    put(load, HDLGEN_TABLE_ESCAPE, code_word(book, 0, HDLGEN_ENTRIES));
#else
    (void)book;
#endif
}

static void load_decompressors(struct load *load, const struct hdlgen_codebook *book)
{
    begin(load, book);
    for (uint32_t tree = 0; tree < HDLGEN_TREES; tree++) {
        /* The first codeword of length 1, or of the shortest there is, is zero. */
        const uint32_t rows = HDLGEN_TABLE_FIRST_CODEWORDS + 4 * HDLGEN_TABLE_ROWS * tree;
        for (uint32_t length = 2; length <= HDLGEN_LONGEST + 1; length++) {
            put(load, rows + 4 * length, book->first[tree][length - 1]);
        }
    }
    for (uint32_t tree = 0; tree < HDLGEN_TREES; tree++) {
        const uint32_t rows = HDLGEN_TABLE_OFFSETS + 4 * HDLGEN_TABLE_ROWS * tree;
        for (uint32_t length = 1; length <= HDLGEN_LONGEST; length++) {
            put(load, rows + 4 * length, book->offset[tree][length]);
        }
    }
    for (uint32_t tree = 0; tree < HDLGEN_TREES; tree++) {
        uint32_t index = 0;
        for (uint32_t place = 0; index < HDLGEN_ENTRIES; place++) {
            uint32_t value = 0;
            if (place < book->leaves[tree]) {
                const uint32_t leaf = book->order[tree][place];
                if (leaf == HDLGEN_ENTRIES) {
                    continue;
                }
#if HDLGEN_HAS_ESCAPE
                value = book->value[leaf];
#else
                value = leaf;
#endif
            }
            put(load, HDLGEN_TABLE_DECODE + 4 * (HDLGEN_ENTRIES * tree + index), value);
            index++;
        }
    }
    put(load, HDLGEN_TABLE_CONTROL, 1);
}

static void load_compressors(struct load *load, const struct hdlgen_codebook *book)
{
    begin(load, book);
    for (uint32_t tree = 0; tree < HDLGEN_TREES; tree++) {
        for (uint32_t entry = 0; entry < HDLGEN_ENTRIES; entry++) {
            const uint32_t address = HDLGEN_TABLE_CODES + 4 * (HDLGEN_ENTRIES * tree + entry);
            put(load, address, code_word(book, tree, entry));
        }
    }
#if HDLGEN_HAS_ESCAPE
    for (uint32_t entry = 0; entry < HDLGEN_ENTRIES; entry++) {
        put(load, HDLGEN_TABLE_TAGS + 4 * entry, book->value[entry] / HDLGEN_SETS);
    }
#endif
    put(load, HDLGEN_TABLE_CONTROL, 1);
}

enum hdlgen_result hdlgen_load(const struct hdlgen_unit *unit, const struct hdlgen_codebook *book)
{
    /* As soon as the compressors have their tables, blocks are compressed. */
    struct load load = {unit, HDLGEN_DECOMPRESSORS, HDLGEN_OK};
    load_decompressors(&load, book);
    load.base = HDLGEN_COMPRESSORS;
    load_compressors(&load, book);
    return load.result;
}

#ifdef HDLGEN_REGISTER_TABLES

enum hdlgen_result hdlgen_reload(const struct hdlgen_unit *unit, const struct hdlgen_codebook *book)
{
    uint32_t tables = 0;
    struct load load = {unit, HDLGEN_DECOMPRESSORS, hdlgen_table_damage(unit, &tables)};
    if ((tables & HDLGEN_TABLES_DECOMPRESSOR_DAMAGE) != 0) {
        load_decompressors(&load, book);
    }
    load.base = HDLGEN_COMPRESSORS;
    if ((tables & HDLGEN_TABLES_COMPRESSOR_DAMAGE) != 0) {
        load_compressors(&load, book);
    }
    return load.result;
}

#endif
