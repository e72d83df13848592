/* How far a codec compresses a file, and how long its hardware takes:
 *   ratio bpc-opt FILE */
#include <hdlgen.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  hdlgen_codec *codec;
  if (argc != 3 || hdlgen_codec_new(argv[1], "block=128 mag=32", &codec) != HDLGEN_STATUS_OK) {
    fprintf(stderr, "usage: ratio CODEC FILE\n%s\n", hdlgen_error());
    return 1;
  }
  FILE *file = fopen(argv[2], "rb");
  if (!file) return perror(argv[2]), 1;

  static uint8_t blocks[4096][128], bursts[4096];
  size_t count, all = 0, stored = 0;
  while ((count = fread(blocks, sizeof blocks[0], 4096, file)) > 0) {
    if (hdlgen_bursts(codec, blocks[0], count, bursts) != HDLGEN_STATUS_OK) abort();
    for (size_t i = 0; i < count; i++) stored += bursts[i];
    all += count;
  }
  fclose(file);
  printf("%s: %zu blocks, %.3f bursts each", hdlgen_codec_name(codec), all, (double)stored / all);

  uint32_t in, out;
  if (hdlgen_compress_latency(codec, 1, &in) == HDLGEN_STATUS_OK &&
      hdlgen_decompress_latency(codec, 1, &out) == HDLGEN_STATUS_OK)
    printf("; one of a burst takes %u cycles in and %u out", in, out);
  printf("\n");
  hdlgen_codec_free(codec);
  return 0;
}
