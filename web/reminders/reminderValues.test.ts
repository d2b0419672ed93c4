import { expect, it } from 'vitest';
import { draftStorage } from '../draft/useDraft.ts';
import { memory } from '../store/storesOfTest.ts';
import {
  changesOf,
  draftKey,
  leftDraft,
  NEW_REMINDER,
  type ReminderDraft,
  reminderDraft,
  toggled,
} from './reminderValues.ts';

const typed: ReminderDraft = {
  id: null,
  values: { ...NEW_REMINDER, time: '', weekdays: [] },
  base: NEW_REMINDER,
};
const placeOf = (id: string | null, store = memory()) =>
  draftStorage(draftKey('ada', id), reminderDraft, store);

it('[PROMISE-05] what is chosen and not saved is kept for its person, half typed too', () => {
  const store = memory();
  expect(placeOf(null, store).keep(typed)).toBe(true);
  expect(leftDraft('ada', store)).toEqual(typed);
  expect(leftDraft('bert', store)).toBeNull();
});

it('[PROMISE-05] two tabs that write two reminders keep both, whichever is given up', () => {
  const store = memory();
  const [here, there] = [placeOf(null, store), placeOf('r2', store)];
  const water: ReminderDraft = { ...typed, id: 'r2' };
  here.keep(typed);
  there.keep(water);
  const later = [null, 'r2', 'r3'].map((id) => placeOf(id, store).read());
  expect(later).toEqual([typed, water, null]);
  here.keep(null);
  expect(leftDraft('ada', store)).toEqual(water);
});

it('[PROMISE-05] what is kept and cannot be read counts as nothing', () => {
  for (const text of ['{', '{"id":null}', '{"id":null,"values":{"subject":"nap"},"base":{}}'])
    expect(leftDraft('ada', memory({ 'weekplate:ada:reminder-draft:new': text }))).toBeNull();
});

it('[PROMISE-05] a day of the week is chosen and given up, in order', () => {
  expect(toggled([1, 5], 3)).toEqual([1, 3, 5]);
  expect(toggled([1, 3, 5], 1)).toEqual([3, 5]);
  expect(toggled([], 7)).toEqual([7]);
});

it('[PROMISE-05] saved is only what was changed, over what others changed meanwhile', () => {
  const base: ReminderDraft['base'] = { subject: 'day', time: '20:00', weekdays: [1, 5] };
  const changed = (values: Partial<typeof base>) =>
    changesOf({ values: { ...base, ...values }, base });
  expect(changed({})).toEqual({});
  expect(changed({ time: '20:00', weekdays: [1, 5] })).toEqual({});
  expect(changed({ subject: 'water' })).toEqual({ subject: 'water' });
  expect(changed({ time: '21:00' })).toEqual({ time: '21:00' });
  expect(changed({ weekdays: [1] })).toEqual({ weekdays: [1] });
});
