import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { claimDrafts, clearDrafts, hasDrafts } from '../session/kept.ts';
import { memory } from '../store/storesOfTest.ts';
import type { Baskets } from './basket.ts';
import { keepBaskets, readBaskets } from './keptBaskets.ts';

const MONDAY = '2026-11-23';
const eggs: Baskets = new Map([
  [MONDAY, { ticks: { egg: 127 }, own: [{ text: 'Foil', isTicked: true }] }],
]);

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, value });
const refusing = () => memory({}, 0);

beforeEach(() => {
  define('localStorage', memory());
  define('sessionStorage', memory());
});
afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

it('[WEEK-02] the basket of a week is kept for one person, through a reload', () => {
  expect(keepBaskets('ada', eggs, MONDAY)).toBe(true);
  expect(readBaskets('ada', addDays(MONDAY, 6))).toEqual(eggs);
  expect(readBaskets('bea', MONDAY)).toEqual(new Map());
});

it('[WEEK-02] once a week is over its basket goes', () => {
  keepBaskets('ada', eggs, MONDAY);
  const later = addDays(MONDAY, 7);
  expect(readBaskets('ada', later)).toEqual(new Map());
  keepBaskets('ada', new Map(), later);
  expect(localStorage.length).toBe(0);
});

it('[WEEK-02] [T-G1] it is gone after Logout, which asks nothing about it, and for the next person', () => {
  keepBaskets('ada', eggs, MONDAY);
  expect(hasDrafts()).toBe(false);
  clearDrafts();
  expect(localStorage.length).toBe(0);
  keepBaskets('ada', eggs, MONDAY);
  claimDrafts('bea');
  expect(readBaskets('ada', MONDAY)).toEqual(new Map());
});

it('[WEEK-02] where the browser is full the tab keeps it, and that is said', () => {
  define('localStorage', refusing());
  expect(keepBaskets('ada', eggs, MONDAY)).toBe(false);
  expect(readBaskets('ada', MONDAY)).toEqual(eggs);
  // There is room again: the tab's copy is older from now on.
  define('localStorage', memory());
  const none: Baskets = new Map([[MONDAY, { ticks: {}, own: [] }]]);
  expect(keepBaskets('ada', none, MONDAY)).toBe(true);
  expect([sessionStorage.length, readBaskets('ada', MONDAY)]).toEqual([0, none]);
});

it('[WEEK-02] where it keeps nothing at all the page remembers', () => {
  define('localStorage', refusing());
  define('sessionStorage', null);
  expect(keepBaskets('ada', eggs, MONDAY)).toBe(false);
  expect(readBaskets('ada', MONDAY)).toEqual(eggs);
  clearDrafts();
  expect(readBaskets('ada', MONDAY)).toEqual(new Map());
});

it('[T-C2] what cannot be read is none', () => {
  for (const rubbish of ['{', '[]', '{"ticks":{"egg":"all"},"own":[]}', '{"ticks":{},"own":[7]}']) {
    localStorage.setItem(`weekplate~shopping:ada:${MONDAY}`, rubbish);
    expect(readBaskets('ada', MONDAY)).toEqual(new Map());
  }
});
