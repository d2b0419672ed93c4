import { signInRuleSchema } from '#domain/practice/signInRuleSchema.ts';
import { type Api, allow, answer, body, createRoute, refusals } from '../api/operation.ts';
import { sessionOf } from '../api/scope.ts';
import type { Deps } from '../deps.ts';
import { readSignInRule, saveSignInRule } from './signInRule.ts';

const read = createRoute({
  method: 'get',
  path: '/practice/sign-in-rule',
  summary: 'Whether dieticians need a second factor',
  ...allow('dietician'),
  responses: { 200: answer(signInRuleSchema), ...refusals(401, 403) },
});

const save = createRoute({
  method: 'put',
  path: '/practice/sign-in-rule',
  summary: 'Demand a second factor of every dietician, or stop; who demands it needs one',
  ...allow('dietician'),
  request: { body: body(signInRuleSchema) },
  responses: { 200: answer(signInRuleSchema), ...refusals(401, 403, 409, 422) },
});

export function signInRuleRoutes(api: Api, deps: Deps): void {
  api.openapi(read, async (context) => context.json(await readSignInRule(deps), 200));

  api.openapi(save, async (context) => {
    await saveSignInRule(deps, sessionOf(context), context.req.valid('json'));
    return context.json(await readSignInRule(deps), 200);
  });
}
