import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../check/run.ts';
import type { WeekFigures } from './figures.ts';

const FILES = ['domain/trends/sinceChange', 'server/appointments/oneSlot', 'offline/twoAnswering'];

/**
 * `npm run test:week`: what the practice's week promises, at full length. `--json FILE` writes the results for
 * `npm run figures`.
 */
if (import.meta.main) {
  const { values } = parseArgs({ options: { json: { type: 'string' } } });
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-week-'));
  const file = join(folder, 'figures.jsonl');
  const projects = ['--project', 'unit', '--project', 'http', '--no-file-parallelism'];
  const env = { THOROUGH: '1', WEEK_FIGURES: file };
  const code = await run('vitest', ['run', ...projects, ...FILES], env);
  if (code !== 0) process.exit(code);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const counted = lines.map((line) => JSON.parse(line) as [keyof WeekFigures, object]);
  const sumOf = (name: string) => {
    const sum: Record<string, number> = {};
    for (const [, of] of counted.filter(([each]) => each === name))
      for (const [key, value] of Object.entries(of)) sum[key] = (sum[key] ?? 0) + value;
    return sum;
  };
  const names = ['effects', 'slots', 'answers'];
  const figures = JSON.stringify(Object.fromEntries(names.map((name) => [name, sumOf(name)])));
  console.log(figures);
  if (values.json) writeFileSync(values.json, figures);
  rmSync(folder, { recursive: true });
}
