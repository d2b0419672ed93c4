import { describe, expect, it } from 'vitest';
import { readDraft } from '../store/browserStore.ts';
import { memory } from '../store/memoryOfTest.ts';
import { object, string } from '../store/shape.ts';
import { draftPlace } from './draftPlace.ts';

const KEY = 'weekplate:me:period-draft:ada';
const dates = object({ startDate: string, endDate: string });
const typed = { startDate: '2026-11-30', endDate: '2026-1' };
const since = { startDate: '2026-11-30', endDate: '2027-01-31' };

describe('where a draft lies in the browser', () => {
  it('[CUST-03] [CUST-06] [CUST-07] it is kept under its own key as it was typed, until it is saved', () => {
    const store = memory();
    const place = draftPlace(KEY, dates, store);
    expect(place.keep(typed)).toBe(true);
    expect(draftPlace(KEY, dates, store).read()).toEqual(typed);
    expect(draftPlace('weekplate:me:period-draft:bea', dates, store).read()).toBeNull();
    expect(draftPlace('weekplate:you:period-draft:ada', dates, store).read()).toBeNull();
    place.keep(null);
    expect(store).toHaveLength(0);
  });

  it('[PROMISE-05] one taken over from before is forgotten when it is given up', () => {
    const store = memory({ [KEY]: JSON.stringify(typed) });
    const later = draftPlace(KEY, dates, store);
    expect([later.read(), later.holds()]).toEqual([typed, true]);
    later.keep(null);
    expect([later.read(), later.holds()]).toEqual([null, false]);
  });

  it('[PROMISE-05] [PROG-04] [T-I3] what another tab has typed since is not for this one to forget', () => {
    const store = memory();
    const [here, there] = [draftPlace(KEY, dates, store), draftPlace(KEY, dates, store)];
    here.keep(typed);
    there.keep(since);
    expect(here.holds()).toBe(false);
    here.keep(null);
    expect(readDraft(KEY, dates, store)).toEqual(since);
  });

  it('[CUST-03] [CUST-06] what was stored goes; what was typed since then stays', () => {
    const store = memory();
    const place = draftPlace(KEY, dates, store);
    const stored = () =>
      place.settle((draft) => (draft.endDate === typed.endDate ? null : { ...draft, endDate: '' }));
    place.keep(typed);
    stored();
    expect(readDraft(KEY, dates, store)).toBeNull();
    place.keep(since);
    stored();
    expect(readDraft(KEY, dates, store)).toEqual({ ...since, endDate: '' });
    draftPlace(KEY, dates, store).keep(since);
    stored();
    expect(readDraft(KEY, dates, store)).toEqual(since);
  });

  it('[CUST-07] [T-I3] it says where the browser has no room; what is there is older, and goes once it is sent', () => {
    const place = draftPlace(KEY, dates, memory({ [KEY]: JSON.stringify(typed) }, 60));
    expect(place.keep({ ...since, endDate: 'x'.repeat(60) })).toBe(false);
    place.keep(null);
    expect(place.read()).toBeNull();
  });

  it.each(['', '{', 'not json', 'null', '[]', '{"text":1}'])(
    '[CUST-07] [T-C2] %j counts as none',
    (rubbish) => {
      expect(draftPlace(KEY, dates, memory({ [KEY]: rubbish })).read()).toBeNull();
    },
  );
});
