import { describe, expect, test } from 'vitest';
import { unsentDays } from './draft.ts';
import type { DayForm } from './useDayForm.ts';
import { dayTitle, draftNotes, unsentWords } from './words.ts';

test('[HOME-01] [PROG-01] a day is named by what it is to the customer', () => {
  expect(dayTitle('2026-11-24', '2026-11-24')).toBe('Today, Tuesday 24 November');
  expect(dayTitle('2026-11-23', '2026-11-24')).toBe('Yesterday, Monday 23 November');
  expect(dayTitle('2026-11-01', '2026-11-24')).toBe('Sunday 1 November');
  expect(dayTitle('2026-12-31', '2027-01-01')).toBe('Yesterday, Thursday 31 December');
  expect(dayTitle('2026-12-30', '2027-01-01')).toBe('Wednesday 30 December 2026');
});

const TODAY = '2026-11-24';

describe('what is not sent yet', () => {
  test('[HIST-08] names the latest three earlier days, and how many more there are', () => {
    const drafted = ['2026-11-24', '2026-11-23', '2026-11-20', '2026-11-10', '2026-11-09'];
    expect(unsentDays(drafted, TODAY)).toEqual({
      named: ['2026-11-23', '2026-11-20', '2026-11-10'],
      more: 1,
    });
    expect(unsentDays(['2026-11-24'], TODAY)).toEqual({ named: [], more: 0 });
    expect(unsentDays(['2026-11-24'], TODAY, true)).toEqual({ named: ['2026-11-24'], more: 0 });
  });

  test('[HIST-08] says which day it is', () => {
    expect(unsentWords('2026-11-20', TODAY, false)).toBe('Friday is not submitted yet');
    expect(unsentWords(TODAY, TODAY, false)).toBe('Today is not submitted yet');
    expect(unsentWords('2026-11-23', TODAY, false)).toBe('Yesterday is not submitted yet');
    expect(unsentWords('2026-11-10', TODAY, false)).toBe(
      'Tuesday 10 November is not submitted yet',
    );
    expect(unsentWords('2026-11-20', TODAY, true)).toBe(
      'Your changes to Friday are not submitted yet',
    );
  });
});

test('[PROG-04] [PROG-07] [T-L1] of a draft one thing is said, never its opposite beside it', () => {
  const form = {
    ...{ restored: false, planChanged: false, submittedElsewhere: false, editing: false },
    ...{ dropped: null, withOther: false, kept: true, waits: true, values: { waterIntake: '' } },
  } as DayForm;
  expect(draftNotes(form)).toEqual([
    'Waits on this device, and is submitted once you are back online.',
  ]);
  expect(draftNotes({ ...form, kept: false })).toEqual([
    'Waits on this page, and is lost if you close it before you are back online: this browser keeps no drafts.',
  ]);
  expect(draftNotes({ ...form, kept: false, waits: false })).toEqual([
    'This browser keeps no drafts: submit before you leave this page.',
  ]);
});
