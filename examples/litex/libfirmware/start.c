/* Runs between the BIOS's memory test, with the unit off, and its boot.
 *
 * Reports a line each: `@ NAME KEY=VALUE ...`; scripts/soc reads them. The first words of a name are
 * the phase: off (the unit lets everything pass) or run. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include <generated/csr.h>
#include <generated/mem.h>
#include <generated/soc.h>
#include <libbase/memtest.h>
#include <system.h>

#include "hdlgen.h"
#include "programs.h"

typedef void (*init_func)(void);
#define define_init_func(f) \
    const init_func __bios_init_##f __attribute__((__used__, __section__(".bios_init"))) = f

/* Where programs, the DMA and the traffic generator work. */
#define PROGRAM_MEMORY ((uint32_t *)(MAIN_RAM_BASE + 0x100000))
#define DMA_FROM (MAIN_RAM_BASE + 0x180000)
#define DMA_TO (MAIN_RAM_BASE + 0x190000)
#define TRAFFIC_MEMORY (MAIN_RAM_BASE + 0x200000)

static bool read_register(void *base, uint32_t address, uint32_t *data)
{
    *data = *(volatile uint32_t *)((uintptr_t)base + address);
    return true;
}

static bool write_register(void *base, uint32_t address, uint32_t data)
{
    *(volatile uint32_t *)((uintptr_t)base + address) = data;
    return true;
}

static const struct hdlgen_unit unit = {(void *)CONTROLLER_BASE, read_register, write_register,
                                        1000000};

/* Everything that the processor has written is in front of the unit. */
static void write_back(void)
{
    flush_cpu_dcache();
    flush_l2_cache();
}

/* Counters of the unit and of the monitor on its way to the DRAM, by the same names. */
static const struct {
    const char *name;
    unsigned number;
} counted[] = {
    {"unit_data_read", HDLGEN_COUNTER_DATA_BEAT_READ},
    {"unit_data_written", HDLGEN_COUNTER_DATA_BEAT_WRITTEN},
    {"unit_metadata_read", HDLGEN_COUNTER_METADATA_BEAT_READ},
    {"unit_metadata_written", HDLGEN_COUNTER_METADATA_BEAT_WRITTEN},
    {"hits", HDLGEN_COUNTER_METADATA_HIT},
    {"misses", HDLGEN_COUNTER_METADATA_MISS},
    {"blocks_read", HDLGEN_COUNTER_BLOCK_READ},
    {"blocks_written", HDLGEN_COUNTER_BLOCK_WRITTEN},
    {"blocks_raw", HDLGEN_COUNTER_BLOCK_WRITTEN_RAW},
    {"blocks_modified", HDLGEN_COUNTER_BLOCK_MODIFIED},
};
#define COUNTED (sizeof counted / sizeof *counted)
#define MONITORED 5
static const char *const monitored[MONITORED] = {"cycles", "data_read", "data_written",
                                                 "metadata_read", "metadata_written"};
static uint32_t before[HDLGEN_COUNTERS], monitor_before[MONITORED];

static void read_counters(uint32_t unit_has[HDLGEN_COUNTERS], uint32_t monitor_has[MONITORED])
{
    hdlgen_counters(&unit, unit_has);
    monitor_has[0] = monitor_cycles_read();
    monitor_has[1] = monitor_data_read_read();
    monitor_has[2] = monitor_data_written_read();
    monitor_has[3] = monitor_metadata_read_read();
    monitor_has[4] = monitor_metadata_written_read();
}

/* Begins what the next report is about, with nothing of the processor's in its caches. */
static void begin(void)
{
    write_back();
    hdlgen_flush(&unit);
    read_counters(before, monitor_before);
}

/* Reports what the counters have counted since begin. */
static void report(const char *phase, const char *name, uint32_t hash)
{
    uint32_t now[HDLGEN_COUNTERS], monitor_now[MONITORED], events;
    hdlgen_flush(&unit);
    read_counters(now, monitor_now);
    hdlgen_events(&unit, &events);
    printf("@ %s.%s hash=%08lx events=%lu", phase, name, (unsigned long)hash,
           (unsigned long)(events & ~HDLGEN_EVENT_COMMAND_ENDS));
    for (unsigned i = 0; i < MONITORED; i++)
        printf(" %s=%lu", monitored[i], (unsigned long)(monitor_now[i] - monitor_before[i]));
    for (unsigned i = 0; i < COUNTED; i++) {
        unsigned number = counted[i].number;
        printf(" %s=%lu", counted[i].name, (unsigned long)(now[number] - before[number]));
    }
    printf("\n");
}

static void result(const char *name, enum hdlgen_result of)
{
    printf("@ result.%s value=%d\n", name, of);
}

static void memory_test(const char *phase)
{
    begin();
    int passed = memtest((unsigned int *)MAIN_RAM_BASE, MEMTEST_DATA_SIZE);
    printf("@ test.%s_memtest value=%d\n", phase, !passed);
    write_back();
    report(phase, "memtest", 0);
}

/* Counters, zeros and floats: data that compress. */
static void small_numbers(const char *phase)
{
    enum { WORDS = 6144 };
    uint32_t *memory = PROGRAM_MEMORY;
    begin();
    for (unsigned i = 0; i < WORDS; i++) {
        float tenths = (float)(i & 15) * 0.5f;
        uint32_t bits;
        __builtin_memcpy(&bits, &tenths, sizeof bits);
        memory[i] = i < WORDS / 3 ? i & 0xff : i < 2 * WORDS / 3 ? 0 : bits;
    }
    write_back();
    report(phase, "small_numbers", hash_words(memory, WORDS, HASH_START));
}

static void run_programs(const char *phase)
{
    for (unsigned i = 0; i < program_count; i++) {
        begin();
        uint32_t hash = programs[i].run(PROGRAM_MEMORY);
        write_back();
        report(phase, programs[i].name, hash);
    }
}

static void wait_for_traffic(void)
{
    while (traffic_busy_read()) continue;
}

/* The traffic generator's modes. */
enum { WRITES = 1, READS, MIXED };

static void start_traffic(unsigned kind, unsigned mode, unsigned order, unsigned blocks)
{
    traffic_base_write(TRAFFIC_MEMORY);
    traffic_blocks_write(blocks);
    traffic_kind_write(kind);
    traffic_mode_write(mode);
    traffic_order_write(order);
    traffic_start_write(1);
}

/* Runs the generator; beats with wrong data and responses with errors. */
static unsigned run_traffic(unsigned kind, unsigned mode, unsigned order, unsigned blocks)
{
    start_traffic(kind, mode, order, blocks);
    wait_for_traffic();
    return traffic_errors_read();
}

static void traffic(const char *phase, unsigned kind, unsigned mode, unsigned order)
{
#ifdef HDLGEN_SHORT
    enum { BLOCKS = 256 };
#else
    enum { BLOCKS = 2048 };
#endif
    static const char *const modes[] = {"", "writes", "reads", "mixed"};
    char name[40];
    begin();
    unsigned errors = run_traffic(kind, mode, order, BLOCKS);
    snprintf(name, sizeof name, "traffic_%s_%u_%s", order ? "random" : "linear", kind, modes[mode]);
    printf("@ traffic.%s.%s cycles=%lu blocks=%u errors=%u\n", phase, name,
           (unsigned long)traffic_cycles_read(), mode == MIXED ? BLOCKS + BLOCKS / 2 : BLOCKS,
           errors);
    report(phase, name, 0);
}

static void saturate(const char *phase)
{
    for (unsigned kind = 0; kind < 4; kind++)
        for (unsigned order = 0; order < 2; order++) {
            traffic(phase, kind, WRITES, order);
            traffic(phase, kind, READS, order);
            traffic(phase, kind, MIXED, order);
#ifdef HDLGEN_SHORT
            return;
#endif
        }
}

/* The DMA copies while the processor and the generator work. */
static void copy_by_dma(const char *phase)
{
    enum { WORDS = 2048 };
    volatile uint32_t *from = (volatile uint32_t *)DMA_FROM, *to = (volatile uint32_t *)DMA_TO;
    uint32_t state = 5;
    for (unsigned i = 0; i < WORDS; i++) {
        from[i] = i & 512 ? noise(&state) : i & 63;
        to[i] = 0;
    }
    begin();
    traffic_mode_write(READS);
    traffic_start_write(1);
    dma_reader_base_write(DMA_FROM);
    dma_reader_length_write(4 * WORDS);
    dma_writer_base_write(DMA_TO);
    dma_writer_length_write(4 * WORDS);
    dma_writer_enable_write(1);
    dma_reader_enable_write(1);
    uint32_t hash = programs[0].run(PROGRAM_MEMORY);
    while (!dma_writer_done_read()) continue;
    dma_reader_enable_write(0);
    dma_writer_enable_write(0);
    wait_for_traffic();
    write_back();
    unsigned wrong = traffic_errors_read();
    for (unsigned i = 0; i < WORDS; i++) wrong += from[i] != to[i];
    printf("@ test.%s_dma value=%u\n", phase, wrong);
    report(phase, "dma", hash);
}

static unsigned differing(void)
{
    unsigned other = 0;
    write_back();
    for (unsigned i = 0; i < 2048; i++) other += PROGRAM_MEMORY[i] != (i & 63);
    return other;
}

/* What lies in the memory: compressed blocks, until a scrub. */
static void hand_over(void)
{
    for (unsigned i = 0; i < 2048; i++) PROGRAM_MEMORY[i] = i & 63;
    write_back();
    result("flush", hdlgen_flush(&unit));
    result("off", hdlgen_off(&unit));
    printf("@ stored.off words=%u\n", differing());
    result("run", hdlgen_run(&unit));
    printf("@ test.run_again value=%u\n", differing());

    /* Stored raw again, while a generator reads and a program runs. */
    traffic_mode_write(READS);
    traffic_start_write(1);
    result("scrub", hdlgen_scrub(&unit, MAIN_RAM_BASE + 0x100000, MAIN_RAM_BASE + 0x140000));
    wait_for_traffic();
    printf("@ test.read_under_scrub value=%lu\n", (unsigned long)traffic_errors_read());
    result("flush_scrubbed", hdlgen_flush(&unit));
    result("off_scrubbed", hdlgen_off(&unit));
    printf("@ test.off_after_scrub value=%u\n", differing());
    result("run_at_last", hdlgen_run(&unit));
    printf("@ test.run_at_last value=%u\n", differing());
}

#ifdef HDLGEN_INJECT_STORED
/* Whether one more event of a damaged word has happened; clears it. */
static bool damaged(void)
{
    uint32_t events = 0;
    hdlgen_events(&unit, &events);
    hdlgen_clear_events(&unit, HDLGEN_EVENT_DAMAGED_WORD);
    return events & HDLGEN_EVENT_DAMAGED_WORD;
}

static uint32_t corrected_words(void)
{
    uint32_t counters[HDLGEN_COUNTERS];
    hdlgen_counters(&unit, counters);
    return counters[HDLGEN_COUNTER_CORRECTED_WORDS];
}

/* Reads while a word gets an error: before the generator runs, it would be a word for the processor. Beats with
   wrong data and responses with errors. */
static unsigned read_with_error(unsigned kind, unsigned blocks, uint32_t memory)
{
    start_traffic(kind, READS, 0, blocks);
    result("inject", hdlgen_inject(&unit, memory));
    wait_for_traffic();
    return traffic_errors_read();
}

/* Flips bits in the unit's buffers: one is corrected, two are reported and do no lasting harm. The word may be one
   that nobody reads; then another one gets the error. */
static void inject(void)
{
    enum { KIND = 2, BLOCKS = 256, TRIES = 24 };
    static const uint32_t memories[] = {HDLGEN_INJECT_STORED, HDLGEN_INJECT_READ,
                                        HDLGEN_INJECT_WRITTEN};
    unsigned wrong = 0;
    /* The scrub has turned compression off. */
    result("compress_again", hdlgen_set_bypass(&unit, false));
    for (unsigned i = 0; i < sizeof memories / sizeof *memories; i++) {
        uint32_t before = corrected_words(), corrected = 0;
        unsigned errors = 0;
        for (unsigned tries = 0; tries < TRIES && !corrected; tries++) {
            result("inject", hdlgen_inject(&unit, memories[i]));
            errors += run_traffic(KIND, WRITES, 0, BLOCKS);
            errors += read_with_error(KIND, BLOCKS, memories[i]);
            corrected = corrected_words() - before;
        }
        printf("@ injected.%u corrected=%lu errors=%u\n", i, (unsigned long)corrected, errors);
        wrong += errors + !corrected + damaged();
    }
    printf("@ test.one_bit value=%u\n", wrong);

    bool refused = false;
    for (unsigned tries = 0; tries < TRIES && !refused; tries++) {
        refused = read_with_error(KIND, BLOCKS, HDLGEN_INJECT_READ | HDLGEN_INJECT_TWO) > 0 && damaged();
    }
    wrong = run_traffic(KIND, READS, 0, BLOCKS);
    printf("@ test.two_bits_of_a_read value=%u\n", wrong + !refused);

    /* The block that was written is poisoned until it is written again. */
    result("inject_into_writes", hdlgen_inject(&unit, HDLGEN_INJECT_WRITTEN | HDLGEN_INJECT_TWO));
    refused = run_traffic(KIND, WRITES, 0, BLOCKS) > 0 && damaged();
    bool poisoned = run_traffic(KIND, READS, 0, BLOCKS) > 0;
    wrong = run_traffic(KIND, WRITES, 0, BLOCKS) + run_traffic(KIND, READS, 0, BLOCKS);
    printf("@ test.two_bits_of_a_write value=%u\n", wrong + !refused + !poisoned);
}
#endif

#if HDLGEN_HAS_SAMPLING
/* Samples what is written, and trains and loads a codebook on the processor. */
static void train(void)
{
    static struct hdlgen_codebook book;
    static struct hdlgen_workspace workspace;
    result("sample", hdlgen_sample(&unit, 256));
    for (unsigned i = 0; i < 8192; i++) PROGRAM_MEMORY[i] = i & 63;
    write_back();
    result("wait_for_samples", hdlgen_wait_for_samples(&unit));
    result("read_counts", hdlgen_read_counts(&unit, &book));
    result("train", hdlgen_train(&book, &workspace));
    result("load", hdlgen_load(&unit, &book));
    result("compress", hdlgen_set_bypass(&unit, false));
}
#endif

static void all(const char *phase)
{
    memory_test(phase);
    small_numbers(phase);
    run_programs(phase);
    saturate(phase);
    copy_by_dma(phase);
}

static void start(void)
{
    const struct hdlgen_regions regions = {MAIN_RAM_BASE, MAIN_RAM_BASE + HDLGEN_REGION_SIZE,
                                           HDLGEN_METADATA_BASE,
                                           HDLGEN_METADATA_BASE + HDLGEN_METADATA_SIZE};
    result("check", hdlgen_check(&unit));
    printf("@ system beat=%u block=%u\n", HDLGEN_BEAT_BYTES, HDLGEN_BLOCK_BYTES);
    all("off");
    result("regions", hdlgen_set_regions(&unit, &regions));
    begin();
    result("init", hdlgen_init(&unit));
    report("run", "init", 0);
#if HDLGEN_HAS_SAMPLING
    begin();
    train();
    report("run", "training", 0);
#endif
    all("run");
    begin();
    hand_over();
    report("run", "hand_over", 0);
#ifdef HDLGEN_INJECT_STORED
    inject();
#endif
    printf("@ end\n");
#ifdef CSR_SIM_FINISH_BASE
    sim_finish_finish_write(1);
#endif
}

define_init_func(start);
