import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepShell } from './serviceWorker.ts';

const ann = { id: 'ann', role: 'customer' } as const;
let me: { id: string } | null = null;
let registered: string | null = null;
let whileRegistering: () => void = () => undefined;

beforeEach(() => {
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
afterEach(() => void vi.unstubAllGlobals());

const keep = () => keepShell(ann, () => me === null);

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
