import type { Context } from 'hono';
import type { Deps } from '../http/deps.ts';
import { linkPages, linkQuery, ONE_CLICK, oneClickBody, tokenIn } from '../http/linkToken.ts';
import { type Api, allow, createRoute, operationOf } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { practiceName } from '../practice/queries.ts';
import { wrongStop } from '../signIn/wrongStop.ts';
import { type Stops, stoppedBy } from './stopLink.ts';
import { comes, stopMails } from './stopMails.ts';
import { askPage, OWN_STOPS, stoppedPage } from './stopPages.ts';

const path = '/notification-stops';

/** Pages of any origin may post here, such as web mail: the token is the proof, and no cookie is read. */
export const OPEN_TO_PAGES = `/api${path}`;

const ask = createRoute({
  method: 'get',
  path,
  summary: 'The page behind the link that stops mails of a kind; opening it changes nothing',
  ...allow('anyone'),
  request: { query: linkQuery },
  responses: linkPages,
});

const stop = createRoute({
  method: 'post',
  path,
  summary: 'Stop the mails of a kind, without signing in',
  description: ONE_CLICK,
  ...allow('anyone'),
  request: { query: linkQuery, body: oneClickBody },
  responses: linkPages,
});

/** The routes behind the stop link of a mail, which need no session. */
export function notificationStopRoutes(api: Api, deps: Deps): void {
  const { secret } = deps.config;

  api.openapi(ask, async (context) => {
    const token = tokenIn(context.req.valid('query').token);
    return answer(deps, context, stoppedBy(secret, token), token);
  });

  api.openapi(stop, async (context) => {
    const token = tokenIn(context.req.valid('query').token);
    const stops = stoppedBy(secret, token);
    if (stops)
      await write(operationOf(context), (running) => stopMails(running, stops, deps.now()));
    return answer(deps, context, stops, token);
  });
}

/** The page for mails in their present state: sent, or stopped. */
async function answer(deps: Deps, context: Context, stops: Stops | null, token: string) {
  const isComing = stops ? await comes(deps.db, stops) : undefined;
  if (!stops || isComing === undefined) return wrongStop(deps, context, OWN_STOPS);
  const about = { stops, practice: await practiceName(deps.db, deps.config) };
  return context.html(isComing ? askPage(token, about) : stoppedPage(about), 200);
}
