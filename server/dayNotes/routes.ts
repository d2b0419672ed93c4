import { noteReadSchema } from '#domain/dayNotes/noteReadSchema.ts';
import { daySchema } from '#domain/daySchema.ts';
import { audit } from '../audit/declare.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  nothing,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { readNote } from './notes.ts';

const read = createRoute({
  method: 'post',
  path: '/customers/{uid}/daily-progress/{date}/note-read',
  summary:
    'Note that a dietician has read the note of a day, which needs no answer; again, it changes nothing',
  ...allow('dietician'),
  ...audit('changes', 'day-note'),
  request: { params: customerParams.extend({ date: daySchema }), body: body(noteReadSchema) },
  responses: { 204: nothing, ...refusals(401, 403, 404, 409, 422) },
});

export function dayNoteRoutes(api: Api): void {
  api.openapi(read, async (context) => {
    const operation = operationOf(context);
    const scope = scopeOf(context);
    const { date } = context.req.valid('param');
    const { writtenAt } = context.req.valid('json');
    await write(operation, async (running) => {
      const settling = { byId: sessionOf(context).id, at: operation.now().toISOString() };
      await readNote(running, scope, { date, writtenAt }, settling);
    });
    return context.body(null, 204);
  });
}
