// As base/base.h says.
#pragma once

#include "ramulator/base/base.h"

namespace Ramulator {

class IController {
 public:
  virtual ~IController() = default;
  int m_channel_id = -1;
  Clk_t m_clk = 0;
  unsigned int m_clock_ratio = 1;
  virtual void set_channel_id(int channel_id) { m_channel_id = channel_id; }
  virtual bool send(Request& request) = 0;
  virtual bool priority_send(Request& request) = 0;
  virtual void tick() = 0;
  virtual int get_tx_bytes() const = 0;
  virtual int get_num_levels() const = 0;
  virtual float get_tCK() const = 0;
};

}  // namespace Ramulator
