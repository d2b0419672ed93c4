import { signInRuleSaveSchema, signInRuleSchema } from '#domain/signIn/secondFactorSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { proveAgain } from './proveAgain.ts';
import { readSignInRule, refuseToDemand, saveSignInRule } from './rule.ts';

export function signInRuleRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/practice/sign-in-rule',
    summary: 'Whether dieticians need a second factor',
    by: ['practiceOwner'],
    gives: signInRuleSchema,
    answer: () => readSignInRule(deps),
  });

  api.operation({
    put: '/practice/sign-in-rule',
    summary:
      'Demand a second factor of every dietician, or stop, for who proves anew who they are; who demands it needs one',
    by: ['practiceOwner'],
    changes: 'sign-in-rule',
    takes: signInRuleSaveSchema,
    gives: signInRuleSchema,
    refuses: [409, 429],
    answer: async ({ context, session, operation, input: { dieticiansProve, ...proof } }) => {
      if (dieticiansProve) refuseToDemand(session);
      await proveAgain(deps, context, session, proof);
      await saveSignInRule(operation, session.id, { dieticiansProve });
      return await readSignInRule(deps);
    },
  });
}
