import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenPages } from './written.ts';

it.each(writtenPages())(
  'no figure is typed by hand: %s says what the commands measured',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
