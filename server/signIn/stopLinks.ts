import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
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
import { nowReadBy } from '../reader.ts';
import type { SignInDeps } from './deps.ts';
import { count } from './limits.ts';
import { say } from './words.ts';

type Stops = readonly [personId: string, what: string];

/** The mails of one noun that links stop without signing in. */
export type StopLinks = {
  /** The noun, as tokens and the path name it. */
  readonly of: string;
  /** HTML that leads to where people choose these mails. */
  readonly own: () => string;
  /** Whether the mails still come, and their name; null if nothing can be said of such a link. */
  look(...stops: Stops): Promise<{ readonly comes: boolean; readonly name: string } | null>;
  stop(running: Write, ...stops: Stops): Promise<void>;
};

const sealOf = (secret: string, of: string, [personId, what]: Stops) =>
  createHmac('sha256', secret).update(`${of} stop ${personId} ${what}`).digest('base64url');

/**
 * The token in a mail's link. Whoever has it can stop these mails and nothing else, as long as they exist. It is
 * signed with `SECRET`.
 */
export const stopToken = (secret: string, of: string, ...stops: Stops): string =>
  `${stops.join('.')}.${sealOf(secret, of, stops)}`;

/** What a token stops; null for a token that was not made with this `SECRET`. */
function stoppedBy(secret: string, of: string, token: string): Stops | null {
  const [personId = '', what = '', seal = '', ...more] = token.split('.');
  // Compared as text, because the last character of base64 can be written in several ways.
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(secret, of, [personId, what]));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && more.length === 0 ? [personId, what] : null;
}

/** Pages of any origin may post here, such as web mail: the token is the proof, and no cookie is read. */
export const stopPath = (of: string) => `/${of}-stops`;

/** The routes behind the stop link of a mail, which need no session. */
export function stopRoutes(api: Api, deps: Deps & Pick<SignInDeps, 'practice'>, links: StopLinks) {
  const path = stopPath(links.of);
  const stopsOf = (token: string) => stoppedBy(deps.config.secret, links.of, token);

  /** The page for mails in their present state: sent, or stopped. */
  const answer = async (context: Context, token: string) => {
    const stops = stopsOf(token);
    if (stops) nowReadBy(await localeOfPerson(deps.db, stops[0]));
    const found = stops && (await links.look(...stops));
    if (!found) return wrongStop(deps, context, links.own());
    const name = found.name && `<p><strong>${escaped(found.name)}</strong></p>`;
    const practice = escaped(await deps.practice());
    const form = `<form method="post" action="/api${path}?token=${escaped(encodeURIComponent(token))}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">${say.stop.button}</button>
</form>`;
    const content = found.comes
      ? `<p>${say.stop.willSendNoMore(practice)}</p>\n${form}`
      : `<p>${say.stop.sendsNoMore(practice)}</p>\n<p>${links.own()}</p>`;
    const title = found.comes ? say.stop.ask : say.stop.stopped;
    return context.html(plainPage(title, `${name}\n${content}`), 200);
  };

  api.operation({
    get: path,
    summary: 'The page behind the link that stops emails; opening it changes nothing',
    by: ['anyone'],
    query: linkQuery,
    responses: linkPages,
    answer: ({ context, query }) => answer(context, tokenIn(query.token)),
  });

  api.operation({
    post: path,
    summary: 'Stop the emails of a link, without signing in',
    description: ONE_CLICK,
    by: ['anyone'],
    query: linkQuery,
    takes: oneClickBody,
    responses: linkPages,
    answer: async ({ context, operation, query }) => {
      const token = tokenIn(query.token);
      const stops = stopsOf(token);
      if (stops) await write(operation, (running) => links.stop(running, ...stops));
      return answer(context, token);
    },
  });
}

async function localeOfPerson(db: Db, id: string): Promise<string | null> {
  const person = await db
    .selectFrom('user')
    .select('locale')
    .where('id', '=', id)
    .executeTakeFirst();
  return person?.locale ?? null;
}

/** Answers a link that stops nothing, always in the same way, and counts it as a try of the sender's address. */
async function wrongStop(deps: Deps, context: Context, own: string) {
  const { over, seconds } = await count(deps, 'proofByNetwork', addressOf(deps.config, context));
  const pageOf = (title: string, words: string) =>
    plainPage(title, `<p role="alert">${words}</p>\n<p>${own}</p>`);
  if (!over) {
    const words = say.stop.notComplete;
    return context.html(pageOf(say.stop.stopsNothing, words), 404);
  }
  context.header('retry-after', String(seconds));
  const words = say.stop.waitFiveMinutes;
  return context.html(pageOf(say.stop.tooManyTries, words), 429);
}
