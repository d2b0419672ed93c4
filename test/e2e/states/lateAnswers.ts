import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Between two answers, so that each is painted before the next arrives. */
const APART_MS = 40;

/** Reads that a screen shows; who is signed in and the live events are not held back. */
const isRead = (url: URL) => /^\/api\/(?!me$|events|sign-in-options)/.test(url.pathname);

/**
 * Holds every answer to a reading request until `release`, which lets them arrive one after the
 * other: in the order they were asked for, or the last one first.
 */
export async function lateAnswers(page: Page, order: 'first' | 'last') {
  const held: (() => void)[] = [];
  let open = false;
  await page.route(isRead, async (route) => {
    if (route.request().method() === 'GET') {
      if (open) await pause(APART_MS);
      else await new Promise<void>((resolve) => held.push(resolve));
    }
    await route.fallback();
  });
  return async function release() {
    open = true;
    for (let go = next(held, order); go; go = next(held, order)) {
      go();
      await pause(APART_MS);
    }
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
