import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { filled } from '../build/pageWords.ts';

type Page = { readonly url: string; readonly asked: unknown[] };
type Shown = {
  readonly title: string;
  readonly body: string;
  readonly tag?: string;
  readonly data: object;
};

/** The service worker of a browser with these pages open. */
function aWorker(...urls: string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const pages = urls.map((url): Page => ({ url: `https://weekplate.test${url}`, asked: [] }));
  runInNewContext(filled(readFileSync('web/public/push.js', 'utf8'), 'en'), {
    URL,
    location: { origin: 'https://weekplate.test' },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, more: Omit<Shown, 'title'>) =>
        void shown.push({ title, ...more }),
    },
    clients: {
      matchAll: async () =>
        pages.map((page) => ({
          ...page,
          postMessage: (asked: unknown) => page.asked.push(asked),
          focus: async () => page.asked.push('focus'),
        })),
      openWindow: async (path: string) => void opened.push(path),
    },
  });
  const happens = async (name: string, event: object) => {
    const waited: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => waited.push(work) });
    await Promise.all(waited);
  };
  return {
    shown,
    opened,
    pages,
    arrives: (json: () => unknown) => happens('push', { data: { json } }),
    isPressed: (path?: string) =>
      happens('notificationclick', {
        notification: { close: () => undefined, ...(path && { data: { path } }) },
      }),
  };
}

const NEWS = {
  title: 'Weekplate',
  body: 'You have a new diet plan.',
  path: '/customer/dashboard',
  tag: 't1',
};

it('[NOTIFY-03] what arrives is shown under its tag, so that what arrives twice stands there once', async () => {
  const { arrives, shown } = aWorker();
  await arrives(() => NEWS);
  expect(shown).toMatchObject([
    {
      title: 'Weekplate',
      body: 'You have a new diet plan.',
      tag: 't1',
      data: { path: '/customer/dashboard' },
    },
  ]);
});

it('[NOTIFY-03] what cannot be read is shown as well, because browsers forbid a silent push', async () => {
  const { arrives, shown } = aWorker();
  await arrives(() => JSON.parse('{'));
  expect(shown).toMatchObject([{ body: 'There is something new for you.' }]);
});

it('[NOTIFY-03] a press leads an open screen to what it is about, without loading it anew', async () => {
  const { isPressed, opened, pages } = aWorker('/privacy', '/client/dashboard?customer=1');
  await isPressed('/client/inbox?customer=2');
  expect(pages.map(({ asked }) => asked)).toEqual([
    [],
    [{ open: '/client/inbox?customer=2' }, 'focus'],
  ]);
  expect(opened).toEqual([]);
});

it.each([
  ['what it is about, where no screen is open', '/customer/messages', '/customer/messages'],
  ['the own dashboard, where it says nothing', undefined, '/dashboard'],
  ['the own dashboard instead of another site', 'https://evil.test/customer/', '/dashboard'],
  ['the own dashboard instead of another site', '//evil.test', '/dashboard'],
])('[NOTIFY-03] [T-L3] a press opens %s', async (_, path, opens) => {
  const { isPressed, opened } = aWorker('/');
  await isPressed(path);
  expect(opened).toEqual([opens]);
});
