import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { keepUnsaved } from './draftKeeper.ts';
import { draftsKey, dropDraft, keepDraft, readDrafts } from './keptDrafts.ts';
import { PlanForm } from './planForm.ts';

function memory(limit = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const blank = emptyPlan('2026-11-23');
const key = draftsKey('me', 'asha');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function written(name: string) {
  const form = new PlanForm(blank);
  form.type('name', name);
  return form;
}
const kept = (form: PlanForm) => ({
  savedAt: new Date().toISOString(),
  state: form.state,
  intent: null,
});

test('[PLAN-15] unsaved work is kept a dietician and customer apart, and read back', () => {
  const storage = memory();
  const form = written('Lentils');
  keepDraft(storage, key, kept(form));
  expect(readDrafts(storage, key)[0]?.state).toEqual(form.state);
  expect(readDrafts(storage, draftsKey('me', 'ben'))).toEqual([]);
  expect(key).toBe('weekplate:me:plan-draft:asha');
});

test('[PLAN-15] another load does not push out work that was never taken up again', () => {
  const storage = memory();
  const drafts = ['a', 'b', 'c', 'd'].map(written);
  for (const form of drafts) keepDraft(storage, key, kept(form));
  expect(readDrafts(storage, key).map((draft) => draft.state.values.name)).toEqual(['d', 'c', 'b']);
  dropDraft(storage, key, drafts[3]?.state.draftId ?? '');
  expect(readDrafts(storage, key)).toHaveLength(2);
});

test('[PLAN-15] junk in the browser is nothing, a full browser says so', () => {
  const storage = memory();
  storage.setItem(key, '[{"savedAt":"yesterday"}]');
  expect(readDrafts(storage, key)).toEqual([]);
  storage.setItem(key, '[{"sav');
  expect(readDrafts(storage, key)).toEqual([]);
  expect(keepDraft(memory(10), key, kept(written('x')))).toBe(false);
});

test('[PLAN-15] a form is kept shortly after typing, and forgotten when nothing is unsaved', () => {
  const storage = memory();
  const form = new PlanForm(blank);
  const heard = vi.fn();
  const { stop } = keepUnsaved(form, storage, key, heard);
  form.type('name', 'Lentils');
  expect(readDrafts(storage, key)).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(readDrafts(storage, key)[0]?.state.values.name).toBe('Lentils');
  expect(heard).toHaveBeenLastCalledWith(true);
  form.undo();
  stop();
  expect(readDrafts(storage, key)).toEqual([]);
});

test('[PLAN-15] work over which a plan was loaded stays kept', () => {
  const storage = memory();
  const form = new PlanForm(blank);
  const { stop } = keepUnsaved(form, storage, key, () => undefined);
  form.type('name', 'Half written');
  form.load({ ...blank, name: 'Other' });
  stop();
  expect(readDrafts(storage, key)[0]?.state.values.name).toBe('Half written');
});

test('[PLAN-05] work that was uploaded, or cancelled on purpose, is not offered back', () => {
  const storage = memory();
  const form = new PlanForm(blank);
  const { stop } = keepUnsaved(form, storage, key, () => undefined);
  form.type('name', 'Uploaded');
  vi.advanceTimersByTime(500);
  form.abandon();
  form.reset(blank);
  expect(readDrafts(storage, key)).toEqual([]);
  stop();
  expect(readDrafts(storage, key)).toEqual([]);
});
