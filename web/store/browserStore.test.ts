import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screenOf } from '../kit/lazy.tsx';
import { clearDrafts, hasDrafts } from '../session/kept.ts';
import { browserStore, keep, keysOf, tabStore } from './browserStore.ts';

const STORAGES = ['localStorage', 'sessionStorage'];
const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const reload = vi.fn();
beforeEach(() => {
  // Like a browser set to keep nothing: even naming the storage throws.
  for (const storage of STORAGES)
    Object.defineProperty(globalThis, storage, { configurable: true, get: refuse });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const storage of STORAGES) Reflect.deleteProperty(globalThis, storage);
});

it('[PROG-04] where the browser keeps nothing this page remembers, and says that no more is kept', () => {
  expect(keep(browserStore(), 'weekplate:one', 'typed')).toBe(false);
  keep(tabStore(), 'weekplate:two', 'typed');
  keep(browserStore(), 'role', 'customer');
  expect(browserStore().getItem('weekplate:one')).toBe('typed');
  expect([hasDrafts(), keysOf(tabStore())]).toEqual([true, ['weekplate:two']]);
  clearDrafts();
  expect([hasDrafts(), keysOf(browserStore()), keysOf(tabStore())]).toEqual([false, ['role'], []]);
});

it('a screen whose file is gone is not loaded anew for ever where nothing is kept', async () => {
  const screen = screenOf(() => Promise.reject(new Error('gone')));
  await expect(screen).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
});
