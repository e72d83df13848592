// As compressors/base.hh says.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

// gem5's own takes strings for %s.
[[noreturn]] inline void
fatal(const char *format, const std::string &first, const char *second)
{
    std::fprintf(stderr, format, first.c_str(), second);
    std::exit(1);
}
