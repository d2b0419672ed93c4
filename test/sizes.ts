import { buildWebIfNeeded } from '#server/app/build.ts';
import { checkSizes } from './check/sizes.ts';

/** `npm run sizes`: the size of each first load next to its budget; fails when one exceeds it. */
await buildWebIfNeeded();
process.exitCode = checkSizes().some(({ failed }) => failed > 0) ? 1 : 0;
