import { buildWebIfNeeded } from '#server/app/build.ts';
import { checkSizes } from './check/sizes.ts';

/** `npm run sizes`: what each first load weighs beside its budget; fails when one is passed. */
await buildWebIfNeeded();
process.exitCode = checkSizes().some(({ failed }) => failed > 0) ? 1 : 0;
