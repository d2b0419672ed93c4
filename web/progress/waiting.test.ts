import { expect, it } from 'vitest';
import type { WaitingItem } from '../store/waitingItem.ts';
import { waitingWords } from './waiting.ts';

it('[DAY-04] what waits is counted once all of it is known, ticks and what else there is together', () => {
  const days = [{ date: '2026-11-26', count: 1 }];
  const items = [{ key: 'message' }, { key: 'photo' }] as WaitingItem[];
  expect(waitingWords(days, null)).toBe('');
  expect(waitingWords(days, items)).toBe('3 things wait to be sent');
  expect(waitingWords(days, [])).toBe('1 thing waits to be sent');
  expect(waitingWords([], [])).toBe('');
});
