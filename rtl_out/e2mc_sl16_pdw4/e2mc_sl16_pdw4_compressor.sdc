# Made by: hdlgen --sl 16 --pdw 4
# A clock to start from, in ns; the ports get a fifth of it on either side.
set period 2.0
create_clock -name aclk -period $period [get_ports aclk]
set_input_delay [expr {0.2 * $period}] -clock aclk [get_ports {aresetn s_axis_tvalid s_axis_tdata[*] s_axis_tlast s_axil_awvalid s_axil_awaddr[*] s_axil_wvalid s_axil_wdata[*] s_axil_wstrb[*] s_axil_bready s_axil_arvalid s_axil_araddr[*] s_axil_rready m_axis_tready}]
set_output_delay [expr {0.2 * $period}] -clock aclk [get_ports {s_axis_tready framing_error s_axil_awready s_axil_wready s_axil_bvalid s_axil_bresp[*] s_axil_arready s_axil_rvalid s_axil_rdata[*] s_axil_rresp[*] m_axis_tvalid m_axis_tdata[*] m_axis_tlast m_axis_tuser[*]}]
