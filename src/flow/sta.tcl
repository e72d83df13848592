# Timing of a netlist without wires. Set before: libraries, netlist, top, driver (a
# cell), load (in pF) and period (in ns).
foreach library $libraries { read_liberty $library }
set_cmd_units -time ns -capacitance pF -resistance kOhm -voltage V -current mA -power mW -distance um
read_verilog $netlist
link_design $top

# With a clock alone, paths from inputs and to outputs would not be timed at all.
set inputs {}
set clocks {}
set resets {}
foreach port [all_inputs] {
  switch -- [get_property $port full_name] {
    aclk { lappend clocks $port }
    aresetn { lappend inputs $port; lappend resets $port }
    default { lappend inputs $port }
  }
}
if {[llength $clocks]} {
  create_clock -name aclk -period $period $clocks
} else {
  create_clock -name aclk -period $period
}
if {[llength $inputs]} {
  set_input_delay 0 -clock aclk $inputs
  set_driving_cell -lib_cell $driver $inputs
}
set outputs [all_outputs]
if {[llength $outputs]} {
  set_output_delay 0 -clock aclk $outputs
  set_load $load $outputs
}
if {[llength $resets]} { set_false_path -from $resets }
# When data change at ports is not known here.
if {[llength $inputs]} { set_false_path -hold -from $inputs }
if {[llength $outputs]} { set_false_path -hold -to $outputs }

# A path's slack in ns and its two ends.
proc slack_and_ends {path} {
  set ends {}
  foreach end {startpoint endpoint} {
    lappend ends [get_property [get_property $path $end] full_name]
  }
  return "[get_property $path slack] $ends"
}

# Prints the longest path.
proc longest {args} {
  set path [lindex [find_timing_paths -path_delay max {*}$args] 0]
  if {$path == ""} { puts "NO PATH"; return }
  puts "PATH [slack_and_ends $path]"
}

# Prints the path with the least slack to hold, if a path from register to register is checked.
proc shortest {} {
  set path [lindex [find_timing_paths -path_delay min] 0]
  if {$path != ""} { puts "HOLD [slack_and_ends $path]" }
}
