import { createHmac, timingSafeEqual } from 'node:crypto';
import { fullNameOf } from '#domain/reminders/reminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { isId } from '#domain/text.ts';
import type { Deps } from '../http/deps.ts';
import type { Api, Operation } from '../http/operation.ts';
import {
  escaped,
  linkPages,
  linkQuery,
  ONE_CLICK,
  oneClickBody,
  plainPage,
  tokenIn,
} from '../http/plainPage.ts';
import { write } from '../http/write.ts';
import { practiceName } from '../practice/queries.ts';
import { wrongStop } from '../signIn/links.ts';
import { stopReminder } from './changes.ts';
import { readReminder } from './queries.ts';

/** Which reminder a link stops. */
export type Stops = { readonly customerId: string; readonly id: string };

const sealOf = (secret: string, { customerId, id }: Stops) =>
  createHmac('sha256', secret).update(`reminder stop ${customerId} ${id}`).digest('base64url');

/**
 * The token in a mail's link. Whoever has it can stop this one reminder and nothing else, as long as the
 * reminder exists. It is signed with `SECRET`.
 */
export const stopToken = (secret: string, stops: Stops): string =>
  `${stops.customerId}.${stops.id}.${sealOf(secret, stops)}`;

/** The reminder that a token stops; null for a token that was not made with this `SECRET`. */
function stoppedBy(secret: string, token: string): Stops | null {
  const [customerId = '', id = '', seal = '', ...more] = token.split('.');
  if (!isId(customerId) || !isId(id) || more.length > 0) return null;
  // Compared as text, because the last character of base64 can be written in several ways.
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(secret, { customerId, id }));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { customerId, id } : null;
}

const OWN = '<a href="/customer/reminders">your reminders</a>';

/** The reminder and the name of the practice that a page is about. */
type About = { readonly reminder: Reminder; readonly practice: string };

const nameOf = ({ reminder }: About) => `<p><strong>${escaped(fullNameOf(reminder))}</strong></p>`;

export const askPage = (token: string, about: About) =>
  plainPage(
    'Stop this reminder?',
    `${nameOf(about)}
<p>You chose it at ${escaped(about.practice)}. No more mails of it will come to you. Your other reminders go on as they are.</p>
<form method="post" action="/api/reminder-stops?token=${escaped(encodeURIComponent(token))}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop This Reminder</button>
</form>`,
  );

export const stoppedPage = (about: About) =>
  plainPage(
    'This reminder is stopped',
    `${nameOf(about)}
<p>${escaped(about.practice)} sends no more mails of it. It rests among ${OWN}, where it can go on again.</p>`,
  );

const deletedPage = (practice: string) =>
  plainPage(
    'This reminder was deleted',
    `<p>${escaped(practice)} sends no more mails of it. What you are reminded of, and when, stands among ${OWN}.</p>`,
  );

/** Where people find what a link stops, for the page of a wrong one. */
export const OWN_STOPS = `What you are reminded of, and when, stands among ${OWN}.`;

const path = '/reminder-stops';

/** Pages of any origin may post here, such as web mail: the token is the proof, and no cookie is read. */
export const OPEN_TO_PAGES = `/api${path}`;

/** The routes behind the stop link of a mail, which need no session. */
export function reminderStopRoutes(api: Api, deps: Deps): void {
  const { secret } = deps.config;

  api.operation({
    get: path,
    summary: 'The page behind the link of a reminder’s mail; opening it changes nothing',
    by: ['anyone'],
    query: linkQuery,
    responses: linkPages,
    answer: async ({ context, query }) => {
      const token = tokenIn(query.token);
      const stops = stoppedBy(secret, token);
      if (!stops) return wrongStop(deps, context, OWN_STOPS);
      return context.html(await pageAbout(deps, stops, token), 200);
    },
  });

  api.operation({
    post: path,
    summary: 'Stop the reminder that a mail was about, without signing in',
    description: ONE_CLICK,
    by: ['anyone'],
    query: linkQuery,
    takes: oneClickBody,
    responses: linkPages,
    answer: async ({ context, operation, query }) => {
      const token = tokenIn(query.token);
      const stops = stoppedBy(secret, token);
      if (!stops) return wrongStop(deps, context, OWN_STOPS);
      await stopNow(operation, stops);
      return context.html(await pageAbout(deps, stops, token), 200);
    },
  });
}

/** The page for a reminder in its present state: active, stopped or deleted. */
async function pageAbout(deps: Deps, stops: Stops, token: string): Promise<string> {
  const practice = await practiceName(deps.db, deps.config);
  const reminder = await readReminder(deps.db, stops);
  if (!reminder) return deletedPage(practice);
  const about = { reminder, practice };
  return reminder.active ? askPage(token, about) : stoppedPage(about);
}

const stopNow = (operation: Operation, stops: Stops) =>
  write(operation, async ({ db, changed }) => {
    if (await stopReminder(db, stops, operation.now())) changed('reminder', stops.customerId);
  });
