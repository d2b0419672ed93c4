import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERS, OUTBOX } from '../store/browserStore.ts';
import { memory } from '../store/storesOfTest.ts';
import { KEEPING, OWNER } from './kept.ts';

const dropped: string[] = [];
// The module notes whose drafts it has seen.
let drafts: typeof import('./kept.ts');
let [browser, tab] = [memory(), memory()];

beforeEach(async () => {
  dropped.splice(0);
  browser = memory({
    'weekplate:anna:day-draft:2026-11-28': 'typed',
    'weekplate~anna:basket': 'ticks',
    [OWNER]: 'anna',
    [KEEPING]: 'yes',
    'weekplate-last-unit:kg,lb': 'kg',
  });
  tab = memory({ 'weekplate:anna:plan': 'typed' });
  vi.stubGlobal('window', { localStorage: browser, sessionStorage: tab });
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => dropped.push(name) });
  vi.resetModules();
  drafts = await import('./kept.ts');
});
afterEach(() => void vi.unstubAllGlobals());

const keys = (store: typeof browser) =>
  Array.from({ length: store.length }, (_, at) => store.key(at));

it('[T-G1] [T-L2] who signs out or withdraws their consent leaves nothing of theirs in this browser', () => {
  expect([drafts.hasDrafts(), drafts.mayBeKept()]).toEqual([true, true]);
  drafts.clearDrafts();
  expect(keys(browser)).toEqual(['weekplate-last-unit:kg,lb']);
  expect(keys(tab)).toEqual([]);
  expect(dropped.toSorted()).toEqual([ANSWERS, OUTBOX]);
  expect([drafts.hasDrafts(), drafts.mayBeKept()]).toEqual([false, false]);
});

it('[T-G1] [DAY-05] a session that ended elsewhere leaves unsaved work and what waits to be sent, and no answer', () => {
  drafts.clearKept();
  expect(keys(browser)).toContain('weekplate:anna:day-draft:2026-11-28');
  expect(keys(browser)).not.toContain('weekplate~anna:basket');
  expect(dropped).toEqual([ANSWERS]);
});

it('[T-G1] [T-L2] the same person finds their work again, another person nothing of it', () => {
  drafts.claimDrafts('anna');
  expect([drafts.hasDrafts(), drafts.mayBeKept(), dropped]).toEqual([true, true, []]);
  drafts.claimDrafts('bea');
  expect([drafts.hasDrafts(), drafts.mayBeKept()]).toEqual([false, false]);
  expect(browser.getItem(OWNER)).toBe('bea');
  expect(dropped.toSorted()).toEqual([ANSWERS, OUTBOX]);
});

it('[PLAN-05] a form is asked before somebody signs out whether it has unsaved work', () => {
  drafts.clearDrafts();
  const end = drafts.beforeLeaving(() => true);
  expect(drafts.hasDrafts()).toBe(true);
  end();
  expect(drafts.hasDrafts()).toBe(false);
});
