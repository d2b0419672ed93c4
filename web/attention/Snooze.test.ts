import { expect, test } from 'vitest';
import { snoozeChoices } from './Snooze.tsx';

const daysFor = (today: string) => snoozeChoices(today).map(({ until }) => until);

test('[BOARD-02] somebody is snoozed until tomorrow, Monday or in a week, and no day is offered twice', () => {
  expect(snoozeChoices('2026-11-25').map(({ label }) => label)).toEqual([
    'Until tomorrow',
    'Until Monday, 30 Nov',
    'For a week, until Wed 2 Dec',
  ]);
  expect(daysFor('2026-11-25')).toEqual(['2026-11-26', '2026-11-30', '2026-12-02']);
  expect(daysFor('2026-11-29')).toEqual(['2026-11-30', '2026-12-06']);
  expect(daysFor('2026-11-30')).toEqual(['2026-12-01', '2026-12-07']);
  expect(daysFor('2025-12-31')).toEqual(['2026-01-01', '2026-01-05', '2026-01-07']);
});
