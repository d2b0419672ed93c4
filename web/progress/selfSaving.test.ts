import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { queryClient } from '../live/queryClient.ts';
import { memory } from '../store/memoryOfTest.ts';
import { trackedDayQuery } from './api.ts';
import { aDayWith, aRecord } from './dayOfTest.ts';
import { type DayDraft, draftFrom, readDraft, ticked } from './draft.ts';
import { isStoredElsewhere } from './draftParts.ts';
import { selfSaving } from './selfSaving.ts';
import { answer, emptyServer, PLANNED, server } from './serverOfTest.ts';

const DATE = '2026-11-24';
const KEY = trackedDayQuery('anna', DATE).queryKey;

const begin = (onStored?: (record: DailyProgress) => void) =>
  selfSaving('anna', DATE, () => undefined, onStored);
type Day = ReturnType<typeof begin>;

const tap = (day: Day, index: '0' | '1' | '2', done: boolean) =>
  day.change(server.record, (draft) => ticked(draft, index, PLANNED[Number(index)] ?? '', done), {
    parts: [`meals.${index}`],
  });
const write = (day: Day, patch: Partial<DayDraft['values']>) =>
  day.change(server.record, (draft) => ({ ...draft, values: { ...draft.values, ...patch } }), {
    parts: Object.keys(patch) as ('notes' | 'waterIntake')[],
    isTyped: true,
  });
const settled = (day: Day) => vi.waitFor(() => expect(day.state().draft).toBeNull());
const kept = () => readDraft('anna', DATE);

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('fetch', answer);
  emptyServer();
  queryClient.clear();
  queryClient.setQueryData(KEY, aDayWith(null, PLANNED));
});
afterEach(() => vi.unstubAllGlobals());

describe('a day that saves itself', () => {
  test('[DAY-01] is painted at once, kept until it is stored, and gone from the browser then', async () => {
    const day = begin();
    tap(day, '2', true);
    expect(day.state().draft?.values.meals).toEqual({ '2': true });
    expect(kept()?.sends).toEqual(['meals.2']);
    await settled(day);
    expect(kept()).toBeNull();
    expect(server.record?.meals).toEqual({ '2': true });
    expect(queryClient.getQueryData(KEY)?.record?.meals).toEqual({ '2': true });
  });

  test('[DAY-06] [DAY-04] water that waited from before it was refused ends in a sentence, and is not sent again', async () => {
    server.answer = 'unreachable';
    const day = begin();
    write(day, { waterIntake: '-3' });
    day.flush();
    await vi.waitFor(() => expect(day.state().failure).toMatchObject({ status: 0 }));
    server.answer = 'stored';
    day.flush();
    await vi.waitFor(() => expect(day.state().failure).toMatchObject({ status: 422 }));
    // Once for the attempt without an answer, and once for the draft.
    expect(server.sent).toHaveLength(2);
    expect(kept()).toMatchObject({ sends: [], values: { waterIntake: '-3' } });
    tap(day, '1', true);
    await vi.waitFor(() => expect(server.record?.meals).toEqual({ '1': true }));
    expect(server.record?.waterIntake).toBe('');
    expect(server.sent.map((each) => each.waterIntake)).toEqual(['-3', '-3', '']);
  });

  test('[DAY-01] sends one request at a time; what is tapped meanwhile goes together, and the last tap counts', async () => {
    const day = begin();
    tap(day, '0', true);
    await new Promise<void>((resolve) => {
      server.begun = resolve;
    });
    for (const [index, done] of [
      ['1', true],
      ['0', false],
      ['2', true],
      ['2', false],
      ['2', true],
    ] as const)
      tap(day, index, done);
    await settled(day);
    expect(server.most).toBe(1);
    expect(server.sent).toHaveLength(2);
    expect(server.record?.meals).toEqual({ '0': false, '1': true, '2': true });
  });

  test('[DAY-01] a tick that was stored although its answer was lost can be taken back', async () => {
    const day = begin();
    server.answer = 'lost';
    tap(day, '2', true);
    await vi.waitFor(() => expect(day.state().failure).not.toBeNull());
    expect(server.record?.meals).toEqual({ '2': true });
    server.answer = 'stored';
    // This page has not heard of the change.
    day.change(null, (draft) => ticked(draft, '2', 'Lentil soup', false), { parts: ['meals.2'] });
    expect(day.state().draft?.values.meals['2']).toBe(false);
    await settled(day);
    expect(server.record?.meals).toEqual({ '2': false });
    expect(day.state().failure).toBeNull();
  });

  test.each(['unreachable', 'refused'] as const)(
    '[DAY-01] what is %s is kept, also for the next visit, which sends it',
    async (answered) => {
      server.answer = answered;
      const day = begin();
      tap(day, '1', true);
      await vi.waitFor(() => expect(day.state().failure).not.toBeNull());
      expect(kept()?.sends).toEqual(['meals.1']);
      day.close();
      server.answer = 'stored';
      const next = begin();
      expect(next.isWaiting()).toBe(true);
      next.flush();
      await settled(next);
      expect(server.record?.meals).toEqual({ '1': true });
    },
  );

  test('[DAY-01] [HIST-08] of what My Progress holds unsubmitted nothing is sent, and nothing is lost', async () => {
    const typed = draftFrom(null);
    localStorage.setItem(
      `weekplate:anna:day-draft:${DATE}`,
      JSON.stringify({ ...typed, values: { ...typed.values, notes: 'Half a thou' } }),
    );
    const day = begin();
    tap(day, '2', true);
    await vi.waitFor(() => expect(server.record?.meals).toEqual({ '2': true }));
    await vi.waitFor(() => expect(day.isWaiting()).toBe(false));
    expect(server.record?.notes).toBe('');
    expect(kept()?.values).toMatchObject({ notes: 'Half a thou', meals: { '2': true } });
    expect(kept()?.base?.meals).toEqual({ '2': true });
  });

  test('[DAY-01] a note is sent once it rests, not with what is tapped while it is typed', async () => {
    const day = begin();
    write(day, { notes: 'Tir' });
    write(day, { notes: 'Tired ' });
    tap(day, '0', true);
    await vi.waitFor(() => expect(server.record?.meals).toEqual({ '0': true }));
    expect(server.sent.map(({ notes }) => notes)).toEqual(['']);
    day.flush();
    await settled(day);
    expect(server.record?.notes).toBe('Tired');
    expect(server.sent).toHaveLength(2);
  });

  test('[DAY-01] [HIST-07] what another device changed meanwhile comes along; what both changed waits to be chosen', async () => {
    const day = begin();
    server.record = aRecord({ meals: { '0': true }, notes: 'On the tablet', version: 1 });
    day.change(
      null,
      (draft) => ({
        ...ticked(draft, '2', 'Lentil soup', true),
        values: { ...draft.values, meals: { '2': true }, notes: 'On the phone' },
      }),
      { parts: ['meals.2', 'notes'] },
    );
    await vi.waitFor(() => expect(server.record?.meals).toEqual({ '0': true, '2': true }));
    await vi.waitFor(() => expect(day.isWaiting()).toBe(false));
    expect(server.record.notes).toBe('On the tablet');
    expect(day.state()).toMatchObject({ isContested: true, failure: null });
    expect(kept()).toMatchObject({ values: { notes: 'On the phone' }, base: { notes: '' } });
  });

  test('[DAY-01] [T-B4] after the person has left, an answer on its way changes nothing here', async () => {
    const day = begin();
    tap(day, '2', true);
    await new Promise<void>((resolve) => {
      server.begun = resolve;
    });
    day.close();
    localStorage.removeItem(`weekplate:anna:day-draft:${DATE}`);
    queryClient.clear();
    await vi.waitFor(() => expect(server.record?.meals).toEqual({ '2': true }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(queryClient.getQueryData(KEY)).toBeUndefined();
    expect(kept()).toBeNull();
  });

  test('[DAY-01] [DAY-04] two tabs of one browser without a network lose nothing, and say the same after it', async () => {
    for (const isFirstBack of ['one', 'other', 'both']) {
      Object.assign(server, { record: null, sent: [], most: 0, answer: 'unreachable' });
      const one = begin((record) => other.hear(record));
      const other = begin((record) => one.hear(record));
      tap(one, '1', true);
      await vi.waitFor(() => expect(one.state().failure).not.toBeNull());
      tap(other, '2', true);
      await vi.waitFor(() => expect(other.state().failure).not.toBeNull());
      one.hear();
      expect(one.state().draft?.values.meals).toEqual({ '1': true, '2': true });
      tap(one, '0', true);
      other.hear();
      server.answer = 'stored';
      if (isFirstBack !== 'other') one.flush();
      if (isFirstBack !== 'one') other.flush();
      await vi.waitFor(() =>
        expect(server.record?.meals).toEqual({ '0': true, '1': true, '2': true }),
      );
      await vi.waitFor(() => expect(kept()).toBeNull());
      for (const day of [one, other]) day.hear();
      for (const day of [one, other])
        await vi.waitFor(() =>
          expect(day.state()).toMatchObject({
            ...{ draft: null, failure: null },
            record: { meals: { '0': true, '1': true, '2': true } },
          }),
        );
      expect(server.most).toBe(1);
      for (const day of [one, other]) day.close();
    }
  });

  test('[DAY-01] [PROG-07] what My Progress submitted without a network is sent by itself once there is one', async () => {
    const day = begin();
    server.answer = 'lost';
    const typed = draftFrom(null);
    expect(day.submit(typed, null)).toBe(false);
    const submitted = { ...typed, values: { ...typed.values, mood: 'Good', notes: 'Felt light.' } };
    expect(day.submit(submitted, null)).toBe(true);
    expect(kept()?.sends).toEqual(['mood', 'notes']);
    await vi.waitFor(() => expect(day.state().failure).not.toBeNull());
    expect(server.record).toMatchObject({ mood: 'Good', notes: 'Felt light.' });
    server.answer = 'stored';
    day.flush();
    await settled(day);
    expect(day.state().failure).toBeNull();
    expect(kept()).toBeNull();
  });

  test('[DAY-01] [HIST-07] what this device sent without an answer is not called another device’s', async () => {
    const day = begin();
    server.answer = 'lost';
    tap(day, '2', true);
    await vi.waitFor(() => expect(day.state().failure).not.toBeNull());
    const [draft, { record }] = [kept(), server];
    if (!draft || !record) throw new Error('It is stored, and still kept.');
    expect(isStoredElsewhere(draft, record)).toBe(false);
    const meals = { '1': true, '2': true };
    expect(isStoredElsewhere(draft, { ...record, meals })).toBe(true);
    expect(isStoredElsewhere({ ...draft, trying: null }, record)).toBe(true);
  });
});
