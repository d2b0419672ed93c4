import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { settled } from '../settled.ts';
import { expectSaid, type Looked, type State, seenByAxe, tooMuchMoved } from './arrive.ts';
import { inspect } from './inspect.ts';
import { shiftsOf } from './layoutShift.ts';

export async function lookAtFailure({ page, answers }: Looked, { screen, cast }: State) {
  answers.fail(500);
  await page.goto(screen.path(cast));
  await expectSaid(page, screen.says.failed ?? '');
  return inspect(page, `${screen.name}, failed`, {}, seenByAxe(screen));
}

/** A browser reports no layout shifts for this long after its window was resized. */
const KEEPS_NO_ACCOUNT_MS = 500;

export async function lookOffline(page: Page, { screen }: State) {
  const what = `${screen.name}, offline`;
  await pause(KEEPS_NO_ACCOUNT_MS);
  const { moved } = await shiftsOf(page);
  await page.context().setOffline(true);
  await expectSaid(page, /^Offline\. What you /);
  await settled(page);
  const found = await tooMuchMoved(page, what, moved);
  found.push(...(await inspect(page, what, {}, ['light', 'dark'])));
  await page.context().setOffline(false);
  return found;
}

/** Ends the session, as when another device changes the password; the page's next request finds out. */
export async function lookAfterTheSession(page: Page, { screen }: State) {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  const what = `${screen.name}, session ended`;
  const found = await inspect(page, what, {}, ['light', 'dark']);
  await page.context().addCookies(cookies);
  return found;
}
