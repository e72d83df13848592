//! Clients of the controller that do whatever AXI4 allows them to, and more.
