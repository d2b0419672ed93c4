import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// This file runs inside the tested code, in whatever process that is: it finds out by itself what is on.
const KEPT = join(import.meta.dirname, '../../.cache/mutants');
/** While this is on instead of a mutant, it is recorded which tests reach which mutants. */
export const RECORD = -1;

const on = existsSync(join(KEPT, 'on')) ? Number(readFileSync(join(KEPT, 'on'), 'utf8')) : null;
let [where, seen] = ['', new Set<number>()];
type Worker = {
  readonly __vitest_worker__?: { readonly current?: unknown; readonly filepath?: string };
};

/** Whether a mutant is on. Of what is reached while code is loaded, or in a server's own process, no test is known. */
export function isOn(id: number): boolean {
  if (on !== RECORD) return id === on;
  const worker = (globalThis as Worker).__vitest_worker__;
  const here = (worker?.current ? worker.filepath : null) ?? '';
  if (here !== where) [where, seen] = [here, new Set()];
  if (!seen.has(id)) appendFileSync(join(KEPT, 'reached'), `${id} ${here}\n`);
  seen.add(id);
  return false;
}
