import { weeklyPlans } from '#domain/plans/nextWeek.ts';
import {
  planWeeksSchema,
  takenBackSchema,
  uploadedWeeksSchema,
  weeksTakenBackSchema,
} from '#domain/plans/planWeeksSchema.ts';
import { audit } from '../audit/declare.ts';
import { lockPeriod } from '../coaching/period.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  idempotencyHeaders,
  json,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf, todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { requireWeeksConfirmation } from './confirmation.ts';
import { requireMarkedReason } from './marked.ts';
import { countMeals } from './mealTexts.ts';
import { takeBack } from './takeBack.ts';
import { uploadWeeks } from './told.ts';
import { refuseUnlessUploadable } from './uploadable.ts';

const upload = createRoute({
  method: 'post',
  path: '/customers/{uid}/diet-plan-weeks',
  summary: 'Upload a plan once for each of several weeks: all of them or none',
  ...allow('dietician'),
  ...audit('changes', 'diet-plan'),
  request: { params: customerParams, headers: idempotencyHeaders, body: body(planWeeksSchema) },
  responses: { 201: json(uploadedWeeksSchema), ...refusals(401, 403, 404, 409, 422) },
});

const undo = createRoute({
  method: 'put',
  path: '/customers/{uid}/diet-plan-weeks/taken-back',
  summary:
    'Take back plans that were uploaded at once: all of them, unless one was logged or changed',
  ...allow('dietician'),
  ...audit('deletes', 'diet-plan'),
  request: { params: customerParams, body: body(takenBackSchema) },
  responses: { 200: json(weeksTakenBackSchema), ...refusals(401, 403, 404, 409, 422) },
});

export function planWeekRoutes(api: Api, deps: Deps): void {
  api.openapi(upload, async (context) => {
    const scope = scopeOf(context);
    // The Idempotency-Key covers the plans without their confirmation, as for a single plan.
    const { confirm, reasonsRead, markedReason, ...input } = context.req.valid('json');
    const plans = weeklyPlans(input.plan, input.weeks, input.other);
    const made = { at: deps.now().toISOString(), by: sessionOf(context).id };
    const today = todayOf(deps, scope);
    const uploaded = await createOnce(context, input, async (running) => {
      const period = await refuseUnlessUploadable(deps, running, scope);
      const marked = await requireMarkedReason(running, scope, { plans, today }, markedReason);
      const confirmation = { confirm, reasonsRead };
      await requireWeeksConfirmation(running.db, scope, { plans, today, period, confirmation });
      running.changed('diet-plan', scope.customerId);
      const items = await uploadWeeks(running, scope, plans, { ...made, marked });
      await countMeals(running.db, scope.customerId);
      return { items };
    });
    return context.json(uploaded, 201);
  });

  api.openapi(undo, async (context) => {
    const scope = scopeOf(context);
    const { plans } = context.req.valid('json');
    const takenBack = await write(operationOf(context), async (running) => {
      await lockPeriod({ db: running.db, engine: deps.engine }, scope);
      return takeBack(running, scope, plans, deps.now());
    });
    return context.json({ takenBack }, 200);
  });
}
