import { expect, it } from 'vitest';
import type { Store } from '../keep.ts';
import { keepDraft, type ReminderDraft, readDraft } from './reminderDraft.ts';
import { NEW_REMINDER, toggled } from './reminderValues.ts';

function aStore(): Store {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const typed: ReminderDraft = {
  id: null,
  values: { ...NEW_REMINDER, time: '', weekdays: [] },
  base: NEW_REMINDER,
};

it('[PROMISE-05] what is chosen and not saved is kept for its person, half typed too', () => {
  const store = aStore();
  expect(keepDraft('ada', typed, store)).toBe(true);
  expect(readDraft('ada', store)).toEqual(typed);
  expect(readDraft('bert', store)).toBeNull();
});

it('[PROMISE-05] what was only looked at is nothing unsaved', () => {
  const store = aStore();
  keepDraft('ada', typed, store);
  keepDraft('ada', { ...typed, values: typed.base }, store);
  expect(readDraft('ada', store)).toBeNull();
});

it('[PROMISE-05] what is kept and cannot be read counts as nothing', () => {
  const store = aStore();
  for (const text of ['{', '{"id":null}', '{"id":null,"values":{"subject":"nap"},"base":{}}']) {
    store.setItem('weekplate:ada:reminder-draft', text);
    expect(readDraft('ada', store)).toBeNull();
  }
});

it('[PROMISE-05] a day of the week is chosen and given up, in order', () => {
  expect(toggled([1, 5], 3)).toEqual([1, 3, 5]);
  expect(toggled([1, 3, 5], 1)).toEqual([3, 5]);
  expect(toggled([], 7)).toEqual([7]);
});
