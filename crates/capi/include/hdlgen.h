/* hdlgen for C: the codecs of GPU memory compression, bit by bit as the hardware has them, and the
 * cycles of that hardware. docs/library.md shows how to build, link and use it.
 *
 * Sizes are in bytes where nothing else is said. Pointers point to as many elements as their
 * function says, what is written overlaps nothing else, and NULL is an error except for an array
 * of no elements. Every function may be called by any thread at any time.
 *
 * Made by cbindgen of crates/capi/src: do not edit. */


#ifndef HDLGEN_H
#define HDLGEN_H

#include <stddef.h>
#include <stdint.h>

/**
 * How a call ended. hdlgen_error() says more.
 */
typedef enum {
  /**
   * The call succeeded.
   */
  HDLGEN_STATUS_OK = 0,
  /**
   * An unexpected NULL, text that is not UTF-8, or lengths that do not fit together. Results are
   * unspecified.
   */
  HDLGEN_STATUS_ARGUMENT = 1,
  /**
   * There is no such codec, or it does not have this parameter or this value of it.
   */
  HDLGEN_STATUS_PARAMETER = 2,
  /**
   * The codebook cannot be read, or is not one for these parameters.
   */
  HDLGEN_STATUS_CODEBOOK = 3,
  /**
   * The codec is a software model only: there is no hardware, and so no latency.
   */
  HDLGEN_STATUS_NO_HARDWARE = 4,
  /**
   * Stored bytes that no encoder writes.
   */
  HDLGEN_STATUS_DAMAGED = 5,
  /**
   * A mistake in the library. Please report what hdlgen_error() says.
   */
  HDLGEN_STATUS_INTERNAL = 6,
} hdlgen_status;

/**
 * A codec with its parameters. It does not change, and any number of threads may use one.
 */
typedef struct hdlgen_codec hdlgen_codec;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the library, such as "0.2.0".
 */
const char *hdlgen_version(void);

/**
 * The error of this thread's last failed call, in one line; empty if none has failed. It stays
 * until the next call fails.
 */
const char *hdlgen_error(void);

/**
 * The name of the codec with this number, from 0; NULL after the last one.
 */
const char *hdlgen_codecs(size_t number);

/**
 * Makes a codec that needs no codebook.
 *
 * Parameters are words NAME=VALUE with spaces between them, or NULL: `block` is the bytes of a
 * block, 128 or 64 (of pfor 64 to 512), and `mag` those of a burst, 32 or 64: "block=128 mag=32" is
 * the default. pfor has besides `modes` (such as 0,3,7) and `choice` (estimate or exact).
 * `*codec` is to be freed with hdlgen_codec_free; after an error it is NULL.
 */
hdlgen_status hdlgen_codec_new(const char *name, const char *parameters, hdlgen_codec **codec);

/**
 * Makes the codec of a codebook, a file that `hdlgen train` wrote.
 *
 * Besides `block` and `mag` there are as parameters `pdw` (1, 2, 4 or 8) and `ends` (one or both)
 * of e2mc, `pdw` and `modes` (such as 0,2) of e2mc-delta, and `digits` (such as 2,2,3) of numbers.
 */
hdlgen_status hdlgen_codec_from_codebook(const char *path,
                                         const char *parameters,
                                         hdlgen_codec **codec);

/**
 * Frees a codec, which no thread uses any more. NULL is ignored.
 */
void hdlgen_codec_free(hdlgen_codec *codec);

/**
 * The codec's name, with the parameters that are not the default, as long as there is the codec;
 * NULL for NULL.
 */
const char *hdlgen_codec_name(const hdlgen_codec *codec);

/**
 * The bytes of a block; 0 for NULL.
 */
uint32_t hdlgen_block_bytes(const hdlgen_codec *codec);

/**
 * The bytes of a burst; 0 for NULL.
 */
uint32_t hdlgen_mag_bytes(const hdlgen_codec *codec);

/**
 * The latency of the codec's compressor, in cycles, for a block that it stores in this many
 * bursts: from the first beat in to the last beat out, with ports as wide as a burst (for numbers
 * in larger blocks: 128 bytes). No single block takes longer; with a codebook it may take less.
 */
hdlgen_status hdlgen_compress_latency(const hdlgen_codec *codec, uint32_t bursts, uint32_t *cycles);

/**
 * The latency of the decompressor for a block of this many bursts.
 */
hdlgen_status hdlgen_decompress_latency(const hdlgen_codec *codec,
                                        uint32_t bursts,
                                        uint32_t *cycles);

/**
 * The size of each block in encoded bits, which may be more than the block has.
 *
 * `blocks` are `count` blocks one after the other, and `bits` has room for `count` numbers.
 */
hdlgen_status hdlgen_bits(const hdlgen_codec *codec,
                          const uint8_t *blocks,
                          size_t count,
                          uint32_t *bits);

/**
 * The bursts that each block takes in memory: as many as the block has if it is stored
 * uncompressed.
 *
 * `blocks` are `count` blocks one after the other, and `bursts` has room for `count` numbers.
 */
hdlgen_status hdlgen_bursts(const hdlgen_codec *codec,
                            const uint8_t *blocks,
                            size_t count,
                            uint8_t *bursts);

/**
 * Encodes blocks as memory holds them, one after the other: each is its encoding with zeros up to
 * the end of its last burst, or the raw block where compression saves no burst.
 *
 * `blocks` are `count` blocks one after the other, `stored` has room for `room` bytes, at least
 * those of all blocks, and `bursts` for `count` numbers. `*bytes` becomes the bytes stored.
 */
hdlgen_status hdlgen_encode(const hdlgen_codec *codec,
                            const uint8_t *blocks,
                            size_t count,
                            uint8_t *stored,
                            size_t room,
                            uint8_t *bursts,
                            size_t *bytes);

/**
 * Decodes blocks as memory holds them.
 *
 * `stored` are the `bytes` bytes of all blocks one after the other, `bursts` the bursts of each
 * of `count` blocks, and `blocks` has room for all of them.
 */
hdlgen_status hdlgen_decode(const hdlgen_codec *codec,
                            const uint8_t *stored,
                            size_t bytes,
                            const uint8_t *bursts,
                            size_t count,
                            uint8_t *blocks);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* HDLGEN_H */
