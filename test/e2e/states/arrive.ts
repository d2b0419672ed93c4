import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { axeInEach } from '../accessible.ts';
import { goWithin } from '../goWithin.ts';
import { settled } from '../settled.ts';
import type { Amount, Cast } from './cast.ts';
import { inspect } from './inspect.ts';
import { type LateAnswers, lateAnswers } from './lateAnswers.ts';
import { shiftsOf, watchShifts } from './layoutShift.ts';
import type { Screen, Visitor } from './screen.ts';

/** With a larger layout shift while a screen arrives, people lose the line they read. */
const MOVES_AT_MOST = 0.05;

export type State = { readonly screen: Screen; readonly amount: Amount; readonly cast: Cast };
/** A new page on a screen of this size, with the visitor signed in. */
export type Open = (size?: BrowserContextOptions) => Promise<Page>;
/** A page that shows one screen after the other. */
export type Looked = { readonly page: Page; readonly answers: LateAnswers };

export async function looked(page: Page): Promise<Looked> {
  await watchShifts(page);
  return { page, answers: await lateAnswers(page) };
}

export async function lookedByAxe(page: Page): Promise<Looked> {
  await axeInEach(page);
  return looked(page);
}

export const personOf = (visitor: Visitor, cast: Cast) =>
  visitor === 'nobody' ? null : (cast[visitor] ?? null);

export const seenByAxe = ({ inDetail }: Screen) => (inDetail ? (['light'] as const) : []);

export async function expectSaid(page: Page, words: string | RegExp) {
  const text = page.getByText(words).or(page.getByRole('button', { name: words }));
  const written = page.locator('textarea').filter({ hasText: words });
  await expect(text.or(written).filter({ visible: true }).first()).toBeVisible();
}

/** Opens the screen with late answers, looks at its skeletons if asked, and waits until it is there. */
export async function arrive(looked: Looked, state: State, atSkeletons: boolean) {
  const { page, answers } = looked;
  const { screen, amount, cast } = state;
  const found: string[] = [];
  await page.unrouteAll();
  answers.hold();
  await page.goto(screen.path(cast));
  if (screen.loads) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[data-bone]').filter({ visible: true }).first().waitFor();
  }
  if (screen.loads && screen.inDetail && atSkeletons)
    found.push(...(await inspect(page, `${screen.name}, loading`, {}, seenByAxe(screen))));
  // What is requested last may arrive first; with much text that moves most.
  await answers.release(atSkeletons || amount === 'overfull' ? 'last' : 'first');
  await settledWithHeading(page);
  found.push(...(await tooMuchMoved(page, `${screen.name}, ${amount}`)));
  await isThere(page, screen, amount);
  return found;
}

async function settledWithHeading(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await settled(page);
}

/**
 * Opens the screen from the one before it, in the same document. Layout shifts are not checked: data that
 * was there before needs no skeleton, and a browser reports no shifts for half a second after its window
 * was resized.
 */
export async function arriveWithin({ page, answers }: Looked, { screen, amount, cast }: State) {
  await page.unrouteAll();
  answers.pass();
  await goWithin(page, screen.path(cast));
  await settledWithHeading(page);
  await isThere(page, screen, amount);
}

async function isThere(page: Page, { act, says }: Screen, amount: Amount) {
  if (act) {
    await act(page);
    await settled(page);
  }
  await expectSaid(page, says[amount] ?? '');
}

export async function tooMuchMoved(page: Page, what: string, before = 0): Promise<string[]> {
  const { moved, by } = await shiftsOf(page);
  const line = `${(moved - before).toFixed(3)} moved: ${what}, ${page.viewportSize()?.width} px`;
  console.log(`  ${line}`);
  return moved - before > MOVES_AT_MOST ? [`${line}: ${by.join('; ')}`] : [];
}
