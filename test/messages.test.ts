import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SPECIFIED } from './e2e/errorCatalogue/specified.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * The part of a message before its first placeholder. Of a question, the part without the object it asks
 * about.
 */
const written = (message: string) => message.replace(/ ?\{.*$/, '');

it('[PLAN-14] every sentence of the error catalogue is written down in one place', () => {
  const sources = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.test\.|node_modules|dist/.test(path))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');
  const times = (text: string) => sources.split(text).length - 1;
  const odd = SPECIFIED.map(written)
    .map((message) => ({ message, times: times(message) }))
    .filter((each) => each.times !== 1);
  expect(odd).toEqual([]);
});
