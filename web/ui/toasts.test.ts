import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, currentToasts, forgetToasts, toastFailure, toastSuccess } from './toasts.ts';

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
