# SPDX-License-Identifier: CC0-1.0
# Made by: hdlgen --design bpc-opt --lanes 32
# Initial clock period, in ns.
set period 2.0
# Parts of the period: clock uncertainty, and the least and most external delay of each port.
set uncertainty [expr {0.05 * $period}]
set outside_min 0.0
set outside_max [expr {0.2 * $period}]
# A cell of the library that drives each input, or nothing for an ideal driver; the load of each output, in
# the library's unit.
set driver {}
set load 0.0

create_clock -name aclk -period $period [get_ports aclk]
set_clock_uncertainty $uncertainty [get_clocks aclk]
set inputs [get_ports {aresetn s_axis_tvalid s_axis_tdata[*] s_axis_tlast s_axis_tuser[*] m_axis_tready}]
set outputs [get_ports {s_axis_tready m_axis_tvalid m_axis_tdata[*] m_axis_tlast m_axis_tuser[*]}]
set_input_delay -min $outside_min -clock aclk $inputs
set_input_delay -max $outside_max -clock aclk $inputs
set_output_delay -min $outside_min -clock aclk $outputs
set_output_delay -max $outside_max -clock aclk $outputs
if {$driver ne {}} { set_driving_cell -lib_cell $driver $inputs }
set_load $load $outputs
