import {
  answerChangesSchema,
  answersStoredSchema,
  sendSchema,
  sentListSchema,
  sentSchema,
} from '#domain/questionnaires/questionnaireSchema.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import type { Api } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { storeAnswers } from './answers.ts';
import { listSent, readSent } from './queries.ts';
import { sendQuestionnaire, withdraw } from './sending.ts';

const path = '/customers/{uid}/sent-questionnaires';

export function answerRoutes(api: Api, { db, now }: Deps): void {
  api.operation({
    get: path,
    summary: 'The questionnaires that were sent to a customer, the latest first',
    by: ['owner', 'dietician'],
    reads: 'questionnaire-answer',
    gives: sentListSchema,
    answer: async ({ scope }) => ({ items: await listSent(db, scope) }),
  });

  api.operation({
    get: `${path}/{id}`,
    summary: 'One of them, as it was sent, with its answers',
    by: ['owner', 'dietician'],
    reads: 'questionnaire-answer',
    gives: sentSchema,
    answer: ({ scope, params: { id } }) => readSent(db, scope, id),
  });

  api.operation({
    post: path,
    summary: 'Send a questionnaire to a customer, as it is now',
    by: ['assistant'],
    changes: 'sent-questionnaire',
    once: true,
    takes: sendSchema,
    makes: sentSchema,
    refuses: [409],
    answer: ({ context, scope, session, input: { questionnaireId } }) =>
      createOnce(context, { questionnaireId }, async (running) => {
        const { customerId } = scope;
        const sending = { customerId, questionnaireId, sentById: session.id, at: now() };
        return readSent(running.db, scope, await sendQuestionnaire(running, sending));
      }),
  });

  api.operation({
    patch: `${path}/{id}`,
    summary:
      'Change answers, each unless another device has changed it meanwhile; a dietician’s are recorded as given together',
    by: ['owner', 'dietician'],
    changes: 'questionnaire-answer',
    takes: answerChangesSchema,
    gives: answersStoredSchema,
    refuses: [409],
    answer: ({ scope, session, operation, params: { id }, input }) =>
      write(operation, (running) => {
        const dieticianId = session.id === scope.customerId ? null : session.id;
        return storeAnswers(running, { scope, id, dieticianId, at: now() }, input);
      }),
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Take back a questionnaire that has no answers',
    by: ['assistant'],
    deletes: 'sent-questionnaire',
    refuses: [409],
    answer: async ({ scope: { customerId }, operation, params: { id } }) => {
      await write(operation, (running) => withdraw(running, { customerId, id, at: now() }));
    },
  });
}
