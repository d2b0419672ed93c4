import { expect, it } from 'vitest';
import { untilTomorrow } from './untilTomorrow.ts';

it('a browser test that would run over midnight waits for it, any other begins at once', () => {
  const wait = (time: string) => untilTomorrow(new Date(`2026-11-22T${time}Z`));
  expect(wait('00:00:00.000')).toBe(0);
  expect(wait('23:57:59.999')).toBe(0);
  expect(wait('23:58:00.000')).toBe(120_000);
  expect(wait('23:59:59.999')).toBe(1);
});
