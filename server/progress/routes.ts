import * as z from 'zod';
import { daySchema } from '#domain/daySchema.ts';
import { plannedDaysSchema } from '#domain/plans/weekDaySchema.ts';
import { twoWeeksFrom } from '#domain/plans/weeks.ts';
import { submitRefusal } from '#domain/progress/progress.ts';
import {
  dailyProgressSchema,
  daySubmissionSchema,
  type ProgressDay,
  progressDaySchema,
  trackedDaySchema,
} from '#domain/progress/progressSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import { waitingNoteOf } from '../dayNotes/notes.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  json,
  refusals,
} from '../http/operation.ts';
import { scopeOf, todayOf } from '../http/scope.ts';
import { sessionOf } from '../http/session.ts';
import { dayRangeQuery } from './dayRange.ts';
import { plannedDays } from './plannedDays.ts';
import { lastDays, listDays, trackedDay } from './queries.ts';
import { saveDay } from './saveDay.ts';
import { mealsToComeOf } from './toCome.ts';

const path = '/customers/{uid}/daily-progress';
const dayParams = z.object({ uid: idSchema, date: daySchema });

const list = createRoute({
  method: 'get',
  path,
  summary: 'How each day of a range was logged; the last fourteen by default',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'daily-progress'),
  request: {
    params: customerParams,
    query: dayRangeQuery(),
  },
  responses: {
    200: json(z.strictObject({ items: z.array(progressDaySchema) })),
    ...refusals(401, 403, 404, 422),
  },
});

const read = createRoute({
  method: 'get',
  path: `${path}/{date}`,
  summary: 'One day: what is planned for it now, and what was logged with its own meals',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'daily-progress'),
  request: { params: dayParams },
  responses: { 200: json(trackedDaySchema), ...refusals(401, 403, 404) },
});

const submit = createRoute({
  method: 'put',
  path: `${path}/{date}`,
  summary:
    'Log a day, merged with what was stored since its base; without a base over what was logged',
  ...allow('owner'),
  ...audit('changes', 'daily-progress'),
  request: { params: dayParams, body: body(daySubmissionSchema) },
  responses: { 200: json(dailyProgressSchema), ...refusals(401, 403, 404, 409, 422) },
});

const TWO_WEEKS = 14;

const planned = createRoute({
  method: 'get',
  path: '/customers/{uid}/planned-days',
  summary: 'The meals of each day of a range; of this week and the next by default',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'diet-plan', 'daily-progress'),
  request: { params: customerParams, query: dayRangeQuery(TWO_WEEKS) },
  responses: { 200: json(plannedDaysSchema), ...refusals(401, 403, 404, 422) },
});

export function progressRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.openapi(list, async (context) => {
    const scope = scopeOf(context);
    const { from, to } = context.req.valid('query');
    const today = todayOf(deps, scope);
    const days = from && to ? { from, to } : lastDays(today);
    const people = today <= days.to ? [{ ...scope, id: scope.customerId }] : [];
    const toCome = (await mealsToComeOf(db)(people, deps.now())).get(scope.customerId) ?? 0;
    const items = await listDays(db, scope, days.from, days.to);
    const ofToday = (day: ProgressDay) =>
      day.date === today && toCome > 0 ? { ...day, toCome } : day;
    return context.json({ items: items.map(ofToday) }, 200);
  });

  api.openapi(read, async (context) => {
    const { date } = context.req.valid('param');
    const scope = scopeOf(context);
    const day = await trackedDay(deps, scope, date);
    const ofDietician = sessionOf(context).id !== scope.customerId;
    const waitingNote = ofDietician ? await waitingNoteOf(db, scope, date) : undefined;
    return context.json({ ...day, ...(waitingNote && { waitingNote }) }, 200);
  });

  api.openapi(submit, async (context) => {
    const scope = scopeOf(context);
    const { date } = context.req.valid('param');
    const today = todayOf(deps, scope);
    const refusal = submitRefusal(date, today);
    if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
    const at = { date, isToday: date === today, submittedAt: deps.now().toISOString() };
    const saved = await saveDay(deps, scope, context.req.valid('json'), at);
    deps.hub.publish([{ change: { kind: 'daily-progress', id: scope.customerId } }]);
    return context.json(saved, 200);
  });

  api.openapi(planned, async (context) => {
    const scope = scopeOf(context);
    const today = todayOf(deps, scope);
    const { from, to } = context.req.valid('query');
    const days = from && to ? { from, to } : twoWeeksFrom(today);
    return context.json({ today, ...(await plannedDays(db, scope, days, today)) }, 200);
  });
}
