/*
 * The functions that drive a controller of hdlgen's, in C99: no library, no allocation, no
 * recursion. What the unit is like comes from hdlgen_controller.h, which is written with it; so a
 * program has a copy of these files for each unit that differs.
 *
 * Every function answers with HDLGEN_OK or what went wrong, and ends after a bounded number of
 * accesses. Addresses of memory are in bytes.
 */
#ifndef HDLGEN_H
#define HDLGEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hdlgen_controller.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What became of a call. */
enum hdlgen_result {
    HDLGEN_OK = 0,
    /* The unit answered an access with SLVERR: it cannot be done now, or not at all. */
    HDLGEN_REFUSED,
    /* What was waited for did not happen within hdlgen_unit.polls reads. */
    HDLGEN_TIMEOUT,
    /* A command or a sampling is under way. */
    HDLGEN_BUSY,
    /* A command ended with an error from the memory. */
    HDLGEN_FAILED,
    /* There is something else at these addresses. */
    HDLGEN_OTHER_UNIT,
    /* An argument that the unit does not take; nothing was changed. */
    HDLGEN_ARGUMENT,
    /* Nothing was sampled, so there is no codebook. */
    HDLGEN_NOTHING_SAMPLED
};

/* A unit, as the program reaches it. */
struct hdlgen_unit {
    /* Of the program's own, handed to both functions. */
    void *context;
    /* Reads the register at a byte address. False if the bus answers with an error. */
    bool (*read)(void *context, uint32_t address, uint32_t *data);
    /* Writes it. */
    bool (*write)(void *context, uint32_t address, uint32_t data);
    /* How many times a status is read before the wait for it ends with HDLGEN_TIMEOUT. */
    uint32_t polls;
};

/* Where blocks are compressed, and where their metadata lie: multiples of a page. */
struct hdlgen_regions {
    uint64_t first;
    uint64_t end;
    uint64_t metadata_first;
    uint64_t metadata_end;
};

/* Whether the unit is there, by its identity. */
enum hdlgen_result hdlgen_check(const struct hdlgen_unit *unit);

/* Bytes that the metadata of so many bytes of blocks take, in whole pages. */
uint64_t hdlgen_metadata_bytes(uint64_t bytes);

/* Sets the regions of a unit that is off. */
enum hdlgen_result hdlgen_set_regions(const struct hdlgen_unit *unit,
                                      const struct hdlgen_regions *regions);

/* Gives a range of addresses a rule: some of HDLGEN_RULE_*, 0 to leave it out. The range with the
 * highest number counts. Metadata may be left out of a rule only where nothing is compressed. */
enum hdlgen_result hdlgen_set_range(const struct hdlgen_unit *unit, uint32_t range, uint64_t first,
                                    uint64_t end, uint32_t rule);

/* Turns compression off, or on again. What is compressed stays so, and is read as before. */
enum hdlgen_result hdlgen_set_bypass(const struct hdlgen_unit *unit, bool bypass);

/* Sets how many cycles a part of a block waits for the rest. */
enum hdlgen_result hdlgen_set_combine(const struct hdlgen_unit *unit, uint32_t cycles);

/* Fills the metadata region with "raw", and runs: the contents of memory are kept if all of it is
 * raw. The unit must not run. */
enum hdlgen_result hdlgen_init(const struct hdlgen_unit *unit);

/* Runs, with the metadata as they are in memory. */
enum hdlgen_result hdlgen_run(const struct hdlgen_unit *unit);

/* Lets every access pass as it is. What is compressed is not readable then. */
enum hdlgen_result hdlgen_off(const struct hdlgen_unit *unit);

/* Writes everything to memory; it may be handed over until the next write. */
enum hdlgen_result hdlgen_flush(const struct hdlgen_unit *unit);

/* Turns compression off and stores the blocks of a range raw, while accesses go on. */
enum hdlgen_result hdlgen_scrub(const struct hdlgen_unit *unit, uint64_t first, uint64_t end);

/* Reads the status: HDLGEN_STATUS_*. */
enum hdlgen_result hdlgen_status(const struct hdlgen_unit *unit, uint32_t *status);

/* Reads the events that have happened: HDLGEN_EVENT_*. */
enum hdlgen_result hdlgen_events(const struct hdlgen_unit *unit, uint32_t *events);

/* Forgets some events. */
enum hdlgen_result hdlgen_clear_events(const struct hdlgen_unit *unit, uint32_t events);

/* Lets some events, and no others, raise irq. */
enum hdlgen_result hdlgen_enable_events(const struct hdlgen_unit *unit, uint32_t events);

/* Reads the address of the block of the first error of HDLGEN_EVENTS_OF_BLOCKS. */
enum hdlgen_result hdlgen_error_address(const struct hdlgen_unit *unit, uint64_t *address);

/* Reads the number of the first metadata line that was lost. */
enum hdlgen_result hdlgen_lost_line(const struct hdlgen_unit *unit, uint32_t *line);

/* Reads the number of the first metadata line that could not be fetched. */
enum hdlgen_result hdlgen_failed_line(const struct hdlgen_unit *unit, uint32_t *line);

/* Reads all counters, by HDLGEN_COUNTER_*; each wraps around. */
enum hdlgen_result hdlgen_counters(const struct hdlgen_unit *unit,
                                   uint32_t counters[HDLGEN_COUNTERS]);

#ifdef HDLGEN_REGISTER_INJECT

/* Flips a bit of the next word that is written to each of some memories: HDLGEN_INJECT_*. With
 * HDLGEN_INJECT_TWO it flips two. */
enum hdlgen_result hdlgen_inject(const struct hdlgen_unit *unit, uint32_t memories);

#endif

#if HDLGEN_HAS_TABLES

/* A word of a table: its byte address within a half's, and what it holds. */
struct hdlgen_write {
    uint32_t address;
    uint32_t data;
};

/* Loads a codebook that was trained before, as the writes of `hdlgen train`: into all
 * decompressors, then into all compressors. Nothing may be compressed, and hdlgen_set_bypass is to
 * be on unless there is no traffic. A load that is refused is to be begun again. */
enum hdlgen_result hdlgen_load_writes(const struct hdlgen_unit *unit,
                                      const struct hdlgen_write *decompressor,
                                      size_t decompressor_writes,
                                      const struct hdlgen_write *compressor,
                                      size_t compressor_writes);

#endif

#if HDLGEN_HAS_SAMPLING

/* How far a sampling is. */
struct hdlgen_sampling {
    /* HDLGEN_SAMPLING_IDLE, _RUNS, _CLEARS or _DONE. */
    uint32_t state;
    /* Blocks that were counted, and blocks that came too soon after another one. */
    uint32_t sampled;
    uint32_t skipped;
    /* Symbols that were counted. */
    uint32_t total;
};

/*
 * A codebook, with the counts that it is made of: HDLGEN_CODEBOOK_BYTES bytes. A leaf is a value
 * that has a codeword, by its place in the compressor's table, or behind those the escape.
 */
struct hdlgen_codebook {
    /* Symbols that were counted. */
    uint32_t total;
#if HDLGEN_HAS_ESCAPE
    /* The values of the sets, HDLGEN_WAYS each, in ascending order; those with a count. */
    uint32_t value[HDLGEN_ENTRIES];
#endif
    /* How often each leaf occurs, 0 if it is none. */
    uint32_t count[HDLGEN_TREES][HDLGEN_LEAVES];
    /* Its codeword, the first bit in bit 0. */
    uint32_t codeword[HDLGEN_TREES][HDLGEN_LEAVES];
    /* The first codeword of each length from 1 on, at the length less 1: left-justified to
     * HDLGEN_LONGEST bits, or that of the next length; last the end of the code. */
    uint32_t first[HDLGEN_TREES][HDLGEN_LONGEST + 1];
    /* The first codeword of each length less its index in the decompressor's table. */
    uint32_t offset[HDLGEN_TREES][HDLGEN_LONGEST + 1];
    /* The leaves in canonical order, and how many there are. */
    uint16_t order[HDLGEN_TREES][HDLGEN_LEAVES];
    uint16_t leaves[HDLGEN_TREES];
    /* Bits of each leaf's codeword. */
    uint8_t length[HDLGEN_TREES][HDLGEN_LEAVES];
};

/* What hdlgen_train needs meanwhile: HDLGEN_WORKSPACE_BYTES bytes. */
struct hdlgen_workspace {
    /* Weights of a level's packages, and of the next one's. */
    uint64_t package[2][HDLGEN_LEAVES];
    /* Of each level a bit for each item: whether it is a leaf, else a package. */
    uint32_t is_leaf[HDLGEN_LONGEST][(2 * HDLGEN_LEAVES + 31) / 32];
};

/* Turns compression off, empties the counts and begins to sample so many blocks of those that are
 * written whole; 0: until hdlgen_stop_sampling. */
enum hdlgen_result hdlgen_sample(const struct hdlgen_unit *unit, uint32_t blocks);

/* Reads how far it is. */
enum hdlgen_result hdlgen_sampling(const struct hdlgen_unit *unit, struct hdlgen_sampling *now);

/* Waits for its end. */
enum hdlgen_result hdlgen_wait_for_samples(const struct hdlgen_unit *unit);

/* Ends it. */
enum hdlgen_result hdlgen_stop_sampling(const struct hdlgen_unit *unit);

/* Reads what was counted; of each set the HDLGEN_WAYS most frequent values. */
enum hdlgen_result hdlgen_read_counts(const struct hdlgen_unit *unit,
                                      struct hdlgen_codebook *book);

/* Makes the codebook of the counts in it: codewords of the least total length of which none is
 * longer than HDLGEN_LONGEST bits. It may be called again for the same counts. */
enum hdlgen_result hdlgen_train(struct hdlgen_codebook *book, struct hdlgen_workspace *workspace);

/* Loads it into all units, as hdlgen_load_writes. */
enum hdlgen_result hdlgen_load(const struct hdlgen_unit *unit, const struct hdlgen_codebook *book);

#endif

#ifdef __cplusplus
}
#endif

#endif
