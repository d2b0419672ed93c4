import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { KEPT_KINDS } from '../frame/nouns.ts';
import { memoryRows } from '../store/storesOfTest.ts';
import { isToKeep, type KeptAnswer, keepAnswers, SHAPES, wakeAnswers } from './keptAnswers.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = ['customers', 'anna', 'daily-progress', '2026-11-26'];
/** What some nouns keep. */
const KINDS = ['daily-progress', 'diet-plan', 'dietician-profile'];
const me = { id: 'anna', name: 'Anna' } as Me;

function aDevice(isFull = () => false) {
  const rows = memoryRows<KeptAnswer>(isFull);
  const clock = { now: NOW };
  const aPage = () => ({ rows, queries: new QueryClient(), now: () => clock.now, kinds: KINDS });
  return { rows, clock, aPage };
}

// The query cache dates its answers itself.
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it('[DAY-05] what a customer’s screens fetched is there at the next start, to be fetched again once it is shown', async () => {
  const { aPage } = aDevice();
  const page = aPage();
  page.queries.setQueryData(TODAY, 'fetched before the yes');
  const keeping = keepAnswers('anna', { ...page, onFull: () => undefined });
  keeping.noteMe(me);
  page.queries.setQueryData(['customers', 'anna', 'diet-plan'], { items: [] });
  await vi.runAllTimersAsync();
  const next = aPage();
  expect(await wakeAnswers('anna', next)).toEqual(me);
  expect(next.queries.getQueryData(TODAY)).toBe('fetched before the yes');
  expect(next.queries.getQueryData(['customers', 'anna', 'diet-plan'])).toEqual({ items: [] });
  expect(next.queries.getQueryCache().find({ queryKey: TODAY })?.isStaleByTime(30_000)).toBe(true);
});

it('[T-L1] nothing of others, nothing of other screens, and nothing after its end is kept', async () => {
  for (const key of [
    ['customers', 'bea', 'daily-progress', '2026-11-26'],
    ['customers', 'bea', 'message', 'all'],
    ['customers', 'anna', 'message', 'm1', 'picture'],
    ['customers', 'bea', 'customer-profile'],
    ['customers', 'anna', 'customer'],
    ['customers', 'anna', 'note'],
    ['dieticians', 'all'],
    ['customers', 'anna', 'diet-plan', 'version', '1', 2],
    ['customer-list', 'rows'],
    ['inbox', 'count'],
  ])
    expect([key, isToKeep(key, { userId: 'anna', kinds: KEPT_KINDS })]).toEqual([key, false]);
  const { rows, aPage } = aDevice();
  const page = aPage();
  const keeping = keepAnswers('anna', { ...page, onFull: () => undefined });
  page.queries.setQueryData(TODAY, 'on its way');
  keeping.end();
  page.queries.setQueryData(TODAY, 'after');
  await vi.runAllTimersAsync();
  expect(rows.size()).toBe(0);
});

it('[DAY-05] another person finds nothing of it, and what is older than a month or of another version goes', async () => {
  const { rows, clock, aPage } = aDevice();
  const page = aPage();
  keepAnswers('anna', { ...page, onFull: () => undefined }).noteMe(me);
  page.queries.setQueryData(TODAY, 'kept');
  await vi.runAllTimersAsync();
  const other = aPage();
  expect(await wakeAnswers('bea', other)).toBeNull();
  expect(other.queries.getQueryCache().getAll()).toEqual([]);
  await rows.change('anna', ['["x"]'], () => ({ key: ['x'], data: 1, at: clock.now, shapes: 0 }));
  clock.now += 31 * DAY_MS;
  expect(await wakeAnswers('anna', aPage())).toBeNull();
  expect(rows.size()).toBe(0);
});

it('[T-L1] a full device says so, and what is on screen stays', async () => {
  const { aPage } = aDevice(() => true);
  const page = aPage();
  const onFull = vi.fn();
  keepAnswers('anna', { ...page, onFull });
  page.queries.setQueryData(TODAY, 'shown');
  await vi.runAllTimersAsync();
  expect(onFull).toHaveBeenCalled();
  expect(page.queries.getQueryData(TODAY)).toBe('shown');
});

it('[DAY-05] [T-L1] nobody is woken as somebody else, and what is being written as the person leaves is not', async () => {
  const { rows, aPage } = aDevice();
  await rows.change('anna', ['["me"]'], () => ({
    key: ['me'],
    data: { id: 'bea' },
    at: NOW,
    shapes: SHAPES,
  }));
  expect(await wakeAnswers('anna', aPage())).toBeNull();
  await rows.change('anna', ['["me"]'], () => null);

  const page = aPage();
  let written: () => void = () => undefined;
  const put = vi
    .spyOn(page.rows, 'change')
    .mockImplementation(() => new Promise((resolve) => (written = () => resolve(new Map()))));
  const keeping = keepAnswers('anna', { ...page, onFull: () => undefined });
  keeping.noteMe(me);
  page.queries.setQueryData(TODAY, 'on its way');
  await vi.advanceTimersByTimeAsync(1000);
  keeping.end();
  written();
  await vi.runAllTimersAsync();
  expect(put).toHaveBeenCalledTimes(1);
});
