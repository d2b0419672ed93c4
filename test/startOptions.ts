import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './check/run.ts';

/** The options of Node.js that `npm start` gives to this file; none for a file that it does not start. */
export function startOptions(file: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [, ...words] = String(scripts.start).split(' ');
  return words.at(-1) === file ? words.slice(0, -1) : [];
}
