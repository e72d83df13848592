/* Prints the bursts at addresses: bursts FILE ADDRESS... */
#include <hdlgen_bursts.h>

int main(int argc, char **argv) {
  hdlgen_table table;
  if (argc < 2 || hdlgen_table_read(&table, argv[1])) return fprintf(stderr, "unreadable\n"), 3;
  for (int i = 2; i < argc; i++)
    printf("%d ", hdlgen_table_bursts(&table, strtoull(argv[i], NULL, 0)));
  hdlgen_table_free(&table);
  return 0;
}
