import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Between two answers, so that each is painted before the next arrives. */
const APART_MS = 40;

/** Reads that a screen shows; who is signed in and the live events are not held back. */
const READ = /^\/api\/(?!me$|events|sign-in-options)/;
const isRead = (url: URL) => READ.test(url.pathname);

declare global {
  interface Window {
    untilReleased: () => Promise<void>;
  }
}

export type LateAnswers = {
  /** From now on no answer to a reading request reaches the page. */
  hold(): void;
  /** Lets them arrive one after the other: in the order they were asked for, or the last one first. */
  release(order: 'first' | 'last'): Promise<void>;
};

/** The page itself waits: requests that go through a test are read from no cache, not even its code. */
export async function lateAnswers(page: Page): Promise<LateAnswers> {
  let held: (() => void)[] = [];
  let isOpen = true;
  await page.exposeFunction('untilReleased', () =>
    isOpen ? pause(APART_MS) : new Promise<void>((resolve) => held.push(resolve)),
  );
  await page.addInitScript((pattern) => {
    const read = new RegExp(pattern);
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const answer = await fetch(input, init);
      if ((init?.method ?? 'GET') === 'GET' && read.test(pathname)) await window.untilReleased();
      return answer;
    };
  }, READ.source);
  return {
    hold() {
      held = [];
      isOpen = false;
    },
    async release(order) {
      isOpen = true;
      for (let go = next(held, order); go; go = next(held, order)) {
        go();
        await pause(APART_MS);
      }
    },
  };
}

const next = (held: (() => void)[], order: 'first' | 'last') =>
  order === 'first' ? held.shift() : held.pop();

/** Every reading request is answered as by a server in trouble, until `mend`. */
export async function failingAnswers(page: Page) {
  const body = { error: { code: 'internal', message: 'Something went wrong on our side.' } };
  await page.route(isRead, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 500, json: body })
      : route.fallback(),
  );
  return () => page.unroute(isRead);
}
