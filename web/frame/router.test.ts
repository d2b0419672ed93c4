import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Code that never arrives, as after an upgrade or on a bad network.
const frame = () => new Promise<object>(() => undefined);

beforeEach(() => {
  vi.resetModules();
  vi.doMock('./Frame.tsx', frame);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.doUnmock('./Frame.tsx');
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** Opens a screen in the browser of a returning user; resolves to whether the wait for its code has ended. */
async function opened(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const { preloadFor } = await import('./router.tsx');
  const { refreshSession } = await import('../session/sessionStore.ts');
  const { browserStore, keep } = await import('../store/browserStore.ts');
  keep(browserStore(), 'role', 'client');
  let isDrawn = false;
  void preloadFor('/client/dashboard').then(() => {
    isDrawn = true;
  });
  await refreshSession();
  await new Promise((turn) => setTimeout(turn, 50));
  return isDrawn;
}

test('[ROUTE-06] whose session is over, and who cannot reach the server, wait for the code of no screen', async () => {
  expect(await opened(async () => Response.json({ me: null }))).toBe(true);
  vi.resetModules();
  expect(await opened(() => Promise.reject(new TypeError('no network')))).toBe(true);
});

test('[ROUTE-06] who is signed in sees their screen once it is there', async () => {
  const me = { id: 'dora', role: 'client', today: '2026-11-26' };
  expect(await opened(async () => Response.json({ me }))).toBe(false);
});
