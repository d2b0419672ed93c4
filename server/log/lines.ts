// Told together, but for warnings and errors, which wait for nothing: a write costs as much as ten lines.
const TOGETHER = 100;
const LONGEST_WAIT_MS = 250;
// Twice what so many lines take.
const ROOM_BYTES = 64 * 1024;
// Of a sign of UTF-16, as UTF-8.
const MOST_BYTES_A_SIGN = 3;

export type LogLines = {
  add(line: string): void;
  /** Gives on what waits, now. */
  flush(): void;
};

/**
 * Keeps lines for a moment and gives them to `out` together, in their order. It keeps them as bytes:
 * a line as it is put together is a tree of dozens of texts, which each collection of garbage in
 * between would copy.
 */
export function logLines(out: (lines: string) => void): LogLines {
  const waiting = Buffer.allocUnsafe(ROOM_BYTES);
  let used = 0;
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting.toString('utf8', 0, used);
    used = 0;
    count = 0;
    if (lines !== '') out(lines);
  };
  return {
    flush,
    add(line) {
      const most = line.length * MOST_BYTES_A_SIGN;
      if (used + most > ROOM_BYTES) flush();
      if (most > ROOM_BYTES) return out(line);
      used += waiting.write(line, used);
      count += 1;
      if (count >= TOGETHER) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
    },
  };
}
