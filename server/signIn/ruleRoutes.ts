import { signInRuleSaveSchema, signInRuleSchema } from '#domain/signIn/ruleSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  json,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { proveAgain } from './proveAgain.ts';
import { readSignInRule, refuseToDemand, saveSignInRule } from './rule.ts';

const read = createRoute({
  method: 'get',
  path: '/practice/sign-in-rule',
  summary: 'Whether dieticians need a second factor',
  ...allow('dietician'),
  responses: { 200: json(signInRuleSchema), ...refusals(401, 403) },
});

const save = createRoute({
  method: 'put',
  path: '/practice/sign-in-rule',
  summary:
    'Demand a second factor of every dietician, or stop, for who proves anew who they are; who demands it needs one',
  ...allow('dietician'),
  ...audit('changes', 'sign-in-rule'),
  request: { body: body(signInRuleSaveSchema) },
  responses: { 200: json(signInRuleSchema), ...refusals(401, 403, 409, 422, 429) },
});

export function signInRuleRoutes(api: Api, deps: Deps): void {
  api.openapi(read, async (context) => context.json(await readSignInRule(deps), 200));

  api.openapi(save, async (context) => {
    const { dieticiansProve, ...proof } = context.req.valid('json');
    const session = sessionOf(context);
    if (dieticiansProve) refuseToDemand(session);
    await proveAgain(deps, context, session, proof);
    await saveSignInRule(operationOf(context), session.id, { dieticiansProve });
    return context.json(await readSignInRule(deps), 200);
  });
}
