import { parseArgs } from 'node:util';
import { run } from '../check/run.ts';

/**
 * `npm run test:fuzz -- --rounds N`: N hostile requests for every operation, on both engines, from a
 * seed that nobody has tried; `FUZZ_SEED` repeats one.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_000);
console.log(`FUZZ_SEED=${seed}, ${values.rounds} rounds`);
const env = { FUZZ_SEED: seed, FUZZ_ROUNDS: values.rounds };
process.exitCode = await run('vitest', ['run', '--project', 'http', 'test/fuzz'], env);
