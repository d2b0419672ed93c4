import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ROOT, run } from '../check/run.ts';
import { measured } from '../check/sizes.ts';
import { measureCapacity } from './capacity/measure.ts';
import type { PartName, Taken } from './parts.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT }).toString().trim();

/** Said with each part; what is not committed is told. */
export function takenNow(): Taken {
  const changed = git('status', '--porcelain', '--', '.', ':!docs', ':!README.md') !== '';
  const [{ model } = { model: 'an unknown processor' }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`,
    machine: `${cpus().length} × ${model.trim()}, ${memory} GB, Node.js ${process.versions.node}`,
  };
}

/** Runs the command of a part. Throws when it fails: a figure of a failure is none. */
export async function take(name: PartName): Promise<unknown> {
  if (name === 'sizes') {
    await buildWebIfNeeded();
    return measured().map(({ route, kb, most }) => ({ route, kb: Number(kb.toFixed(1)), most }));
  }
  if (name === 'capacity') return measureCapacity();
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-figures-'));
  const json = join(folder, `${name}.json`);
  const code = await run(process.execPath, [...COMMANDS[name], '--json', json]);
  if (code !== 0) throw new Error(`${name} failed: its figures stay as they were.`);
  const figures: unknown = JSON.parse(readFileSync(json, 'utf8'));
  rmSync(folder, { recursive: true });
  return figures;
}

const COMMANDS = {
  faults: ['test/faults/main.ts'],
  planted: ['test/planted/main.ts'],
  fuzz: ['test/fuzz/main.ts', '--rounds', '200'],
  tests: ['test/check.ts'],
  bench: ['test/bench/main.ts'],
  growth: ['test/bench/main.ts', '--growth'],
  start: ['test/start/main.ts'],
  browser: ['test/browser/main.ts'],
  lighthouse: ['test/lighthouse.ts'],
} as const;
