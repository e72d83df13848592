/*
 * The firmware between two pipes: a line of standard input names a function and its arguments, in
 * hexadecimal. Accesses go out as lines, `r ADDRESS` and `w ADDRESS DATA`, and are answered by a
 * line each, data and whether the bus said OKAY. The function's result and what it read follow
 * after `=`.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hdlgen.h"

/* An answer to the access that was just written. */
static bool answer(uint32_t *data)
{
    unsigned okay = 0;
    fflush(stdout);
    if (scanf("%" SCNx32 " %u", data, &okay) != 2) {
        exit(2);
    }
    return okay == 1;
}

static bool on_read(void *context, uint32_t address, uint32_t *data)
{
    (void)context;
    printf("r %" PRIx32 "\n", address);
    return answer(data);
}

static bool on_write(void *context, uint32_t address, uint32_t data)
{
    uint32_t nothing = 0;
    (void)context;
    printf("w %" PRIx32 " %" PRIx32 "\n", address, data);
    return answer(&nothing);
}

static struct hdlgen_unit unit = {NULL, on_read, on_write, 100000};

static uint64_t read[32];
static size_t reads;

/* Something that a function read. */
static void tell(uint64_t value)
{
    read[reads] = value;
    reads++;
}

#if HDLGEN_HAS_TABLES
static struct hdlgen_write writes[2][32768];

/* A function that loads tables: hdlgen_load_writes or hdlgen_reload_writes. */
typedef enum hdlgen_result loads(const struct hdlgen_unit *, const struct hdlgen_write *, size_t,
                                 const struct hdlgen_write *, size_t);

static enum hdlgen_result load_writes(loads *function, uint64_t decompressor, uint64_t compressor)
{
    const uint64_t counts[2] = {decompressor, compressor};
    for (size_t half = 0; half < 2; half++) {
        for (size_t number = 0; number < counts[half]; number++) {
            struct hdlgen_write *write = &writes[half][number];
            if (scanf("%" SCNx32 " %" SCNx32, &write->address, &write->data) != 2) {
                exit(2);
            }
        }
    }
    return function(&unit, writes[0], (size_t)decompressor, writes[1], (size_t)compressor);
}
#endif

#if HDLGEN_HAS_SAMPLING
static struct hdlgen_codebook book;
static struct hdlgen_workspace workspace;

static enum hdlgen_result sampling(void)
{
    struct hdlgen_sampling now;
    const enum hdlgen_result result = hdlgen_sampling(&unit, &now);
    if (result == HDLGEN_OK) {
        tell(now.state);
        tell(now.sampled);
        tell(now.skipped);
        tell(now.total);
    }
    return result;
}
#endif

static enum hdlgen_result read_counters(void)
{
    uint32_t counters[HDLGEN_COUNTERS];
    const enum hdlgen_result result = hdlgen_counters(&unit, counters);
    for (size_t number = 0; result == HDLGEN_OK && number < HDLGEN_COUNTERS; number++) {
        tell(counters[number]);
    }
    return result;
}

static enum hdlgen_result word(enum hdlgen_result (*function)(const struct hdlgen_unit *,
                                                              uint32_t *))
{
    uint32_t value = 0;
    const enum hdlgen_result result = function(&unit, &value);
    tell(value);
    return result;
}

static enum hdlgen_result address(enum hdlgen_result (*function)(const struct hdlgen_unit *,
                                                                 uint64_t *))
{
    uint64_t found = 0;
    const enum hdlgen_result result = function(&unit, &found);
    tell(found);
    return result;
}

#ifdef HDLGEN_REGISTER_TABLES
static enum hdlgen_result test_tables(void)
{
    struct hdlgen_table_test found = {0, 0};
    const enum hdlgen_result result = hdlgen_test_tables(&unit, &found);
    tell(found.words);
    tell(found.first);
    return result;
}
#endif

static enum hdlgen_result call(const char *name, const uint64_t *a)
{
    const struct hdlgen_regions regions = {a[0], a[1], a[2], a[3]};
    const uint32_t first = (uint32_t)a[0];
#define IS(function) (strcmp(name, function) == 0)
    if (IS("polls")) {
        unit.polls = first;
        return HDLGEN_OK;
    }
    if (IS("metadata_bytes")) {
        tell(hdlgen_metadata_bytes(a[0]));
        return HDLGEN_OK;
    }
    if (IS("line_address")) {
        const struct hdlgen_regions from = {a[1], 0, 0, 0};
        tell(hdlgen_line_address(&from, first));
        return HDLGEN_OK;
    }
    if (IS("check")) return hdlgen_check(&unit);
    if (IS("revision")) return word(hdlgen_revision);
    if (IS("early_response")) return hdlgen_set_early_response(&unit, first != 0);
    if (IS("own_attributes")) return hdlgen_set_own_attributes(&unit, first);
    if (IS("posted_address")) return address(hdlgen_posted_address);
    if (IS("regions")) return hdlgen_set_regions(&unit, &regions);
    if (IS("range")) return hdlgen_set_range(&unit, first, a[1], a[2], (uint32_t)a[3]);
    if (IS("bypass")) return hdlgen_set_bypass(&unit, first != 0);
    if (IS("combine")) return hdlgen_set_combine(&unit, first);
    if (IS("init")) return hdlgen_init(&unit);
    if (IS("run")) return hdlgen_run(&unit);
    if (IS("off")) return hdlgen_off(&unit);
    if (IS("flush")) return hdlgen_flush(&unit);
    if (IS("scrub")) return hdlgen_scrub(&unit, a[0], a[1]);
    if (IS("status")) return word(hdlgen_status);
    if (IS("events")) return word(hdlgen_events);
    if (IS("lost_line")) return word(hdlgen_lost_line);
    if (IS("failed_line")) return word(hdlgen_failed_line);
#ifdef HDLGEN_REGISTER_POISONED_LINE
    if (IS("poisoned_line")) return word(hdlgen_poisoned_line);
#endif
    if (IS("clear_events")) return hdlgen_clear_events(&unit, first);
    if (IS("enable_events")) return hdlgen_enable_events(&unit, first);
    if (IS("error_address")) return address(hdlgen_error_address);
    if (IS("counters")) return read_counters();
#ifdef HDLGEN_REGISTER_INJECT
    if (IS("inject")) return hdlgen_inject(&unit, first);
#endif
#if HDLGEN_HAS_TABLES
    if (IS("load_writes")) return load_writes(hdlgen_load_writes, a[0], a[1]);
#endif
#ifdef HDLGEN_REGISTER_DAMAGED_BLOCK
    if (IS("damaged_address")) return address(hdlgen_damaged_address);
#endif
#ifdef HDLGEN_REGISTER_TABLES
    if (IS("table_damage")) return word(hdlgen_table_damage);
    if (IS("test_tables")) return test_tables();
    if (IS("reload_writes")) return load_writes(hdlgen_reload_writes, a[0], a[1]);
#if HDLGEN_HAS_SAMPLING
    if (IS("reload")) return hdlgen_reload(&unit, &book);
#endif
#endif
#if HDLGEN_HAS_SAMPLING
    if (IS("sample")) return hdlgen_sample(&unit, first);
    if (IS("sampling")) return sampling();
    if (IS("wait_for_samples")) return hdlgen_wait_for_samples(&unit);
    if (IS("stop_sampling")) return hdlgen_stop_sampling(&unit);
    if (IS("read_counts")) return hdlgen_read_counts(&unit, &book);
    if (IS("train")) return hdlgen_train(&book, &workspace);
    if (IS("load")) return hdlgen_load(&unit, &book);
#endif
    exit(2);
}

int main(void)
{
    char line[256];
    while (fgets(line, sizeof line, stdin) != NULL) {
        char name[32];
        uint64_t a[4] = {0, 0, 0, 0};
        if (sscanf(line, "%31s %" SCNx64 " %" SCNx64 " %" SCNx64 " %" SCNx64, name, &a[0], &a[1],
                   &a[2], &a[3]) < 1) {
            /* What is left of the line of an answer. */
            continue;
        }
        reads = 0;
        const int result = (int)call(name, a);
        printf("= %d", result);
        for (size_t number = 0; number < reads; number++) {
            printf(" %" PRIu64, read[number]);
        }
        printf("\n");
        fflush(stdout);
    }
    return 0;
}
