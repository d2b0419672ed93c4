import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let me: { id: string } | null = null;
let isRegistered = true;

vi.mock('../session/sessionStore.ts', () => ({ currentSession: () => ({ me }) }));

beforeEach(() => {
  isRegistered = true;
  const registration = {
    active: { scriptURL: '/sw.js?of=bea&told' },
    getNotifications: async () => [],
    unregister: async () => {
      isRegistered = false;
    },
  };
  vi.stubGlobal('location', { origin: 'https://weekplate.test' });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => isRegistered && registration },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Checks the push state of this browser for a person, once the page is idle. */
async function lookFor(userId: string) {
  const { QueryClient } = await import('@tanstack/react-query');
  const { hereQuery } = await import('./pushHere.ts');
  return new QueryClient().fetchQuery(hereQuery(userId));
}

it('[NOTIFY-03] who signed in since, in another tab, is told on; what an earlier person left ends', async () => {
  me = { id: 'bea' };
  expect(await lookFor('ann')).toBeNull();
  expect(isRegistered).toBe(true);
  me = { id: 'ann' };
  expect(await lookFor('ann')).toBeNull();
  expect(isRegistered).toBe(false);
});
