import { contentOf, mergeDay } from '#domain/progress/mergeDay.ts';
import type { DailyProgress, DayContent, DaySubmission } from '#domain/progress/progressSchema.ts';
import { waterRefusal } from '#domain/progress/water.ts';
import { aDayWith, aRecord, eight } from './dayOfTest.ts';

export const PLANNED = eight('Porridge', 'An apple', 'Lentil soup');

/** A server for one day, which merges as the real one does, and answers when the test says so. */
export const server = {
  record: null as DailyProgress | null,
  sent: [] as DaySubmission[],
  open: 0,
  most: 0,
  begun: (): void => undefined,
  answer: 'stored' as 'stored' | 'lost' | 'unreachable' | 'refused',
};

function store({
  base,
  dishes = {},
  instead = {},
  picked = {},
  ...fields
}: DaySubmission): Response {
  const began = base && {
    ...base,
    dishes: base.dishes ?? {},
    instead: base.instead ?? {},
    picked: base.picked ?? {},
  };
  const stored = server.record && contentOf(server.record);
  const { content, conflicts } = mergeDay(
    began ?? null,
    { ...fields, dishes, instead, picked },
    stored,
  );
  if (conflicts.length > 0)
    return Response.json({ error: { code: 'day-conflict' } }, { status: 409 });
  server.record = recordOf(content);
  return Response.json(server.record);
}

function recordOf({ dishes, ...fields }: DayContent): DailyProgress {
  const meals = PLANNED.map(
    (meal, index) => Object.entries(dishes).find(([at]) => at === String(index))?.[1] ?? meal,
  );
  const { planned, version } = server.record ?? aRecord({ version: 0 });
  return {
    ...aRecord(),
    ...fields,
    notes: fields.notes.trim(),
    version: version + 1,
    planned: { ...planned, meals },
  };
}

/** Replaces `fetch`. */
export async function answer(_path: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') return Response.json(aDayWith(server.record, PLANNED));
  server.open += 1;
  server.begun();
  server.most = Math.max(server.most, server.open);
  // A request takes one task, so taps in the same turn wait.
  await new Promise((resolve) => setTimeout(resolve));
  server.open -= 1;
  if (server.answer === 'unreachable') throw new TypeError('offline');
  if (server.answer === 'refused')
    return Response.json({ error: { code: 'forbidden', message: 'No.' } }, { status: 403 });
  const submission = JSON.parse(String(init.body)) as DaySubmission;
  server.sent.push(submission);
  const water = submission.waterIntake;
  const refusal = water === server.record?.waterIntake ? null : waterRefusal(water);
  if (refusal) {
    const error = { code: 'invalid', message: 'Not right yet.', fields: { waterIntake: refusal } };
    return Response.json({ error }, { status: 422 });
  }
  const response = store(submission);
  if (server.answer === 'lost') throw new TypeError('lost');
  return response;
}

/** Nothing is logged, and the server answers. */
export const emptyServer = () =>
  Object.assign(server, { record: null, sent: [], open: 0, most: 0, answer: 'stored' });
