// Every error has its status and a text, in C and as an exception.
#include <cstdio>
#include <cstring>
#include <hdlgen.hpp>
#include <thread>

static int failures = 0;

static void expect(hdlgen_status got, hdlgen_status status, const char *text) {
  if (got == status && std::strstr(hdlgen_error(), text)) return;
  std::fprintf(stderr, "status %d, \"%s\": expected %d, \"%s\"\n", got, hdlgen_error(), status, text);
  failures++;
}

int main() {
  hdlgen_codec *codec = reinterpret_cast<hdlgen_codec *>(1);
  expect(hdlgen_codec_new(nullptr, nullptr, &codec), HDLGEN_STATUS_ARGUMENT, "name is NULL");
  if (codec) failures++;
  expect(hdlgen_codec_new("bdi", nullptr, nullptr), HDLGEN_STATUS_ARGUMENT, "codec is NULL");
  expect(hdlgen_codec_new("b\xff", "", &codec), HDLGEN_STATUS_ARGUMENT, "UTF-8");
  expect(hdlgen_codec_new("zip", "", &codec), HDLGEN_STATUS_PARAMETER, "no codec 'zip'");
  expect(hdlgen_codec_new("e2mc", "", &codec), HDLGEN_STATUS_PARAMETER, "needs a codebook");
  expect(hdlgen_codec_new("bdi", "block", &codec), HDLGEN_STATUS_PARAMETER, "NAME=VALUE");
  expect(hdlgen_codec_new("bdi", "block=100", &codec), HDLGEN_STATUS_PARAMETER, "'100'");
  expect(hdlgen_codec_new("bdi", "mag=32 mag=64", &codec), HDLGEN_STATUS_PARAMETER, "twice");
  expect(hdlgen_codec_new("bdi", "pdw=4", &codec), HDLGEN_STATUS_PARAMETER, "no parameter 'pdw'");
  expect(hdlgen_codec_from_codebook("/no/such", "", &codec), HDLGEN_STATUS_CODEBOOK, "/no/such");

  if (hdlgen_codec_new("bdi", nullptr, &codec) != HDLGEN_STATUS_OK) return 1;
  std::uint8_t blocks[256] = {}, stored[256], bursts[2] = {};
  std::uint32_t number = 0;
  std::size_t bytes = 0;
  expect(hdlgen_bits(nullptr, blocks, 1, &number), HDLGEN_STATUS_ARGUMENT, "codec is NULL");
  expect(hdlgen_bits(codec, nullptr, 1, &number), HDLGEN_STATUS_ARGUMENT, "blocks is NULL");
  expect(hdlgen_bits(codec, blocks, SIZE_MAX / 4, &number), HDLGEN_STATUS_ARGUMENT, "no memory");
  if (hdlgen_bits(codec, nullptr, 0, nullptr) != HDLGEN_STATUS_OK) failures++;
  expect(hdlgen_encode(codec, blocks, 2, stored, 255, bursts, &bytes), HDLGEN_STATUS_ARGUMENT,
         "room for 255");
  std::memset(stored, 0xff, sizeof stored);
  bursts[0] = 1;
  expect(hdlgen_decode(codec, stored, 32, bursts, 1, blocks), HDLGEN_STATUS_DAMAGED, "block 0");
  expect(hdlgen_decode(codec, stored, 64, bursts, 1, blocks), HDLGEN_STATUS_ARGUMENT, "64 stored");
  bursts[0] = 5;
  expect(hdlgen_decode(codec, stored, 160, bursts, 1, blocks), HDLGEN_STATUS_ARGUMENT, "1 to 4");
  expect(hdlgen_compress_latency(codec, 0, &number), HDLGEN_STATUS_ARGUMENT, "1 to 4");
  hdlgen_codec_free(codec);
  hdlgen_codec_free(nullptr);

  if (hdlgen_codec_new("lzss", nullptr, &codec) != HDLGEN_STATUS_OK) return 1;
  expect(hdlgen_decompress_latency(codec, 1, &number), HDLGEN_STATUS_NO_HARDWARE, "lzss");
  hdlgen_codec_free(codec);

  // Another thread's failures are its own.
  std::thread([] {
    if (*hdlgen_error()) failures++;
    hdlgen_codec *codec;
    expect(hdlgen_codec_new("tar", nullptr, &codec), HDLGEN_STATUS_PARAMETER, "tar");
  }).join();
  if (!std::strstr(hdlgen_error(), "lzss")) failures++;

  try {
    hdlgen::codec("zip");
    failures++;
  } catch (const hdlgen::error &error) {
    if (error.status() != HDLGEN_STATUS_PARAMETER || !std::strstr(error.what(), "zip")) failures++;
  }
  hdlgen::codec first("bdi"), second = std::move(first);
  try {
    second.bits(hdlgen::bytes(blocks, 100));
    failures++;
  } catch (const std::invalid_argument &) {
  }
  std::memset(blocks, 0, sizeof blocks);  // what a failed decode left
  const auto kept = second.encode(hdlgen::bytes(blocks, 256));
  if (second.decode(kept) != std::vector<std::uint8_t>(256) || kept.bursts.size() != 2) failures++;
  if (second.bursts(std::vector<std::uint8_t>(128)) != std::vector<std::uint8_t>{1}) failures++;
  if (second.decompress_latency(1) + 3 != second.decompress_latency(4)) failures++;
  return failures;
}
