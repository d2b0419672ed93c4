import {
  questionnaireInputSchema,
  questionnaireSchema,
  questionnairesSchema,
} from '#domain/questionnaires/questionnaireSchema.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import type { Api } from '../http/operation.ts';
import { write } from '../http/write.ts';
import {
  addStarters,
  deleteQuestionnaire,
  insertQuestionnaire,
  startersLeft,
  updateQuestionnaire,
} from './changes.ts';
import { listQuestionnaires, readQuestionnaire } from './queries.ts';

const path = '/questionnaires';

export function questionnaireRoutes(api: Api, { db, now }: Deps): void {
  const at = () => now().toISOString();

  api.operation({
    get: path,
    summary: 'The questionnaires of the practice, by title',
    by: ['dietician'],
    gives: questionnairesSchema,
    answer: async () => ({
      items: await listQuestionnaires(db),
      startersLeft: (await startersLeft(db)).length,
    }),
  });

  api.operation({
    get: `${path}/{id}`,
    summary: 'One questionnaire, with its questions',
    by: ['dietician'],
    gives: questionnaireSchema,
    answer: ({ params: { id } }) => readQuestionnaire(db, id),
  });

  api.operation({
    post: path,
    summary: 'Write a questionnaire',
    by: ['dietician'],
    changes: 'questionnaire',
    once: true,
    takes: questionnaireInputSchema,
    makes: questionnaireSchema,
    refuses: [409],
    answer: ({ context, session, input }) =>
      createOnce(context, input, async (running) => {
        running.changed('questionnaire', '');
        const made = { at: at(), by: session.id };
        return readQuestionnaire(running.db, await insertQuestionnaire(running.db, input, made));
      }),
  });

  api.operation({
    put: `${path}/{id}`,
    summary: 'Make the next version of a questionnaire; what was sent keeps its own',
    by: ['dietician'],
    changes: 'questionnaire',
    ifMatch: 'needed',
    takes: questionnaireInputSchema,
    gives: questionnaireSchema,
    answer: ({ operation, params: { id }, input, version }) =>
      write(operation, async (running) => {
        running.changed('questionnaire', '');
        await updateQuestionnaire(running.db, { id, version }, input, at());
        return readQuestionnaire(running.db, id);
      }),
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete a questionnaire; what was sent stays',
    by: ['dietician'],
    deletes: 'questionnaire',
    ifMatch: 'needed',
    answer: async ({ operation, params: { id }, version }) => {
      await write(operation, async (running) => {
        running.changed('questionnaire', '');
        await deleteQuestionnaire(running.db, { id, version });
      });
    },
  });

  api.operation({
    post: '/starter-questionnaires',
    summary: 'Add the questionnaires that come with Weekplate, in the language of the dietician',
    by: ['dietician'],
    changes: 'questionnaire',
    refuses: [409],
    answer: ({ operation }) =>
      write(operation, async (running) => {
        running.changed('questionnaire', '');
        await addStarters(running.db, at());
      }),
  });
}
