import * as z from 'zod';
import { type Api, allow, createRoute } from '../api/operation.ts';
import type { Deps } from '../deps.ts';
import { write } from '../write.ts';
import { stopReminder } from './queries.ts';
import { type Stops, stoppedBy } from './stopLink.ts';
import { askPage, noSuchLinkPage, stoppedPage } from './stopPages.ts';

const path = '/reminder-stops';
// Twice an identifier and a seal.
const TOKEN_MAX = 200;
const query = z.object({ token: z.string().max(TOKEN_MAX).default('') });

const page = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
});
const responses = { 200: page('Done, in words.'), 404: page('The link is not complete.') };

const ask = createRoute({
  method: 'get',
  path,
  summary: 'The page behind the link of a reminder’s mail; opening it changes nothing',
  ...allow('anyone'),
  request: { query },
  responses,
});

const stop = createRoute({
  method: 'post',
  path,
  summary: 'Stop the reminder that a mail was about, without signing in',
  description:
    'Programs of mail send what RFC 8058 has them send, people the form of the page. The token decides; the body is not looked at.',
  ...allow('anyone'),
  request: {
    query,
    body: {
      required: false,
      content: {
        'application/x-www-form-urlencoded': {
          schema: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
        },
      },
    },
  },
  responses,
});

/** Whoever has the mail may stop it: a wrong link is answered alike whatever it names. */
export function reminderStopRoutes(api: Api, deps: Deps): void {
  const { secret } = deps.config;

  api.openapi(ask, async (context) => {
    const { token } = context.req.valid('query');
    if (!stoppedBy(secret, token)) return context.html(noSuchLinkPage(), 404);
    return context.html(askPage(token), 200);
  });

  api.openapi(stop, async (context) => {
    const stops = stoppedBy(secret, context.req.valid('query').token);
    if (!stops) return context.html(noSuchLinkPage(), 404);
    await stopNow(deps, stops);
    return context.html(stoppedPage(), 200);
  });
}

const stopNow = (deps: Deps, stops: Stops) =>
  write(deps, async ({ db, changed }) => {
    if (await stopReminder(db, stops)) changed('reminder', stops.customerId);
  });
