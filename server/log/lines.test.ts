import { expect, it, vi } from 'vitest';
import { logLines } from './output.ts';

it('[T-J2] lines of any length come whole, in their order, and none is left behind', () => {
  const written: string[] = [];
  const lines = logLines((text) => written.push(text));
  const said = Array.from({ length: 250 }, (_, at) => `${at} ü€漢🥕${'x'.repeat(at % 7)}\n`);
  said.splice(120, 0, `long ${'漢'.repeat(70_000)}\n`, ...Array(4).fill(`${'é'.repeat(9000)}\n`));
  for (const line of said) lines.add(line);
  expect(written.length).toBe(2);
  lines.flush();
  lines.flush();
  expect(written.join('')).toBe(said.join(''));
});

it('a line waits a quarter of a second at most', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const lines = logLines((text) => written.push(text));
  lines.add('one\n');
  lines.add('two\n');
  vi.advanceTimersByTime(249);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['one\ntwo\n']);
  vi.useRealTimers();
});
