import { consentInputSchema, consentSchema } from '#domain/signIn/accountSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { giveConsent, readConsent, withdrawConsent } from './consent.ts';

const path = '/me/consent';

export function consentRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: path,
    summary: 'When one agreed to the use of one’s health data and withdrew that, the last first',
    by: ['customer'],
    withoutConsent: true,
    gives: consentSchema,
    answer: ({ session }) => readConsent(deps.db, session.id),
  });

  api.operation({
    post: path,
    summary: 'Agree to the use of one’s health data, as the Privacy Policy of a version says',
    by: ['customer'],
    withoutConsent: true,
    takes: consentInputSchema,
    gives: consentSchema,
    refuses: [409],
    answer: async ({ session: { id }, operation, input }) => {
      await giveConsent(operation, id, input.version);
      return await readConsent(deps.db, id);
    },
  });

  api.operation({
    delete: path,
    summary: 'Withdraw one’s consent: nobody gets to the data any more, until one agrees again',
    by: ['customer'],
    withoutConsent: true,
    answer: async ({ session, operation }) => {
      await withdrawConsent(operation, session.id);
    },
  });
}
