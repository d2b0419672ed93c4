import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Between two answers, so that each is painted before the next arrives. */
const APART_MS = 40;

/** Reads that a screen shows; who is signed in and the live events are not held back. */
const READ = /^\/api\/(?!me$|events|sign-in-options)/;

const TROUBLE = { error: { code: 'internal', message: 'Something went wrong on our side.' } };

declare global {
  interface Window {
    /** Ends when an answer may be read; whether it is the one of a server in trouble. */
    untilReleased: () => Promise<boolean>;
  }
}

export type LateAnswers = {
  /** From now on no answer to a reading request reaches the page. */
  hold(): void;
  /** Every reading request is answered as by a server in trouble, until the next `hold`. */
  fail(): void;
  /** Lets them arrive one after the other: in the order they were asked for, or the last one first. */
  release(order: 'first' | 'last'): Promise<void>;
};

/** The page itself waits: requests that go through a test are read from no cache, not even its code. */
export async function lateAnswers(page: Page): Promise<LateAnswers> {
  let held: (() => void)[] = [];
  let isOpen = true;
  let fails = false;
  await page.exposeFunction('untilReleased', async () => {
    if (isOpen) await pause(APART_MS);
    else await new Promise<void>((resolve) => held.push(resolve));
    return fails;
  });
  await page.addInitScript(
    ({ pattern, trouble }) => {
      const read = new RegExp(pattern);
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        const answer = await fetch(input, init);
        const isRead = (init?.method ?? 'GET') === 'GET' && read.test(pathname);
        const fails = isRead && (await window.untilReleased());
        return fails ? Response.json(trouble, { status: 500 }) : answer;
      };
    },
    { pattern: READ.source, trouble: TROUBLE },
  );
  return {
    hold() {
      held = [];
      isOpen = false;
      fails = false;
    },
    fail() {
      isOpen = true;
      fails = true;
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
