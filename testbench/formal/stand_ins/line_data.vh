  // What memory held is anything, and so are metadata.
  (* anyseq *) wire [1:0] any_metadata;
  assign word = 0;
  assign stored = any_metadata;
