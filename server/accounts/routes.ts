import * as z from 'zod';
import { meSchema } from '#domain/accounts/meSchema.ts';
import { timeZoneSchema } from '#domain/daySchema.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  json,
  operationOf,
  refusals,
  withoutConsent,
} from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import type { SignInDeps } from '../signIn/deps.ts';
import { findPending, findSession } from '../signIn/session.ts';

const getMe = createRoute({
  method: 'get',
  path: '/me',
  summary: 'Who is signed in; null for nobody, or while a second factor is asked for',
  ...allow('anyone'),
  responses: {
    200: json(
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
  responses: { 200: json(z.strictObject({ me: meSchema })), ...refusals(401, 422) },
});

const getSignInOptions = createRoute({
  method: 'get',
  path: '/sign-in-options',
  summary: 'Which ways to sign in this practice offers',
  ...allow('anyone'),
  responses: {
    200: json(
      z.strictObject({
        google: z.boolean(),
        mail: z.boolean(),
        practice: z.string(),
        /** The version of the Privacy Policy that is to be agreed to. */
        privacy: z.string(),
      }),
    ),
  },
});

export function accountRoutes(api: Api, deps: SignInDeps): void {
  api.openapi(getMe, async (context) => {
    const session = await findSession(deps, context);
    if (session) return context.json({ me: await deps.meOf(session) }, 200);
    const secondFactor = (await findPending(deps, context)) !== null;
    return context.json({ me: null, ...(secondFactor && { secondFactor: true as const }) }, 200);
  });

  api.openapi(setTimeZone, async (context) => {
    const session = sessionOf(context);
    const { timeZone } = context.req.valid('json');
    if (timeZone !== session.timeZone)
      await write(operationOf(context), async ({ db, changed }) => {
        await db.updateTable('user').set({ timeZone }).where('id', '=', session.id).execute();
        changed('customer', session.id);
        for (const whenZoneChanges of deps.declared.whenZoneChanges) {
          const kind = await whenZoneChanges(db, { id: session.id, timeZone }, deps.now());
          if (kind !== null) changed(kind, session.id);
        }
      });
    return context.json({ me: await deps.meOf({ ...session, timeZone }) }, 200);
  });

  api.openapi(getSignInOptions, async (context) =>
    context.json(
      {
        google: deps.google !== null,
        mail: deps.config.smtpUrl !== undefined,
        practice: await deps.practice(),
        privacy: await deps.privacyVersion(),
      },
      200,
    ),
  );
}
