// What examples/ramulator2 uses of Ramulator 2.1 (CMU-SAFARI/ramulator2, c5b1c3a4), written anew
// for a test that has no Ramulator: names and signatures are its, all else is as little as works.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace Ramulator {

using Clk_t = int64_t;
using Addr_t = int64_t;

struct Request {
  Addr_t addr = -1;
  Addr_t intra_channel_addr = -1;
  struct Type {
    enum : int { Read = 0, Write = 1 };
  };
  int type_id = -1;
  Clk_t arrive = -1;
  Clk_t depart = -1;
  std::function<void(Request&)> callback;
};

class IController;
class IFrontEnd;
class IMemorySystem;

struct Config {
  std::map<std::string, std::string> values;
  IController* child;
};

struct Stats {
  std::map<std::string, const size_t*> values;
  void add(std::string name, const size_t& value) { values[name] = &value; }
};

class Implementation {
 public:
  explicit Implementation(const Config& config) : m_config(config) {}
  virtual ~Implementation() = default;
  virtual void init() = 0;
  virtual void setup(IFrontEnd*, IMemorySystem*) {}
  virtual void reset_stats() {}
  Stats m_stats;

 protected:
  Config m_config;
};

template <class T>
struct Parameter {
  const Config& config;
  std::string name;
  T required() const {
    const std::string& text = config.values.at(name);
    if constexpr (std::is_same_v<T, int>) return std::stoi(text);
    else return text;
  }
  T default_val(T value) const { return config.values.count(name) ? required() : value; }
};

}  // namespace Ramulator

#define RAMULATOR_REGISTER_IMPLEMENTATION(interface, implementation, name) \
 public:                                                                   \
  explicit implementation(const Config& config) : Implementation(config) { init(); }
#define RAMULATOR_PARSE_PARAM(variable, type, name) variable = Parameter<type>{m_config, name}
#define RAMULATOR_CREATE_CHILD(variable, interface) variable = m_config.child
