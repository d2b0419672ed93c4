import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#test/check/run.ts';
import { writtenPages } from './written.ts';

it.each(Object.entries(writtenPages()))(
  'no figure is typed by hand: %s says what the commands measured',
  (path, text) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
  },
);
