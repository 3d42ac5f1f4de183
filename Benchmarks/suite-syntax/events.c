/* Reads each file named on the command line with libyaml's event parser as often as asked, and
   prints a line for each: the file, its size, what came of it, and the CPU seconds of each reading.

     events ROUNDS FILE...

   The twin of parse-suite. libyaml builds nothing from its events here: it is the least that
   reading YAML costs in the parser that most languages use. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <yaml.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

static double cpu_seconds(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/* Returns the number of events, or -1 where libyaml refuses the file. */
static long read_events(const unsigned char *bytes, size_t size) {
  yaml_parser_t parser;
  yaml_event_t event;
  long count = 0;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, size);
  for (int is_done = 0; !is_done; count++) {
    if (!yaml_parser_parse(&parser, &event)) {
      count = -1;
      break;
    }
    is_done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return count;
}

int main(int count, char **arguments) {
  int rounds = count > 2 ? atoi(arguments[1]) : 0;
  if (rounds < 1) {
    fputs("usage: events ROUNDS FILE...\n", stderr);
    return 2;
  }
  for (int index = 2; index < count; index++) {
    FILE *file = fopen(arguments[index], "rb");
    if (!file) {
      perror(arguments[index]);
      return 1;
    }
    fseek(file, 0, SEEK_END);
    size_t size = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(size + 1);
    if (!bytes || fread(bytes, 1, size, file) != size) return 1;
    fclose(file);
    double times[1000];
    long events = 0;
    if (rounds > 1000) rounds = 1000;
    for (int round = 0; round < rounds; round++) {
      double start = cpu_seconds();
      events = read_events(bytes, size);
      times[round] = cpu_seconds() - start;
    }
    printf("%s\t%zu\t%s", arguments[index], size, events < 0 ? "refused" : "read");
    for (int round = 0; round < rounds; round++) printf("\t%.6f", times[round]);
    putchar('\n');
    free(bytes);
  }
  return 0;
}
