  // Any commands, at any time; regions of 512 KB with their metadata behind them.
  (* anyseq *) wire [4:0] any_command;
  (* anyseq *) wire any_bypass;
  (* anyconst *) wire [15:0] any_combine;
  assign command = any_command & `COMMANDS;
  assign bypass = any_bypass;
  assign combine = `PROMPT ? 1 : any_combine;
  assign region_first = 0;
  assign region_end = 128;
  assign metadata_first = 128;
  assign metadata_end = 129;
  assign scrub_first = 0;
  assign scrub_end = 1;
