import * as z from 'zod';
import { meSchema } from '#domain/accounts/accountSchema.ts';
import { timeZoneSchema } from '#domain/daySchema.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  answer,
  body,
  createRoute,
  refusals,
  withoutConsent,
} from '../http/operation.ts';
import { sessionOf } from '../http/scope.ts';
import { write } from '../http/write.ts';
import { practiceName } from '../practice/queries.ts';
import { moveReminders } from '../reminders/elsewhere.ts';
import { privacyVersion } from '../rights/consent.ts';
import { findPending, findSession } from '../signIn/session.ts';
import { meOf } from './me.ts';

const getMe = createRoute({
  method: 'get',
  path: '/me',
  summary: 'Who is signed in; null for nobody, or while a second factor is asked for',
  ...allow('anyone'),
  responses: {
    200: answer(
      z.strictObject({ me: meSchema.nullable(), secondFactor: z.literal(true).optional() }),
    ),
  },
});

const setTimeZone = createRoute({
  method: 'put',
  path: '/me/time-zone',
  summary: 'Keep the time zone of the browser, so that days are the customer’s own',
  ...allow('user'),
  ...withoutConsent,
  request: { body: body(z.strictObject({ timeZone: timeZoneSchema })) },
  responses: { 200: answer(z.strictObject({ me: meSchema })), ...refusals(401, 422) },
});

const getSignInOptions = createRoute({
  method: 'get',
  path: '/sign-in-options',
  summary: 'Which ways to sign in this practice offers',
  ...allow('anyone'),
  responses: {
    200: answer(
      z.strictObject({
        google: z.boolean(),
        mail: z.boolean(),
        practice: z.string(),
        /** The version of the Privacy Policy, to agree to. */
        privacy: z.string(),
      }),
    ),
  },
});

export function accountRoutes(api: Api, deps: Deps): void {
  api.openapi(getMe, async (context) => {
    const session = await findSession(deps, context);
    if (session) return context.json({ me: await meOf(deps, session) }, 200);
    const secondFactor = (await findPending(deps, context)) !== null;
    return context.json({ me: null, ...(secondFactor && { secondFactor: true as const }) }, 200);
  });

  api.openapi(setTimeZone, async (context) => {
    const session = sessionOf(context);
    const { timeZone } = context.req.valid('json');
    if (timeZone !== session.timeZone)
      await write(deps, async ({ db, changed }) => {
        await db.updateTable('user').set({ timeZone }).where('id', '=', session.id).execute();
        changed('customer', session.id);
        if (await moveReminders(db, session.id, timeZone, deps.now()))
          changed('reminder', session.id);
      });
    return context.json({ me: await meOf(deps, { ...session, timeZone }) }, 200);
  });

  api.openapi(getSignInOptions, async (context) =>
    context.json(
      {
        google: deps.google !== null,
        mail: deps.config.smtpUrl !== undefined,
        practice: await practiceName(deps.db, deps.config),
        privacy: await privacyVersion(deps.db),
      },
      200,
    ),
  );
}
