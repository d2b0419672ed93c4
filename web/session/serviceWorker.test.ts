import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ann = { id: 'ann', role: 'customer' } as const;
let me: { id: string } | null = null;
let registered: string | null = null;
let whileRegistering: () => void = () => undefined;

vi.mock('./sessionStore.ts', () => ({ currentSession: () => ({ me }) }));

beforeEach(() => {
  // Other tests have already loaded the module with the real session.
  vi.resetModules();
  me = ann;
  registered = null;
  whileRegistering = () => undefined;
  const registration = {
    active: { scriptURL: '/sw.js?of=ann', postMessage: () => undefined },
    getNotifications: async () => [],
    unregister: async () => {
      registered = null;
    },
  };
  vi.stubGlobal('location', { origin: 'https://weekplate.test' });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => registered && registration,
      ready: Promise.resolve(registration),
      register: async (address: string) => {
        whileRegistering();
        registered = address;
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const keep = async () => (await import('./serviceWorker.ts')).keepShell(ann);

it('[DAY-04] the files of the app come to who is signed in', async () => {
  await keep();
  expect(registered).toBe('/sw.js?of=ann');
});

it('[T-G1] a Logout while they are on their way leaves none', async () => {
  whileRegistering = () => {
    me = null;
  };
  await keep();
  expect(registered).toBeNull();
  await keep();
  expect(registered).toBeNull();
});
