import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The time between two answers, so that each is painted before the next arrives. */
const APART_MS = 40;

/** Requests for what a screen shows; those for who is signed in and for live events are not held back. */
export const READ = /^\/api\/(?!me$|events|sign-in-options)/;

export const TROUBLE = {
  error: { code: 'internal', message: 'Something went wrong on our side.' },
};

type Answered = 400 | 500 | null;
declare global {
  interface Window {
    /** Resolves when an answer may be read: null for the server's own, else the status of an error answer. */
    untilReleased: () => Promise<Answered>;
  }
}

export type LateAnswers = {
  /** From now on no answer to a reading request reaches the page. */
  hold(): void;
  /** From now on answers arrive as they come. */
  pass(): void;
  /**
   * Answers every reading request with this status until the next `hold` or `pass`. After 500, as from a
   * server in trouble, the page tries twice more; after 400 it does not.
   */
  fail(status: 400 | 500): void;
  /** Lets held answers arrive one after the other: in the order of their requests, or the last one first. */
  release(order: 'first' | 'last'): Promise<void>;
};

/** The page itself waits: requests that a test routes are read from no cache, not even code. */
export async function lateAnswers(page: Page): Promise<LateAnswers> {
  let held: (() => void)[] = [];
  let isOpen = true;
  let fails: Answered = null;
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
        // Empty, so that the page requests each part of it separately, and each is held separately.
        if (pathname === '/api/opening') return Response.json({ answers: {} });
        const answer = await fetch(input, init);
        const isRead = (init?.method ?? 'GET') === 'GET' && read.test(pathname);
        const status = isRead && (await window.untilReleased());
        return status ? Response.json(trouble, { status }) : answer;
      };
    },
    { pattern: READ.source, trouble: TROUBLE },
  );
  return {
    hold() {
      held = [];
      isOpen = false;
      fails = null;
    },
    pass() {
      isOpen = true;
      fails = null;
    },
    fail(status) {
      isOpen = true;
      fails = status;
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
