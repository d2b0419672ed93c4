import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// This file runs inside the tested code, in whatever process that is: so it finds out by itself what is on.
const KEPT = join(import.meta.dirname, '../../.cache/mutants');
/** Holds the number of the mutant that is on; RECORD while it is recorded which tests reach which mutants. */
export const ON = join(KEPT, 'on');
export const REACHED = join(KEPT, 'reached');
export const RECORD = -1;

const on = existsSync(ON) ? Number(readFileSync(ON, 'utf8')) : Number.NaN;
let test = '';
let seen = new Set<number>();

export function isOn(id: number): boolean {
  if (on === RECORD && !seen.has(id)) {
    seen.add(id);
    appendFileSync(REACHED, `${id} ${test}\n`);
  }
  return id === on;
}

/** From now on, this process runs the tests of a file; '' while it loads one. */
export function nowRuns(file: string): void {
  test = file;
  seen = new Set();
}
