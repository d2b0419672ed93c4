import { beforeEach, expect, test, vi } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { PlanForm } from './planForm.ts';
import { draftsLeft, keepWork, planDraft, withWorkFor } from './usePlanWork.ts';

function memory(limit = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const blank = emptyPlan('2026-11-23');
const asha = { myId: 'me', customerId: 'asha' };
const isKept = vi.fn();
beforeEach(() => void isKept.mockClear());

/** A form in a tab of this browser, and the names of the plans that are left there. */
function inBrowser(store = memory()) {
  const form = new PlanForm(blank);
  const stop = keepWork(form, asha, isKept, store);
  return { form, stop, store, left: () => draftsLeft(asha, store).map(nameOf) };
}
const nameOf = ({ state }: { state: PlanForm['state'] }) => state.values.name;

test('[PLAN-15] what is typed is kept at once, a dietician and customer apart, and forgotten when nothing is unsaved', () => {
  const { form, store, left } = inBrowser();
  form.type('name', 'Lentils');
  expect(draftsLeft(asha, store)[0]?.state).toEqual(form.state);
  expect(isKept).toHaveBeenLastCalledWith(true);
  expect(draftsLeft({ ...asha, customerId: 'ben' }, store)).toEqual([]);
  expect(store.key(0)).toMatch(/^weekplate:me:plan-draft:asha:/);
  form.undo();
  expect(left()).toEqual([]);
});

test('[PLAN-15] work over which a plan was loaded stays kept, and so does the work of another tab', () => {
  const { form, store, left } = inBrowser();
  form.type('name', 'Half written');
  form.load({ ...blank, name: 'Other' });
  expect(left()).toEqual(['Half written']);
  const other = inBrowser(store);
  other.form.type('name', 'In another tab');
  expect(left().toSorted()).toEqual(['Half written', 'In another tab']);
  form.undo();
  form.undo();
  expect(left()).toEqual(['In another tab']);
});

test('[PLAN-15] of what was never taken up again the latest three are offered, one after the other', () => {
  vi.useFakeTimers();
  const store = memory();
  for (const name of ['a', 'b', 'c', 'd']) {
    vi.advanceTimersByTime(1000);
    inBrowser(store).form.type('name', name);
  }
  vi.useRealTimers();
  expect(inBrowser(store).left()).toEqual(['d', 'c', 'b']);
});

test('[PLAN-15] junk in the browser is nothing, a full browser says so', () => {
  const store = memory();
  store.setItem('weekplate:me:plan-draft:asha:1', '{"savedAt":"yesterday"}');
  store.setItem('weekplate:me:plan-draft:asha:2', '{"sav');
  expect(draftsLeft(asha, store)).toEqual([]);
  inBrowser(memory(10)).form.type('name', 'x');
  expect(isKept).toHaveBeenLastCalledWith(false);
});

test('[PLAN-05] work that was uploaded, or cancelled on purpose, is not offered back, until that is undone', () => {
  const { form, left } = inBrowser();
  form.type('name', 'Cancelled');
  form.abandon();
  form.load(blank);
  expect(left()).toEqual([]);
  form.undo();
  expect(left()).toEqual(['Cancelled']);
  form.abandon();
  form.reset(blank);
  expect(left()).toEqual([]);
});

test('[PLAN-16] an upload without an answer is the same one after a reload', () => {
  const { form, store } = inBrowser();
  form.type('name', 'Lentils');
  form.intent = { key: 'k', input: form.plan };
  const [found] = draftsLeft(asha, store);
  expect(found?.intent).toEqual(form.intent);
  form.intent = null;
  expect(draftsLeft(asha, store)[0]?.intent).toBeNull();
});

test('[PLAN-15] work that the browser kept is removed by whoever wrote or read it last', () => {
  const { form, store, left } = inBrowser();
  form.type('name', 'Lentils');
  const mine = planDraft(asha, form.state.draftId, store);
  mine.keep(null);
  expect(left()).toEqual(['Lentils']);
  mine.read();
  mine.keep(null);
  expect(left()).toEqual([]);
});

test('[PLAN-15] who is chosen first takes over what was begun for nobody, and a screen that was not shown takes nothing', () => {
  const begin = () => new PlanForm(blank);
  const nobodys = withWorkFor(new Map(), null, begin, null);
  const form = nobodys.get(null)?.form;
  const ashas = withWorkFor(nobodys, 'asha', begin, null);
  expect([ashas.get('asha')?.form, ashas.has(null)]).toEqual([form, false]);
  // React may give up what it was about to show: then nobody was chosen.
  expect([...nobodys.keys()]).toEqual([null]);
  const bens = withWorkFor(ashas, 'ben', begin, null);
  expect(bens.get('ben')?.form).not.toBe(form);
  expect(bens.get('asha')?.form).toBe(form);
});
