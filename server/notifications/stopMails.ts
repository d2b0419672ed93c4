import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { sql } from 'kysely';
import {
  isNotificationKind,
  type NotificationKind,
  usualChannels,
} from '#domain/notifications/kinds.ts';
import { isId } from '#domain/text.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import {
  escaped,
  linkPages,
  linkQuery,
  ONE_CLICK,
  oneClickBody,
  plainPage,
  tokenIn,
} from '../http/plainPage.ts';
import { type Write, write } from '../http/write.ts';
import { practiceName } from '../practice/queries.ts';
import { wrongStop } from '../signIn/links.ts';
import { scheduleDigest } from './digest.ts';
import { stoppedWords } from './words.ts';

/** Whether the mails of a stop link are still sent; undefined when its account is gone. */
async function comes(db: Db, { userId, what }: Stops): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('user')
    .leftJoin('notificationSetting', 'notificationSetting.userId', 'user.id')
    .leftJoin('notificationChoice', (join) =>
      join
        .onRef('notificationChoice.userId', '=', 'user.id')
        .on('notificationChoice.kind', '=', what),
    )
    .select(['notificationSetting.digestAt', 'notificationChoice.mail'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (what === 'digest') return row.digestAt !== null;
  return Boolean(row.mail ?? usualChannels(what).mail);
}

/** Stops the mails of a kind, or the digest. Screens with the choices are told of the newer version. */
export async function stopMails({ db, changed }: Write, stops: Stops, now: Date): Promise<void> {
  const { userId, what } = stops;
  if (!(await comes(db, stops))) return;
  const newer = { version: sql<number>`"notificationSetting"."version" + 1` };
  const off = what === 'digest' && { digestAt: null };
  await db
    .insertInto('notificationSetting')
    .values({ userId, quietFrom: null, quietTo: null, digestAt: null, version: 1 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...newer, ...off }))
    .execute();
  if (what === 'digest') await scheduleDigest(db, { id: userId, timeZone: null }, null, now);
  else await stopKind(db, userId, what);
  changed('notification', userId);
}

async function stopKind(db: Db, userId: string, kind: NotificationKind): Promise<void> {
  await db
    .insertInto('notificationChoice')
    .values({ userId, kind, ...usualChannels(kind), mail: false })
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ mail: false }))
    .execute();
}

/** The person and the mails that a link stops. */
export type Stops = { readonly userId: string; readonly what: NotificationKind | 'digest' };

const sealOf = (secret: string, { userId, what }: Stops) =>
  createHmac('sha256', secret).update(`notification stop ${userId} ${what}`).digest('base64url');

/** The token in a mail's link. Whoever has it can stop these mails and nothing else. */
export const stopToken = (secret: string, stops: Stops): string =>
  `${stops.userId}.${stops.what}.${sealOf(secret, stops)}`;

/** What a token stops; null for a token that was not made with this `SECRET`. */
export function stoppedBy(secret: string, token: string): Stops | null {
  const [userId = '', what = '', seal = '', ...more] = token.split('.');
  if (!isId(userId) || more.length > 0) return null;
  if (what !== 'digest' && !isNotificationKind(what)) return null;
  // Compared as text, because the last character of base64 can be written in several ways.
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(secret, { userId, what }));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { userId, what } : null;
}

const OWN = 'what you choose under Notifications, once you have logged in';

type About = { readonly stops: Stops; readonly practice: string };

const nameOf = ({ stops }: About) => `<p><strong>${stoppedWords(stops.what)}</strong></p>`;

export const askPage = (token: string, about: About) =>
  plainPage(
    'Stop these mails?',
    `${nameOf(about)}
<p>${escaped(about.practice)} sends no more of them. What else you are told goes on as it is.</p>
<form method="post" action="/api/notification-stops?token=${escaped(encodeURIComponent(token))}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop These Mails</button>
</form>`,
  );

export const stoppedPage = (about: About) =>
  plainPage(
    'These mails are stopped',
    `${nameOf(about)}
<p>${escaped(about.practice)} sends no more of them. They can come again: it is ${OWN}.</p>`,
  );

/** Where people find what a link stops, for the page of a wrong one. */
export const OWN_STOPS = `Which mails come is ${OWN}.`;

const path = '/notification-stops';

/** Pages of any origin may post here, such as web mail: the token is the proof, and no cookie is read. */
export const OPEN_TO_PAGES = `/api${path}`;

/** The routes behind the stop link of a mail, which need no session. */
export function notificationStopRoutes(api: Api, deps: Deps): void {
  const { secret } = deps.config;

  api.operation({
    get: path,
    summary: 'The page behind the link that stops mails of a kind; opening it changes nothing',
    by: ['anyone'],
    query: linkQuery,
    responses: linkPages,
    answer: async ({ context, query }) => {
      const token = tokenIn(query.token);
      return answer(deps, context, stoppedBy(secret, token), token);
    },
  });

  api.operation({
    post: path,
    summary: 'Stop the mails of a kind, without signing in',
    description: ONE_CLICK,
    by: ['anyone'],
    query: linkQuery,
    takes: oneClickBody,
    responses: linkPages,
    answer: async ({ context, operation, query }) => {
      const token = tokenIn(query.token);
      const stops = stoppedBy(secret, token);
      if (stops) await write(operation, (running) => stopMails(running, stops, deps.now()));
      return answer(deps, context, stops, token);
    },
  });
}

/** The page for mails in their present state: sent, or stopped. */
async function answer(deps: Deps, context: Context, stops: Stops | null, token: string) {
  const isComing = stops ? await comes(deps.db, stops) : undefined;
  if (!stops || isComing === undefined) return wrongStop(deps, context, OWN_STOPS);
  const about = { stops, practice: await practiceName(deps.db, deps.config) };
  return context.html(isComing ? askPage(token, about) : stoppedPage(about), 200);
}
