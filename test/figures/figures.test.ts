import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../check/run.ts';
import { partsTaken } from './files.ts';
import { writtenPages } from './written.ts';

it.each(writtenPages().map(([file, text]) => ({ file: relative(ROOT, file), path: file, text })))(
  'no figure is typed by hand: $file says what the commands measured',
  ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

it('docs/CAPACITY.md is counted from something', () => {
  expect(partsTaken().capacity).toBeDefined();
});
