import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '#test/check/run.ts';

const FILE = join(ROOT, '.cache/check/last.json');

const lastSchema = z.object({
  date: z.string(),
  seconds: z.number(),
  /** CPU time, including all child processes; null if the system does not report it. */
  cpuSeconds: z.number().nullable(),
});
export type LastTest = z.infer<typeof lastSchema>;

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS = 100;

/** The CPU time of this process and all its ended children, in seconds. */
export function cpuSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // After the name in brackets: utime, stime, cutime and cstime are fields 14 to 17 of the whole line.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS;
}

export const keepLastTest = (seconds: number) =>
  writeFileSync(
    FILE,
    JSON.stringify({
      date: new Date().toISOString().slice(0, 16),
      seconds,
      cpuSeconds: cpuSeconds(),
    }),
  );

/** How long the last `npm test` in this folder took; null if there was none. */
export const lastTest = (): LastTest | null =>
  existsSync(FILE) ? lastSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : null;
