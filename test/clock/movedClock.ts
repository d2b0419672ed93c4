import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A clock for a server in a test that the test can move. */
export type MovedClock = {
  /** Settings for the server process. */
  readonly settings: { readonly NODE_OPTIONS: string; readonly CLOCK_AHEAD: string };
  /** Sets the time from now on; `process.kill(pid, 'SIGUSR2')` tells a running server. */
  set(instant: Date): string;
  remove(): void;
};

export function movedClock(start: Date): MovedClock {
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-clock-'));
  const file = join(folder, 'ahead');
  const preload = join(import.meta.dirname, 'preload.ts');
  const set = (instant: Date) => {
    const ahead = instant.getTime() - Date.now();
    writeFileSync(file, String(ahead));
    return `clock ahead by ${ahead}`;
  };
  set(start);
  return {
    settings: { NODE_OPTIONS: `--import=${preload}`, CLOCK_AHEAD: file },
    set,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
