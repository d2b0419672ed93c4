// One write takes as long as formatting ten lines, so lines are written together.
const TOGETHER = 100;
const LONGEST_WAIT_MS = 250;

type LogLines = {
  add(line: string): void;
  /** Writes the collected lines now. */
  flush(): void;
};

/** Collects lines for a quarter of a second at most and passes them to `out` together, in order. */
export function logLines(out: (lines: string) => void): LogLines {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const lines = waiting.join('');
    waiting = [];
    out(lines);
  };
  return {
    flush,
    add(line) {
      if (waiting.push(line) >= TOGETHER) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
    },
  };
}
