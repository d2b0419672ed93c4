// Told together, but for warnings and errors, which wait for nothing: a write costs as much as ten lines.
const TOGETHER = 100;
const LONGEST_WAIT_MS = 250;

export type LogLines = {
  add(line: string): void;
  /** Gives on what waits, now. */
  flush(): void;
};

/** Keeps lines for a moment and gives them to `out` together, in their order. */
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
