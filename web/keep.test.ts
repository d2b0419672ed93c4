import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts, hasDrafts } from './auth/drafts.ts';
import { browserStore, keep, keysOf, tabStore } from './keep.ts';
import { lazyScreen } from './ui/lazyScreen.ts';

const reload = vi.fn();
beforeEach(() => {
  // As a browser told to keep nothing: the mere name throws.
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, storage, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const storage of ['localStorage', 'sessionStorage'])
    Reflect.deleteProperty(globalThis, storage);
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
  const screen = lazyScreen(() => Promise.reject(new Error('gone')));
  const { _init: init, _payload: payload } = screen as unknown as Lazy;
  // React throws what a screen waits for.
  const loaded = Promise.resolve().then(() => init(payload));
  await expect(loaded.catch((waited: unknown) => waited)).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
});
type Lazy = { _init: (payload: unknown) => unknown; _payload: unknown };
