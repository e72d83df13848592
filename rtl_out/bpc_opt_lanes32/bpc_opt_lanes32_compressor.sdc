# Made by: hdlgen --design bpc-opt --lanes 32
# A clock to start from, in ns; the ports get a fifth of it on either side.
set period 2.0
create_clock -name aclk -period $period [get_ports aclk]
set_input_delay [expr {0.2 * $period}] -clock aclk [get_ports {aresetn s_axis_tvalid s_axis_tdata[*] s_axis_tlast m_axis_tready}]
set_output_delay [expr {0.2 * $period}] -clock aclk [get_ports {s_axis_tready framing_error m_axis_tvalid m_axis_tdata[*] m_axis_tlast m_axis_tuser[*]}]
