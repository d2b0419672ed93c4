import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../check/run.ts';

/**
 * `npm run test:fuzz -- --rounds N`: sends N hostile requests to every operation, on both engines, from a new
 * seed; `FUZZ_SEED` repeats one. `--json FILE` writes how many were sent, for `npm run figures`.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, json: { type: 'string' } },
});
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_000);
console.log(`FUZZ_SEED=${seed}, ${values.rounds} rounds`);
const folder = mkdtempSync(join(tmpdir(), 'weekplate-fuzz-'));
const sent = join(folder, 'sent.jsonl');
writeFileSync(sent, '');
const env = { FUZZ_SEED: seed, FUZZ_ROUNDS: values.rounds, FUZZ_SENT: sent };
process.exitCode = await run('vitest', ['run', '--project', 'http', 'test/fuzz'], env);
if (values.json) {
  const lines = readFileSync(sent, 'utf8').trim().split('\n').filter(Boolean);
  const engines = lines.map((line): unknown => JSON.parse(line));
  const figures = { seed: Number(seed), rounds: Number(values.rounds), engines };
  writeFileSync(values.json, JSON.stringify(figures));
}
rmSync(folder, { recursive: true });
