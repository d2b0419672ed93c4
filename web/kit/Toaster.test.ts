import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearToasts,
  clearTop,
  currentToasts,
  forgetToasts,
  toastFailure,
  toastSuccess,
} from './Toaster.tsx';

const said = () => currentToasts().map(({ message }) => message);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetToasts();
  vi.useRealTimers();
});

it('[CUST-10] a failure stands until it is dismissed; a success goes by itself, or with a failure', () => {
  toastSuccess('Notes saved.');
  toastFailure('Failed to save notes of Ada');
  clearToasts();
  expect(said()).toEqual(['Failed to save notes of Ada']);
  toastSuccess('Notes saved.');
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual(['Failed to save notes of Ada']);
});

it('[PLAN-14] a success stays for three seconds', () => {
  toastSuccess('Notes saved.');
  vi.advanceTimersByTime(2_999);
  expect(said()).toEqual(['Notes saved.']);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual([]);
});

it('[T-G1] nothing that was said stays for the next person', () => {
  toastFailure('Failed to save notes of Ada');
  forgetToasts();
  expect(said()).toEqual([]);
});

const within = { top: 64, bottom: 792 };
const box = (top: number, height = 50, left = 0, right = 100) => ({
  top,
  bottom: top + height,
  left,
  right,
});

it('[PLAN-14] a message lies where it covers no action, as close to its own place as it can', () => {
  const toast = box(730);
  expect(clearTop(toast, [], within)).toBe(730);
  expect(clearTop(toast, [box(740, 40)], within), 'above a button').toBe(682);
  expect(clearTop(toast, [box(740, 40, 200, 300)], within), 'the button is beside it').toBe(730);
  expect(clearTop(toast, [box(740, 40), box(690, 40)], within), 'above both').toBe(632);
  expect(clearTop(toast, [box(740, 40), box(600, 40)], within), 'between them').toBe(682);
  expect(clearTop(box(72), [box(80, 40)], within), 'on a phone below a button').toBe(128);
});

it('[PLAN-14] on a page full of actions a message covers as little of them as it can', () => {
  const rows = [box(64, 480), box(560, 160), box(724, 60)];
  const at = clearTop(box(730), rows, within);
  expect(at).toBeGreaterThanOrEqual(within.top);
  const covered = rows.map(({ top, bottom }) => Math.min(bottom, at + 50) - Math.max(top, at));
  expect(covered.filter((part) => part > 0).reduce((sum, part) => sum + part, 0)).toBeLessThan(50);
});
