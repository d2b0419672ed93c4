import { consentInputSchema, consentSchema } from '#domain/signIn/consentSchema.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  json,
  nothing,
  operationOf,
  refusals,
  withoutConsent,
} from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { giveConsent, readConsent, withdrawConsent } from './consent.ts';

const path = '/me/consent';

const read = createRoute({
  method: 'get',
  path,
  summary: 'When one agreed to the use of one’s health data and withdrew that, the last first',
  ...allow('customer'),
  ...withoutConsent,
  responses: { 200: json(consentSchema), ...refusals(401, 403) },
});

const give = createRoute({
  method: 'post',
  path,
  summary: 'Agree to the use of one’s health data, as the Privacy Policy of a version says',
  ...allow('customer'),
  ...withoutConsent,
  request: { body: body(consentInputSchema) },
  responses: { 200: json(consentSchema), ...refusals(401, 403, 409, 422) },
});

const withdraw = createRoute({
  method: 'delete',
  path,
  summary: 'Withdraw one’s consent: nobody gets to the data any more, until one agrees again',
  ...allow('customer'),
  ...withoutConsent,
  responses: { 204: nothing, ...refusals(401, 403) },
});

export function consentRoutes(api: Api, deps: Deps): void {
  api.openapi(read, async (context) =>
    context.json(await readConsent(deps.db, sessionOf(context).id), 200),
  );

  api.openapi(give, async (context) => {
    const { id } = sessionOf(context);
    await giveConsent(operationOf(context), id, context.req.valid('json').version);
    return context.json(await readConsent(deps.db, id), 200);
  });

  api.openapi(withdraw, async (context) => {
    await withdrawConsent(operationOf(context), sessionOf(context).id);
    return context.body(null, 204);
  });
}
