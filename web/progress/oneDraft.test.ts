import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DayField } from '#domain/progress/mergeDay.ts';
import { queryClient } from '../live/queryClient.ts';
import { memory } from '../store/memoryOfTest.ts';
import { aRecord } from './dayOfTest.ts';
import { type DayDraft, draftFrom, readDraft, ticked } from './draft.ts';
import { selfSaving } from './selfSaving.ts';
import { answer, emptyServer, server } from './serverOfTest.ts';

const DATE = '2026-11-24';
const KEY = `weekplate:anna:day-draft:${DATE}`;
const noneOf = aRecord({
  meals: {},
  notes: '',
  mood: '',
  waterIntake: '',
  sleepHours: null,
  dietScore: null,
});

/** A tab with My Progress open. It hears from another tab only when the test says so. */
function aTab(onDropped?: (dropped: DayDraft) => void) {
  const day = selfSaving('anna', DATE, () => undefined, undefined, onDropped);
  return {
    ...day,
    type: (patch: Partial<DayDraft['values']>) =>
      day.edit(
        server.record,
        (draft) => ({ ...draft, values: { ...draft.values, ...patch } }),
        Object.keys(patch) as DayField[],
      ),
    tick: (done: boolean) =>
      day.edit(server.record, (draft) => ticked(draft, '2', 'Lentil soup', done)),
    shown: () => day.state().draft ?? draftFrom(null),
  };
}
const kept = () => readDraft('anna', DATE);
const reachable = async (day: ReturnType<typeof aTab>) => {
  await vi.waitFor(() => expect(day.state().failure).not.toBeNull());
  server.answer = 'stored';
  day.flush();
  await vi.waitFor(() => expect(day.isWaiting()).toBe(false));
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('fetch', answer);
  emptyServer();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the one draft of a day', () => {
  test('[HIST-07] two tabs of My Progress that type by turns have one draft with all of it', () => {
    const [one, other] = [aTab(), aTab()];
    one.type({ sleepHours: '7' });
    other.type({ notes: 'A long story' });
    one.type({ sleepHours: '7,5' });
    other.hear();
    const both = { notes: 'A long story', sleepHours: '7,5' };
    expect(kept()?.values).toMatchObject(both);
    for (const tab of [one, other]) expect(tab.shown().values).toMatchObject(both);
  });

  test.each(['unreachable', 'lost'] as const)(
    '[HIST-07] [PROG-07] what one tab submitted (%s) is stored, and what the other one typed since is neither sent nor lost',
    async (answered) => {
      const [one, other] = [aTab(), aTab()];
      const submitted = one.type({ notes: 'Felt dizzy' });
      other.type({ sleepHours: '6,5' });
      server.answer = answered;
      expect(one.submit(submitted, null)).toBe(true);
      expect(one.shown().values).toMatchObject({ notes: 'Felt dizzy', sleepHours: '6,5' });
      other.close();
      await reachable(one);
      expect(server.record).toMatchObject({ notes: 'Felt dizzy', sleepHours: null });
      for (const { notes } of server.sent) expect(notes).toBe('Felt dizzy');
      expect(kept()).toMatchObject({ values: { sleepHours: '6,5' }, sends: [], trying: null });
    },
  );

  test('[HIST-07] [PROG-07] once Submit is answered, what the other tab typed meanwhile stays', () => {
    const [one, other] = [aTab(), aTab()];
    const submitted = one.type({ notes: 'Felt dizzy ' });
    other.type({ sleepHours: '6,5' });
    const record = { ...noneOf, notes: 'Felt dizzy' };
    one.submitted(record, submitted);
    expect(kept()?.values).toMatchObject({ notes: 'Felt dizzy', sleepHours: '6,5' });
    expect(kept()?.base).toMatchObject({ notes: 'Felt dizzy', sleepHours: null });
    other.submitted({ ...record, sleepHours: 6.5, version: 2 }, other.shown());
    expect(kept()).toBeNull();
  });

  test('[T-L1] [PROG-07] on a full phone nothing waits: what is typed stays on the page, and an older draft is not sent in its place', async () => {
    aTab().type({ notes: 'Half of it' });
    const older = localStorage.getItem(KEY) ?? '';
    vi.stubGlobal('localStorage', memory({ [KEY]: older }, older.length));
    const day = aTab();
    const submitted = day.type({ notes: 'Half of it, cold' });
    expect(day.state().isKept).toBe(false);
    server.answer = 'unreachable';
    expect(day.submit(submitted, null)).toBe(false);
    expect(day.isWaiting()).toBe(false);
    expect(day.shown().values.notes).toBe('Half of it, cold');
    server.answer = 'stored';
    day.flush();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(server.sent).toEqual([]);
    expect(day.shown().values.notes).toBe('Half of it, cold');
  });

  test('[T-L1] [HIST-07] what found no room in one tab goes on top of what another could keep', () => {
    const store = memory();
    vi.stubGlobal('localStorage', store);
    const [one, other] = [aTab(), aTab()];
    one.type({ mood: 'Good' });
    other.hear();
    const setItem = store.setItem;
    store.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    one.type({ notes: 'A long story' });
    expect(one.state().isKept).toBe(false);
    store.setItem = setItem;
    other.type({ sleepHours: '7' });
    one.type({ notes: 'A long story, with an end' });
    const all = { mood: 'Good', notes: 'A long story, with an end', sleepHours: '7' };
    expect(one.shown().values).toMatchObject(all);
    expect(kept()?.values).toMatchObject(all);
  });

  test('[T-L1] a browser that keeps nothing does not wait either', () => {
    vi.stubGlobal('localStorage', null);
    const day = aTab();
    expect(day.submit(day.type({ notes: 'Half of it' }), null)).toBe(false);
    expect(day.shown().values.notes).toBe('Half of it');
    expect(kept()).toMatchObject({ sends: [], trying: null });
  });

  test('[T-G1] [PROG-07] a Submit without an answer and a field that is left late keep nothing of who has logged out', () => {
    const day = aTab();
    const submitted = day.type({ notes: 'Half of it' });
    day.submits(submitted, null);
    day.close();
    localStorage.removeItem(KEY);
    expect(day.submit(submitted, null)).toBe(false);
    day.submitsNothing();
    day.type({ notes: 'Half of it, cold' });
    day.change(null, (draft) => ticked(draft, '2', 'Lentil soup', true), { parts: ['meals.2'] });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each(['by this tab', 'by another one, before that was known'])(
    '[PROG-04] [PROG-07] what is typed on %s after a Submit without a network is not sent without another one',
    async (by) => {
      const [day, other] = [aTab(), aTab()];
      server.answer = 'unreachable';
      const submitted = day.type({ notes: 'Half of it' });
      if (by !== 'by this tab') other.type({ notes: 'Half of it, and then I f' });
      day.submit(submitted, null);
      if (by === 'by this tab') day.type({ notes: 'Half of it, and then I f' });
      await reachable(day);
      day.type({ notes: 'Half of it, and then I felt dizzy.' });
      expect(server.sent.map(({ notes }) => notes)).toEqual(['Half of it']);
      expect(kept()).toMatchObject({
        values: { notes: 'Half of it, and then I felt dizzy.' },
        base: { notes: 'Half of it' },
      });
    },
  );

  test('[DAY-04] [HIST-07] what another device ticked, and is taken back here while an earlier try waits, stays taken back', async () => {
    const day = aTab();
    server.answer = 'unreachable';
    day.submit(day.type({ notes: 'Half of it' }), null);
    await vi.waitFor(() => expect(day.state().failure).not.toBeNull());
    server.record = { ...noneOf, meals: { '2': true } };
    day.hear(server.record);
    day.change(server.record, (draft) => ticked(draft, '2', 'Lentil soup', false), {
      parts: ['meals.2'],
    });
    await reachable(day);
    expect(server.record).toMatchObject({ notes: 'Half of it', meals: { '2': false } });
    expect(kept()).toBeNull();
  });

  test('[HIST-07] [PROG-07] a page that ends before Submit is answered: what is typed on is not held against what arrived', async () => {
    const ended = aTab();
    ended.submits(ended.type({ notes: 'Half of it' }), null);
    ended.close();
    server.record = { ...noneOf, notes: 'Half of it' };
    const day = aTab();
    day.type({ notes: 'Half of it, cold' });
    day.flush();
    await vi.waitFor(() => expect(day.isWaiting()).toBe(false));
    expect(day.state().isContested).toBe(false);
    expect(kept()).toMatchObject({
      values: { notes: 'Half of it, cold' },
      base: { notes: 'Half of it' },
    });
  });

  test('[PROG-07] a Submit that waited and is refused says so, also where it was typed on since', async () => {
    const day = aTab();
    server.answer = 'unreachable';
    day.submit(day.type({ notes: 'Half of it' }), null);
    day.type({ notes: 'Half of it, cold' });
    await vi.waitFor(() => expect(day.state().failure).toMatchObject({ status: 0 }));
    server.answer = 'refused';
    day.flush();
    await vi.waitFor(() => expect(day.state().failure).toMatchObject({ status: 403 }));
    expect(day.isWaiting()).toBe(false);
    day.drop();
    expect(day.state().failure).toBeNull();
  });

  test.each([
    ['of a Submit', (day: ReturnType<typeof aTab>) => void day.submit(day.tick(true), null)],
    [
      'of the dashboard',
      (day: ReturnType<typeof aTab>) =>
        day.change(null, (draft) => ticked(draft, '2', 'Lentil soup', true), {
          parts: ['meals.2'],
        }),
    ],
  ])(
    '[DAY-01] [PROG-07] a tick %s whose answer was lost can be taken back on My Progress',
    async (_name, tick) => {
      const day = aTab();
      server.answer = 'lost';
      tick(day);
      await vi.waitFor(() => expect(day.state().failure).not.toBeNull());
      expect(server.record?.meals).toEqual({ '2': true });
      // This page has not heard of the change.
      day.edit(null, (draft) => ticked(draft, '2', 'Lentil soup', false));
      await reachable(day);
      expect(server.record?.meals).toEqual({ '2': false });
      expect(kept()).toBeNull();
    },
  );

  test('[HIST-08] what is dropped in one tab can be taken back in the other one, until something else is typed or stored', () => {
    const other = aTab();
    const one = aTab(other.hearDropped);
    other.type({ sleepHours: '6,5' });
    one.type({ notes: 'Felt dizzy' });
    one.drop();
    expect(kept()).toBeNull();
    const all = { notes: 'Felt dizzy', sleepHours: '6,5' };
    for (const { state } of [one, other])
      expect(state()).toMatchObject({ draft: null, dropped: { values: all } });
    other.edit(null, () => other.state().dropped ?? draftFrom(null));
    expect(kept()?.values).toMatchObject(all);
    expect(other.state().dropped).toBeNull();
    one.hear();
    one.drop();
    const record = { ...noneOf, mood: 'Good' };
    for (const { submitted } of [one, other]) submitted(record, draftFrom(null));
    for (const { state } of [one, other]) expect(state().dropped).toBeNull();
  });

  test('[PROG-04] [HIST-08] half a number is no draft to forget, and what is dropped or taken back is', () => {
    const day = aTab();
    day.type({ sleepHours: '0' });
    server.record = { ...noneOf, sleepHours: 7 };
    day.drop();
    day.type({ sleepHours: '7,' });
    expect(kept()?.values.sleepHours).toBe('7,');
    day.type({ sleepHours: '7' });
    expect(kept()).toBeNull();
  });
});
