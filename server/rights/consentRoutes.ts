import { consentInputSchema, consentSchema } from '#domain/signIn/accountSchema.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, operationOf } from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { giveConsent, readConsent, withdrawConsent } from './consent.ts';

const path = '/me/consent';

export function consentRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: path,
    summary: 'When one agreed to the use of one’s health data and withdrew that, the last first',
    by: ['customer'],
    withoutConsent: true,
    gives: consentSchema,
    answer: (context) => readConsent(deps.db, sessionOf(context).id),
  });

  api.operation({
    post: path,
    summary: 'Agree to the use of one’s health data, as the Privacy Policy of a version says',
    by: ['customer'],
    withoutConsent: true,
    takes: consentInputSchema,
    gives: consentSchema,
    refuses: [409],
    answer: async (context) => {
      const { id } = sessionOf(context);
      await giveConsent(operationOf(context), id, context.req.valid('json').version);
      return await readConsent(deps.db, id);
    },
  });

  api.operation({
    delete: path,
    summary: 'Withdraw one’s consent: nobody gets to the data any more, until one agrees again',
    by: ['customer'],
    withoutConsent: true,
    answer: async (context) => {
      await withdrawConsent(operationOf(context), sessionOf(context).id);
    },
  });
}
