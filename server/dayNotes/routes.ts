import { noteReadSchema } from '#domain/dayNotes/noteReadSchema.ts';
import { daySchema } from '#domain/daySchema.ts';
import { type Api, operationOf } from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { readNote } from './notes.ts';

export function dayNoteRoutes(api: Api): void {
  api.operation({
    post: '/customers/{uid}/daily-progress/{date}/note-read',
    summary:
      'Note that a dietician has read the note of a day, which needs no answer; again, it changes nothing',
    by: ['dietician'],
    changes: 'day-note',
    params: { date: daySchema },
    takes: noteReadSchema,
    refuses: [409],
    answer: async (context) => {
      const operation = operationOf(context);
      const scope = scopeOf(context);
      const { date } = context.req.valid('param');
      const { writtenAt } = context.req.valid('json');
      await write(operation, async (running) => {
        const settling = { byId: sessionOf(context).id, at: operation.now().toISOString() };
        await readNote(running, scope, { date, writtenAt }, settling);
      });
    },
  });
}
