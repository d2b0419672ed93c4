import type { Deps } from '../http/deps.ts';
import { linkPages, linkQuery, ONE_CLICK, oneClickBody, tokenIn } from '../http/linkToken.ts';
import type { Api, Operation } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { practiceName } from '../practice/queries.ts';
import { wrongStop } from '../signIn/links.ts';
import { stopReminder } from './changes.ts';
import { readReminder } from './queries.ts';
import { type Stops, stoppedBy } from './stopLink.ts';
import { askPage, deletedPage, OWN_STOPS, stoppedPage } from './stopPages.ts';

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
