import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookSoon } from './outbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('looks once for many letters at a time, and once more for those that came since', () => {
  const looked: [string, number][] = [];
  const began = Date.now();
  const soon = lookSoon([20, 250], (name) => looked.push([name, Date.now() - began]));
  for (let nth = 0; nth < 100; nth += 1) soon('mail');
  vi.advanceTimersByTime(10);
  soon('push');
  vi.advanceTimersByTime(1000);
  expect(looked).toEqual([
    ['mail', 20],
    ['push', 30],
    ['mail', 40],
    ['mail', 250],
    ['push', 260],
    ['mail', 500],
  ]);
});

it('looks within each delay twice over for what was asked for at any moment', () => {
  const looked: number[] = [];
  const began = Date.now();
  const soon = lookSoon([20], () => looked.push(Date.now() - began));
  soon('mail');
  vi.advanceTimersByTime(19);
  soon('mail');
  vi.advanceTimersByTime(100);
  soon('mail');
  vi.advanceTimersByTime(100);
  expect(looked).toEqual([20, 40, 139]);
});
