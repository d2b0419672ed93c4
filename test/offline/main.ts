import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../check/run.ts';

/** The result of the runs. */
export type OfflineFigures = {
  readonly runs: number;
  readonly seed: number;
  /** Versions of days that the server stored. */
  readonly stored: number;
  readonly wrong: readonly string[];
};

/**
 * `npm run test:offline -- --runs N`: N random runs of two phones of one customer that lose the network and
 * get it back; `OFFLINE_SEED` repeats from a seed. `--json FILE` writes the results for `npm run figures`.
 */
if (import.meta.main) {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '1000' }, json: { type: 'string' } },
  });
  const seed = process.env.OFFLINE_SEED ?? '1';
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-offline-'));
  const figures = join(folder, 'figures.jsonl');
  const env = { OFFLINE_SEED: seed, OFFLINE_RUNS: values.runs, OFFLINE_FIGURES: figures };
  process.exitCode = await run('vitest', ['run', '--project', 'http', 'test/offline'], env);
  const { runs, stored, wrong } = JSON.parse(readFileSync(figures, 'utf8')) as OfflineFigures;
  console.log(`${runs} runs from seed ${seed}, ${stored} versions stored, ${wrong.length} wrong`);
  if (values.json) writeFileSync(values.json, readFileSync(figures));
  rmSync(folder, { recursive: true });
}
