/* SPDX-License-Identifier: CC0-1.0 */
/* The value-frequency table: which values the written blocks contain. */

#include "hdlgen.h"

static enum hdlgen_result read_word(const struct hdlgen_unit *unit, uint32_t address,
                                    uint32_t *data)
{
    return unit->read(unit->context, HDLGEN_SAMPLING + address, data) ? HDLGEN_OK : HDLGEN_REFUSED;
}

static enum hdlgen_result write_word(const struct hdlgen_unit *unit, uint32_t address,
                                     uint32_t data)
{
    return unit->write(unit->context, HDLGEN_SAMPLING + address, data) ? HDLGEN_OK : HDLGEN_REFUSED;
}

/* Waits until the table leaves a state. */
static enum hdlgen_result wait_while(const struct hdlgen_unit *unit, uint32_t state)
{
    for (uint32_t poll = 0; poll < unit->polls; poll++) {
        uint32_t status = 0;
        const enum hdlgen_result result = read_word(unit, HDLGEN_SAMPLING_STATUS, &status);
        if (result != HDLGEN_OK) {
            return result;
        }
        if ((status & HDLGEN_SAMPLING_STATE) != state) {
            return HDLGEN_OK;
        }
    }
    return HDLGEN_TIMEOUT;
}

enum hdlgen_result hdlgen_sample(const struct hdlgen_unit *unit, uint32_t blocks)
{
    /* After reset the table clears itself. */
    enum hdlgen_result result = wait_while(unit, HDLGEN_SAMPLING_CLEARS);
    uint32_t status = 0;
    if (result == HDLGEN_OK) {
        result = read_word(unit, HDLGEN_SAMPLING_STATUS, &status);
    }
    if (result == HDLGEN_OK && (status & HDLGEN_SAMPLING_STATE) == HDLGEN_SAMPLING_RUNS) {
        result = HDLGEN_BUSY;
    }
    if (result == HDLGEN_OK) {
        result = hdlgen_set_bypass(unit, true);
    }
    if (result == HDLGEN_OK) {
        result = write_word(unit, HDLGEN_SAMPLING_CONTROL, HDLGEN_SAMPLING_CLEAR);
    }
    if (result == HDLGEN_OK) {
        result = wait_while(unit, HDLGEN_SAMPLING_CLEARS);
    }
    if (result == HDLGEN_OK) {
        result = write_word(unit, HDLGEN_SAMPLING_LENGTH, blocks);
    }
    if (result == HDLGEN_OK) {
        result = write_word(unit, HDLGEN_SAMPLING_CONTROL, HDLGEN_SAMPLING_START);
    }
    return result;
}

enum hdlgen_result hdlgen_sampling(const struct hdlgen_unit *unit, struct hdlgen_sampling *now)
{
    uint32_t status = 0;
    enum hdlgen_result result = read_word(unit, HDLGEN_SAMPLING_STATUS, &status);
    now->state = status & HDLGEN_SAMPLING_STATE;
    if (result == HDLGEN_OK) {
        result = read_word(unit, HDLGEN_SAMPLING_SAMPLED, &now->sampled);
    }
    if (result == HDLGEN_OK) {
        result = read_word(unit, HDLGEN_SAMPLING_SKIPPED, &now->skipped);
    }
    if (result == HDLGEN_OK) {
        result = read_word(unit, HDLGEN_SAMPLING_TOTAL, &now->total);
    }
    return result;
}

enum hdlgen_result hdlgen_wait_for_samples(const struct hdlgen_unit *unit)
{
    return wait_while(unit, HDLGEN_SAMPLING_RUNS);
}

enum hdlgen_result hdlgen_stop_sampling(const struct hdlgen_unit *unit)
{
    const enum hdlgen_result result =
        write_word(unit, HDLGEN_SAMPLING_CONTROL, HDLGEN_SAMPLING_STOP);
    return result == HDLGEN_OK ? hdlgen_wait_for_samples(unit) : result;
}

#if HDLGEN_HAS_ESCAPE

/* Inserts a value into its set, which keeps the most frequent values, the most frequent first; of
 * equal counts the smaller value. */
static void offer(struct hdlgen_codebook *book, uint32_t set, uint32_t value, uint32_t count)
{
    uint32_t *values = &book->value[set * HDLGEN_WAYS];
    uint32_t *counts = &book->count[0][set * HDLGEN_WAYS];
    for (uint32_t way = 0; way < HDLGEN_WAYS; way++) {
        if (count > counts[way] || (count == counts[way] && value < values[way])) {
            const uint32_t other_value = values[way];
            const uint32_t other_count = counts[way];
            values[way] = value;
            counts[way] = count;
            value = other_value;
            count = other_count;
        }
    }
}

/* Sorts a set's values in ascending order, as in the compressor's table. */
static void sort_set(struct hdlgen_codebook *book, uint32_t set)
{
    uint32_t *values = &book->value[set * HDLGEN_WAYS];
    uint32_t *counts = &book->count[0][set * HDLGEN_WAYS];
    for (uint32_t way = 1; way < HDLGEN_WAYS && counts[way] != 0; way++) {
        const uint32_t value = values[way];
        const uint32_t count = counts[way];
        uint32_t place = way;
        for (; place > 0 && values[place - 1] > value; place--) {
            values[place] = values[place - 1];
            counts[place] = counts[place - 1];
        }
        values[place] = value;
        counts[place] = count;
    }
}

enum hdlgen_result hdlgen_read_counts(const struct hdlgen_unit *unit, struct hdlgen_codebook *book)
{
    enum hdlgen_result result = read_word(unit, HDLGEN_SAMPLING_TOTAL, &book->total);
    for (uint32_t set = 0; result == HDLGEN_OK && set < HDLGEN_SETS; set++) {
        for (uint32_t way = 0; way < HDLGEN_WAYS; way++) {
            book->value[set * HDLGEN_WAYS + way] = 0;
            book->count[0][set * HDLGEN_WAYS + way] = 0;
        }
        for (uint32_t way = 0; result == HDLGEN_OK && way < HDLGEN_SAMPLING_WAYS; way++) {
            const uint32_t word = 4 * (set * HDLGEN_SAMPLING_WAYS + way);
            uint32_t value = 0;
            uint32_t count = 0;
            result = read_word(unit, HDLGEN_SAMPLING_COUNTS + word, &count);
            if (result == HDLGEN_OK && count != 0) {
                result = read_word(unit, HDLGEN_SAMPLING_VALUES + word, &value);
                offer(book, set, value, count);
            }
        }
        sort_set(book, set);
    }
    return result;
}

#else

enum hdlgen_result hdlgen_read_counts(const struct hdlgen_unit *unit, struct hdlgen_codebook *book)
{
    enum hdlgen_result result = read_word(unit, HDLGEN_SAMPLING_TOTAL, &book->total);
    for (uint32_t tree = 0; tree < HDLGEN_TREES; tree++) {
        for (uint32_t value = 0; result == HDLGEN_OK && value < HDLGEN_ENTRIES; value++) {
            const uint32_t word = 4 * (tree * HDLGEN_ENTRIES + value);
            result = read_word(unit, HDLGEN_SAMPLING_COUNTS + word, &book->count[tree][value]);
        }
    }
    return result;
}

#endif
