import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/run.ts';

/** Has Node.js forget what it has compiled of the product, as before its first start. */
export function forgetCompiled(): boolean {
  rmSync(join(ROOT, '.cache', 'node'), { recursive: true, force: true });
  return true;
}
