/* SPDX-License-Identifier: CC0-1.0 */
/* Registers, commands, events and counters. */

#include "hdlgen.h"

static enum hdlgen_result read_word(const struct hdlgen_unit *unit, uint32_t address,
                                    uint32_t *data)
{
    return unit->read(unit->context, address, data) ? HDLGEN_OK : HDLGEN_REFUSED;
}

static enum hdlgen_result write_word(const struct hdlgen_unit *unit, uint32_t address,
                                     uint32_t data)
{
    return unit->write(unit->context, address, data) ? HDLGEN_OK : HDLGEN_REFUSED;
}

/* Whether an address begins a page, and the page's number fits into its register. */
static bool is_page(uint64_t address)
{
    return address % HDLGEN_PAGE_BYTES == 0 && address >> HDLGEN_ADDRESS_BITS == 0;
}

static uint32_t page_of(uint64_t address)
{
    return (uint32_t)(address / HDLGEN_PAGE_BYTES);
}

enum hdlgen_result hdlgen_check(const struct hdlgen_unit *unit)
{
    uint32_t identity = 0;
    enum hdlgen_result result = read_word(unit, HDLGEN_REGISTER_IDENTITY, &identity);
    if (result != HDLGEN_OK) {
        return result;
    }
    /* A unit with fewer ranges or counters refuses to read the last one. */
    uint32_t ignored = 0;
    const uint32_t last_counter = HDLGEN_REGISTER_COUNTERS + 4 * (HDLGEN_COUNTERS - 1);
    bool same = identity == HDLGEN_IDENTITY;
    same = same && read_word(unit, last_counter, &ignored) == HDLGEN_OK;
#ifdef HDLGEN_REGISTER_LAST_RULE
    same = same && read_word(unit, HDLGEN_REGISTER_LAST_RULE, &ignored) == HDLGEN_OK;
#endif
    return same ? HDLGEN_OK : HDLGEN_OTHER_UNIT;
}

enum hdlgen_result hdlgen_revision(const struct hdlgen_unit *unit, uint32_t *revision)
{
    return read_word(unit, HDLGEN_REGISTER_REVISION, revision);
}

uint64_t hdlgen_metadata_bytes(uint64_t bytes)
{
    /* A page of metadata covers this many bytes. */
    const uint64_t covered =
        (uint64_t)(HDLGEN_PAGE_BYTES / HDLGEN_MAG_BYTES) * HDLGEN_LINE_BLOCKS * HDLGEN_BLOCK_BYTES;
    return (bytes / covered + (bytes % covered != 0 ? 1 : 0)) * HDLGEN_PAGE_BYTES;
}

enum hdlgen_result hdlgen_set_regions(const struct hdlgen_unit *unit,
                                      const struct hdlgen_regions *regions)
{
    if (!is_page(regions->first) || !is_page(regions->end) || !is_page(regions->metadata_first) ||
        !is_page(regions->metadata_end) || regions->first > regions->end ||
        regions->metadata_first > regions->metadata_end) {
        return HDLGEN_ARGUMENT;
    }
    if (regions->metadata_end - regions->metadata_first <
        hdlgen_metadata_bytes(regions->end - regions->first)) {
        return HDLGEN_ARGUMENT;
    }
    if (regions->first < regions->metadata_end && regions->metadata_first < regions->end) {
        return HDLGEN_ARGUMENT;
    }
    enum hdlgen_result result =
        write_word(unit, HDLGEN_REGISTER_REGION_FIRST, page_of(regions->first));
    if (result == HDLGEN_OK) {
        result = write_word(unit, HDLGEN_REGISTER_REGION_END, page_of(regions->end));
    }
    if (result == HDLGEN_OK) {
        result =
            write_word(unit, HDLGEN_REGISTER_METADATA_FIRST, page_of(regions->metadata_first));
    }
    if (result == HDLGEN_OK) {
        result = write_word(unit, HDLGEN_REGISTER_METADATA_END, page_of(regions->metadata_end));
    }
    return result;
}

enum hdlgen_result hdlgen_set_range(const struct hdlgen_unit *unit, uint32_t range, uint64_t first,
                                    uint64_t end, uint32_t rule)
{
    const uint32_t rules = HDLGEN_RULE_USED | HDLGEN_RULE_COMPRESS | HDLGEN_RULE_METADATA;
    const uint32_t ranges = HDLGEN_RANGES;
    if (range >= ranges || !is_page(first) || !is_page(end) || first > end ||
        (rule & ~rules) != 0) {
        return HDLGEN_ARGUMENT;
    }
    /* Disabled while its bounds are inconsistent. */
    const uint32_t base = HDLGEN_REGISTER_RANGES + range * HDLGEN_RANGE_STRIDE;
    enum hdlgen_result result = write_word(unit, base + HDLGEN_RANGE_RULE, 0);
    if (result == HDLGEN_OK) {
        result = write_word(unit, base + HDLGEN_RANGE_FIRST, page_of(first));
    }
    if (result == HDLGEN_OK) {
        result = write_word(unit, base + HDLGEN_RANGE_END, page_of(end));
    }
    if (result == HDLGEN_OK) {
        result = write_word(unit, base + HDLGEN_RANGE_RULE, rule);
    }
    return result;
}

enum hdlgen_result hdlgen_set_bypass(const struct hdlgen_unit *unit, bool bypass)
{
    return write_word(unit, HDLGEN_REGISTER_BYPASS, bypass ? 1 : 0);
}

enum hdlgen_result hdlgen_set_early_response(const struct hdlgen_unit *unit, bool early)
{
    return write_word(unit, HDLGEN_REGISTER_EARLY_RESPONSE, early ? 1 : 0);
}

enum hdlgen_result hdlgen_set_own_attributes(const struct hdlgen_unit *unit, uint32_t attributes)
{
    const uint32_t all = HDLGEN_OWN_ATTRIBUTES_ALL;
    if ((attributes & ~all) != 0) {
        return HDLGEN_ARGUMENT;
    }
    return write_word(unit, HDLGEN_REGISTER_OWN_ATTRIBUTES, attributes);
}

enum hdlgen_result hdlgen_set_combine(const struct hdlgen_unit *unit, uint32_t cycles)
{
    if (cycles > HDLGEN_COMBINE_MAX) {
        return HDLGEN_ARGUMENT;
    }
    return write_word(unit, HDLGEN_REGISTER_COMBINE, cycles);
}

/* Issues a command, if the unit is not busy. */
static enum hdlgen_result issue(const struct hdlgen_unit *unit, uint32_t command)
{
    uint32_t status = 0;
    enum hdlgen_result result = hdlgen_status(unit, &status);
    if (result == HDLGEN_OK && (status & HDLGEN_STATUS_BUSY) != 0) {
        result = HDLGEN_BUSY;
    }
    if (result == HDLGEN_OK) {
        result = write_word(unit, HDLGEN_REGISTER_COMMAND, command);
    }
    return result;
}

/* Issues a command and waits for its end. */
static enum hdlgen_result issue_and_wait(const struct hdlgen_unit *unit, uint32_t command)
{
    enum hdlgen_result result = issue(unit, command);
    for (uint32_t poll = 0; result == HDLGEN_OK && poll < unit->polls; poll++) {
        uint32_t status = 0;
        result = hdlgen_status(unit, &status);
        if (result == HDLGEN_OK && (status & HDLGEN_STATUS_BUSY) == 0) {
            return (status & HDLGEN_STATUS_FAILED) != 0 ? HDLGEN_FAILED : HDLGEN_OK;
        }
    }
    return result == HDLGEN_OK ? HDLGEN_TIMEOUT : result;
}

enum hdlgen_result hdlgen_init(const struct hdlgen_unit *unit)
{
    return issue_and_wait(unit, HDLGEN_COMMAND_INIT);
}

enum hdlgen_result hdlgen_run(const struct hdlgen_unit *unit)
{
    return issue(unit, HDLGEN_COMMAND_RUN);
}

enum hdlgen_result hdlgen_off(const struct hdlgen_unit *unit)
{
    return issue(unit, HDLGEN_COMMAND_OFF);
}

enum hdlgen_result hdlgen_flush(const struct hdlgen_unit *unit)
{
    return issue_and_wait(unit, HDLGEN_COMMAND_FLUSH);
}

enum hdlgen_result hdlgen_scrub(const struct hdlgen_unit *unit, uint64_t first, uint64_t end)
{
    if (!is_page(first) || !is_page(end) || first > end) {
        return HDLGEN_ARGUMENT;
    }
    /* A scrub in progress reads these registers. */
    uint32_t status = 0;
    enum hdlgen_result result = hdlgen_status(unit, &status);
    if (result == HDLGEN_OK && (status & HDLGEN_STATUS_BUSY) != 0) {
        result = HDLGEN_BUSY;
    }
    if (result == HDLGEN_OK) {
        result = write_word(unit, HDLGEN_REGISTER_SCRUB_FIRST, page_of(first));
    }
    if (result == HDLGEN_OK) {
        result = write_word(unit, HDLGEN_REGISTER_SCRUB_END, page_of(end));
    }
    return result == HDLGEN_OK ? issue_and_wait(unit, HDLGEN_COMMAND_SCRUB) : result;
}

enum hdlgen_result hdlgen_status(const struct hdlgen_unit *unit, uint32_t *status)
{
    return read_word(unit, HDLGEN_REGISTER_STATUS, status);
}

enum hdlgen_result hdlgen_events(const struct hdlgen_unit *unit, uint32_t *events)
{
    return read_word(unit, HDLGEN_REGISTER_EVENTS, events);
}

enum hdlgen_result hdlgen_clear_events(const struct hdlgen_unit *unit, uint32_t events)
{
    return write_word(unit, HDLGEN_REGISTER_EVENTS, events);
}

enum hdlgen_result hdlgen_enable_events(const struct hdlgen_unit *unit, uint32_t events)
{
    return write_word(unit, HDLGEN_REGISTER_IRQ_ENABLE, events);
}

/* Reads a block's number, of two words, as an address. */
static enum hdlgen_result read_block(const struct hdlgen_unit *unit, uint32_t at, uint64_t *address)
{
    uint32_t low = 0;
    uint32_t high = 0;
    enum hdlgen_result result = read_word(unit, at, &low);
    if (result == HDLGEN_OK) {
        result = read_word(unit, at + 4, &high);
    }
    if (result == HDLGEN_OK) {
        *address = ((uint64_t)high << 32 | low) * HDLGEN_BLOCK_BYTES;
    }
    return result;
}

enum hdlgen_result hdlgen_error_address(const struct hdlgen_unit *unit, uint64_t *address)
{
    return read_block(unit, HDLGEN_REGISTER_ERROR_BLOCK, address);
}

enum hdlgen_result hdlgen_posted_address(const struct hdlgen_unit *unit, uint64_t *address)
{
    return read_block(unit, HDLGEN_REGISTER_POSTED_BLOCK, address);
}

uint64_t hdlgen_line_address(const struct hdlgen_regions *regions, uint32_t line)
{
    return regions->first + (uint64_t)line * HDLGEN_LINE_BLOCKS * HDLGEN_BLOCK_BYTES;
}

enum hdlgen_result hdlgen_lost_line(const struct hdlgen_unit *unit, uint32_t *line)
{
    return read_word(unit, HDLGEN_REGISTER_LOST_LINE, line);
}

enum hdlgen_result hdlgen_failed_line(const struct hdlgen_unit *unit, uint32_t *line)
{
    return read_word(unit, HDLGEN_REGISTER_FAILED_LINE, line);
}

#ifdef HDLGEN_REGISTER_POISONED_LINE

enum hdlgen_result hdlgen_poisoned_line(const struct hdlgen_unit *unit, uint32_t *line)
{
    return read_word(unit, HDLGEN_REGISTER_POISONED_LINE, line);
}

#endif

#ifdef HDLGEN_REGISTER_DAMAGED_BLOCK

enum hdlgen_result hdlgen_damaged_address(const struct hdlgen_unit *unit, uint64_t *address)
{
    return read_block(unit, HDLGEN_REGISTER_DAMAGED_BLOCK, address);
}

#endif

enum hdlgen_result hdlgen_counters(const struct hdlgen_unit *unit,
                                   uint32_t counters[HDLGEN_COUNTERS])
{
    enum hdlgen_result result = HDLGEN_OK;
    for (uint32_t number = 0; result == HDLGEN_OK && number < HDLGEN_COUNTERS; number++) {
        result = read_word(unit, HDLGEN_REGISTER_COUNTERS + 4 * number, &counters[number]);
    }
    return result;
}

#ifdef HDLGEN_REGISTER_INJECT

enum hdlgen_result hdlgen_inject(const struct hdlgen_unit *unit, uint32_t memories)
{
    /* A change of a bit from 0 to 1 injects an error. */
    enum hdlgen_result result = write_word(unit, HDLGEN_REGISTER_INJECT, 0);
    return result == HDLGEN_OK ? write_word(unit, HDLGEN_REGISTER_INJECT, memories) : result;
}

#endif

#if HDLGEN_HAS_TABLES

/* Writes a sequence into the tables of all compressors or all decompressors. */
static enum hdlgen_result load_half(const struct hdlgen_unit *unit, uint32_t base,
                                    const struct hdlgen_write *writes, size_t count)
{
    enum hdlgen_result result = HDLGEN_OK;
    for (size_t number = 0; result == HDLGEN_OK && number < count; number++) {
        result = write_word(unit, base + writes[number].address, writes[number].data);
    }
    return result;
}

enum hdlgen_result hdlgen_load_writes(const struct hdlgen_unit *unit,
                                      const struct hdlgen_write *decompressor,
                                      size_t decompressor_writes,
                                      const struct hdlgen_write *compressor,
                                      size_t compressor_writes)
{
    /* As soon as the compressors have their tables, blocks are compressed. */
    enum hdlgen_result result =
        load_half(unit, HDLGEN_DECOMPRESSORS, decompressor, decompressor_writes);
    if (result == HDLGEN_OK) {
        result = load_half(unit, HDLGEN_COMPRESSORS, compressor, compressor_writes);
    }
    return result;
}

#endif

#ifdef HDLGEN_REGISTER_TABLES

enum hdlgen_result hdlgen_table_damage(const struct hdlgen_unit *unit, uint32_t *tables)
{
    return read_word(unit, HDLGEN_REGISTER_TABLES, tables);
}

enum hdlgen_result hdlgen_test_tables(const struct hdlgen_unit *unit,
                                      struct hdlgen_table_test *found)
{
    const enum hdlgen_result ended = issue_and_wait(unit, HDLGEN_COMMAND_TEST_TABLES);
    if (ended != HDLGEN_OK && ended != HDLGEN_FAILED) {
        return ended;
    }
    enum hdlgen_result result =
        read_word(unit, HDLGEN_REGISTER_DAMAGED_TABLE_WORDS, &found->words);
    if (result == HDLGEN_OK) {
        result = read_word(unit, HDLGEN_REGISTER_DAMAGED_TABLE_WORD, &found->first);
    }
    return result == HDLGEN_OK ? ended : result;
}

enum hdlgen_result hdlgen_reload_writes(const struct hdlgen_unit *unit,
                                        const struct hdlgen_write *decompressor,
                                        size_t decompressor_writes,
                                        const struct hdlgen_write *compressor,
                                        size_t compressor_writes)
{
    uint32_t tables = 0;
    enum hdlgen_result result = hdlgen_table_damage(unit, &tables);
    if (result == HDLGEN_OK && (tables & HDLGEN_TABLES_DECOMPRESSOR_DAMAGE) != 0) {
        result = load_half(unit, HDLGEN_DECOMPRESSORS, decompressor, decompressor_writes);
    }
    if (result == HDLGEN_OK && (tables & HDLGEN_TABLES_COMPRESSOR_DAMAGE) != 0) {
        result = load_half(unit, HDLGEN_COMPRESSORS, compressor, compressor_writes);
    }
    return result;
}

#endif
