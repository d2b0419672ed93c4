import * as z from 'zod';
import { PAGE_HEADER } from '#domain/connection.ts';
import { daySchema } from '#domain/daySchema.ts';
import { plannedDaysSchema } from '#domain/plans/planSchema.ts';
import { twoWeeksFrom } from '#domain/plans/weeks.ts';
import { submitRefusal } from '#domain/progress/progress.ts';
import {
  dayAnswerSchema,
  dayChangesSchema,
  type ProgressDay,
  progressDaySchema,
  trackedDaySchema,
} from '#domain/progress/progressSchema.ts';
import { waitingNoteOf } from '../dayNotes/notes.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { type Api, dayRangeQuery } from '../http/operation.ts';
import { todayOf } from '../http/session.ts';
import { mealsToComeOf, plannedDays } from './plannedDays.ts';
import { lastDays, listDays, trackedDay } from './queries.ts';
import { saveDay } from './saveDay.ts';

const path = '/customers/{uid}/daily-progress';

const TWO_WEEKS = 14;
const MOST_BY = 40;

export function progressRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.operation({
    get: path,
    summary: 'How each day of a range was logged; the last fourteen by default',
    by: ['owner', 'dietician'],
    reads: 'daily-progress',
    query: dayRangeQuery(),
    gives: z.strictObject({ items: z.array(progressDaySchema) }),
    answer: async ({ scope, query: { from, to } }) => {
      const today = todayOf(deps, scope);
      const days = from && to ? { from, to } : lastDays(today);
      const people = today <= days.to ? [{ ...scope, id: scope.customerId }] : [];
      const toCome = (await mealsToComeOf(db)(people, deps.now())).get(scope.customerId) ?? 0;
      const items = await listDays(db, scope, days.from, days.to);
      const ofToday = (day: ProgressDay) =>
        day.date === today && toCome > 0 ? { ...day, toCome } : day;
      return { items: items.map(ofToday) };
    },
  });

  api.operation({
    get: `${path}/{date}`,
    summary: 'One day: what is planned for it now, and what was logged with its own meals',
    by: ['owner', 'dietician'],
    reads: 'daily-progress',
    params: { date: daySchema },
    gives: trackedDaySchema,
    answer: async ({ scope, session, params: { date } }) => {
      const day = await trackedDay(deps, scope, date);
      const ofDietician = session.id !== scope.customerId;
      const waitingNote = ofDietician ? await waitingNoteOf(db, scope, date) : undefined;
      return { ...day, ...(waitingNote && { waitingNote }) };
    },
  });

  api.operation({
    patch: `${path}/{date}`,
    summary: 'Change parts of a day, each unless another device has changed it meanwhile',
    by: ['owner'],
    changes: 'daily-progress',
    params: { date: daySchema },
    takes: dayChangesSchema,
    gives: dayAnswerSchema,
    refuses: [409],
    answer: async ({ context, scope, params: { date }, input: { changes } }) => {
      const today = todayOf(deps, scope);
      const refusal = submitRefusal(date, today);
      if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
      const at = { date, isToday: date === today, submittedAt: deps.now().toISOString() };
      const saved = await saveDay(deps, scope, changes, at);
      const by = context.req.header(PAGE_HEADER)?.slice(0, MOST_BY);
      const change = { kind: 'daily-progress', id: scope.customerId, ...(by && { by }) };
      deps.hub.publish([{ change }]);
      return saved;
    },
  });

  api.operation({
    get: '/customers/{uid}/planned-days',
    summary: 'The meals of each day of a range; of this week and the next by default',
    by: ['owner', 'dietician'],
    reads: ['diet-plan', 'daily-progress'],
    query: dayRangeQuery(TWO_WEEKS),
    gives: plannedDaysSchema,
    answer: async ({ scope, query: { from, to } }) => {
      const today = todayOf(deps, scope);
      const days = from && to ? { from, to } : twoWeeksFrom(today);
      return { today, ...(await plannedDays(db, scope, days, today)) };
    },
  });
}
