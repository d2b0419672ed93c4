import { describe, expect, it } from 'vitest';
import { readDraft } from '../store/browserStore.ts';
import { object, string } from '../store/shape.ts';
import { memory } from '../store/storesOfTest.ts';
import { draftStorage } from './useDraft.ts';

const KEY = 'weekplate:me:period-draft:ada';
const dates = object({ startDate: string, endDate: string });
const typed = { startDate: '2026-11-30', endDate: '2026-1' };
const since = { startDate: '2026-11-30', endDate: '2027-01-31' };

describe('where a draft lies in the browser', () => {
  it('[CUST-03] [CUST-06] [CUST-07] it is kept under its own key as it was typed, until it is saved', () => {
    const store = memory();
    const storage = draftStorage(KEY, dates, store);
    expect(storage.keep(typed)).toBe(true);
    expect(draftStorage(KEY, dates, store).read()).toEqual(typed);
    expect(draftStorage('weekplate:me:period-draft:bea', dates, store).read()).toBeNull();
    expect(draftStorage('weekplate:you:period-draft:ada', dates, store).read()).toBeNull();
    storage.keep(null);
    expect(store).toHaveLength(0);
  });

  it('[PROMISE-05] one taken over from before is forgotten when it is given up', () => {
    const store = memory({ [KEY]: JSON.stringify(typed) });
    const later = draftStorage(KEY, dates, store);
    expect([later.read(), later.isCurrent()]).toEqual([typed, true]);
    later.keep(null);
    expect([later.read(), later.isCurrent()]).toEqual([null, false]);
  });

  it('[PROMISE-05] [PROG-04] [T-I3] what another tab has typed since is not for this one to forget', () => {
    const store = memory();
    const [here, there] = [draftStorage(KEY, dates, store), draftStorage(KEY, dates, store)];
    here.keep(typed);
    there.keep(since);
    expect(here.isCurrent()).toBe(false);
    here.keep(null);
    expect(readDraft(KEY, dates, store)).toEqual(since);
  });

  it('[CUST-03] [CUST-06] what was stored goes; what was typed since then stays', () => {
    const store = memory();
    const storage = draftStorage(KEY, dates, store);
    const stored = () =>
      storage.settle((draft) =>
        draft.endDate === typed.endDate ? null : { ...draft, endDate: '' },
      );
    storage.keep(typed);
    stored();
    expect(readDraft(KEY, dates, store)).toBeNull();
    storage.keep(since);
    stored();
    expect(readDraft(KEY, dates, store)).toEqual({ ...since, endDate: '' });
    draftStorage(KEY, dates, store).keep(since);
    stored();
    expect(readDraft(KEY, dates, store)).toEqual(since);
  });

  it('[CUST-07] [T-I3] it says where the browser has no room; what is there is older, and goes once it is sent', () => {
    const storage = draftStorage(KEY, dates, memory({ [KEY]: JSON.stringify(typed) }, 60));
    expect(storage.keep({ ...since, endDate: 'x'.repeat(60) })).toBe(false);
    storage.keep(null);
    expect(storage.read()).toBeNull();
  });

  it.each(['', '{', 'not json', 'null', '[]', '{"text":1}'])(
    '[CUST-07] [T-C2] %j counts as none',
    (rubbish) => {
      expect(draftStorage(KEY, dates, memory({ [KEY]: rubbish })).read()).toBeNull();
    },
  );
});
