import { describe, expect, test } from 'vitest';
import type { DailyProgress, DaySubmission } from '#domain/progress/progressSchema.ts';
import { ApiError } from '../api/request.ts';
import { aDayWith, aRecord } from './dayOfTest.ts';
import { dayErrors, valuesOf } from './dayValues.ts';
import { type DayDraft, draftFrom } from './draft.ts';
import { unsentParts } from './draftParts.ts';
import { checkDay, submitDay, withChosen } from './submitDay.ts';
import { settled } from './twoDevices.ts';

const conflict = () => new ApiError(409, 'day-conflict', 'Two devices.');

/** A server on which `stored` was logged in the meantime; it accepts a submission based on that. */
function server(stored: DailyProgress) {
  const sent: DaySubmission[] = [];
  return {
    sent,
    send: async (submission: DaySubmission) => {
      sent.push(submission);
      if (submission.base?.notes !== stored.notes) throw conflict();
      const { dishes: _dishes, base: _base, instead = {}, picked = {}, ...fields } = submission;
      return { ...stored, ...fields, instead, picked };
    },
    fetchAgain: async () => aDayWith(stored),
    wait: () => false,
  };
}

/** What the form does: it checks the draft and sends the result. */
function submit(
  draft: DayDraft,
  record: DailyProgress | null,
  to: Parameters<typeof submitDay>[3],
) {
  const checked = checkDay(draft.values);
  if (!checked.ok) throw new Error('It is to be sent.');
  return submitDay(draft, checked.input, record, to);
}

const typing = (record: DailyProgress | null, values: Partial<DayDraft['values']>): DayDraft => {
  const draft = draftFrom(record);
  return { ...draft, values: { ...draft.values, ...values } };
};

describe('a day logged on two devices', () => {
  test('[HIST-07] is sent with what it began from and the dish of each tick', async () => {
    const record = aRecord();
    const there = server(record);
    const outcome = await submit(typing(record, { mood: 'Great' }), record, there);
    expect(outcome).toMatchObject({ is: 'stored', withOther: false });
    expect(there.sent[0]).toMatchObject({
      mood: 'Great',
      dishes: { '0': 'Porridge' },
      base: { mood: 'Good', dishes: { '0': 'Porridge' } },
    });
  });

  test('[HIST-07] a field changed on both is not sent again before it is chosen', async () => {
    const there = server(aRecord({ notes: 'On the tablet', mood: 'Low' }));
    const before = aRecord();
    const outcome = await submit(typing(before, { notes: 'On the phone' }), before, there);
    expect(there.sent).toHaveLength(1);
    if (outcome.is !== 'collision') throw new Error('No collision.');
    const { merged } = outcome.collision;
    expect(merged.conflicts).toEqual([
      { field: 'notes', mine: 'On the phone', stored: 'On the tablet' },
    ]);
    expect(settled(merged, {})).toBeUndefined();
    const chosen = (side: 'mine' | 'stored' | 'both') => settled(merged, { notes: side });
    expect(chosen('mine')).toMatchObject({ notes: 'On the phone', mood: 'Low' });
    expect(chosen('stored')).toMatchObject({ notes: 'On the tablet', mood: 'Low' });
    expect(chosen('both')?.notes).toBe('On the tablet\n\nOn the phone');
  });

  test('[HIST-07] the same meal done for two dishes: the chosen one keeps its dish', async () => {
    const meal = '2' as const;
    const both = {
      content: { ...typing(null, {}).values, sleepHours: null, dishes: { '2': 'Pea soup' } },
      conflicts: [
        {
          meal,
          mine: { done: true, dish: 'Pea soup', picked: undefined },
          stored: { done: true, dish: 'Lentil soup', picked: undefined },
        },
      ],
    } as const;
    expect(settled(both, { 'meals.2': 'stored' })?.dishes).toEqual({ '2': 'Lentil soup' });
    expect(settled(both, { 'meals.2': 'mine' })?.dishes).toEqual({ '2': 'Pea soup' });
  });

  test('[HIST-07] what was typed while it was chosen stays, and the choice is no difference any more', async () => {
    const before = aRecord();
    const there = server(aRecord({ notes: 'On the tablet', mood: 'Low' }));
    const mine = typing(before, { notes: 'On the phone' });
    const outcome = await submit(mine, before, there);
    if (outcome.is !== 'collision') throw new Error('No collision.');
    const chosen = settled(outcome.collision.merged, { notes: 'both' });
    if (!chosen) throw new Error('All of it is chosen.');
    const since = { ...mine, values: { ...mine.values, sleepHours: '6,' } };
    const next = withChosen(since, outcome.collision, chosen);
    expect(next.values).toMatchObject({
      notes: 'On the tablet\n\nOn the phone',
      mood: 'Low',
      sleepHours: '6,',
    });
    expect(unsentParts(next)).toEqual(['sleepHours', 'notes']);
    expect(await submit(next, before, there)).toMatchObject({ is: 'stored' });
  });

  test('[HIST-07] what does not contradict is sent again by itself', async () => {
    const there = server(aRecord({ notes: 'On the tablet' }));
    const before = aRecord();
    const outcome = await submit(typing(before, { mood: 'Great' }), before, there);
    expect(outcome).toMatchObject({ is: 'stored', withOther: true });
    expect(there.sent[1]).toMatchObject({ mood: 'Great', notes: 'On the tablet' });
  });

  test('[HIST-07] a draft of an older version began from the record it names', async () => {
    const record = aRecord();
    const there = server(record);
    const old = { ...typing(record, { mood: 'Great' }), base: null };
    expect(await submit(old, record, there)).toMatchObject({ is: 'stored' });
    expect(there.sent[0]?.base).toMatchObject({ notes: 'Felt light.' });
  });

  test('[PROG-07] any other refusal is said, beside its field where it has one', async () => {
    const strange = new ApiError(422, 'invalid', 'Invalid.');
    const refusing = {
      send: () => Promise.reject(strange),
      fetchAgain: async () => aDayWith(null),
      wait: () => false,
    };
    await expect(submit(draftFrom(null), null, refusing)).rejects.toBe(strange);
    expect(dayErrors({ dishes: 'No meal.', mood: 'No mood.' })).toEqual({
      meals: 'No meal.',
      mood: 'No mood.',
    });
  });

  test('[PROG-07] without a network it waits, where there is something to send', async () => {
    const offline = new ApiError(0, 'offline', 'No connection.');
    const unreachable = (wait: () => boolean) => ({
      send: () => Promise.reject(offline),
      fetchAgain: async () => aDayWith(null),
      wait,
    });
    const typed = typing(null, { mood: 'Great' });
    expect(
      await submit(
        typed,
        null,
        unreachable(() => true),
      ),
    ).toEqual({ is: 'waits' });
    await expect(
      submit(
        typed,
        null,
        unreachable(() => false),
      ),
    ).rejects.toBe(offline);
  });
});

test('[DAY-06] water that cannot be is refused beside the field; what was stored before stays as it was', () => {
  const values = { ...valuesOf(null), waterIntake: '-3' };
  const refused = { ok: false, errors: { waterIntake: 'Water is between 0 and 15 litres.' } };
  expect(checkDay(values)).toEqual(refused);
  expect(checkDay(values, { waterIntake: '16 L' })).toEqual(refused);
  expect(checkDay(values, { waterIntake: '-3' })).toMatchObject({ ok: true });
});
