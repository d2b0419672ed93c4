import { noteReadSchema } from '#domain/dayNotes/noteReadSchema.ts';
import { daySchema } from '#domain/daySchema.ts';
import type { Api } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { readNote } from './notes.ts';

export function dayNoteRoutes(api: Api): void {
  api.operation({
    post: '/customers/{uid}/daily-progress/{date}/note-read',
    summary:
      'Note that a dietician has read the note of a day, which needs no answer; again, it changes nothing',
    by: ['assistant'],
    changes: 'day-note',
    params: { date: daySchema },
    takes: noteReadSchema,
    refuses: [409],
    answer: async ({ scope, session, operation, params: { date }, input: { writtenAt } }) => {
      await write(operation, async (running) => {
        const settling = { byId: session.id, at: operation.now().toISOString() };
        await readNote(running, scope, { date, writtenAt }, settling);
      });
    },
  });
}
