import { weeklyPlans } from '#domain/plans/nextWeek.ts';
import {
  planWeeksSchema,
  takenBackSchema,
  uploadedWeeksSchema,
  weeksTakenBackSchema,
} from '#domain/plans/planSchema.ts';
import { lockPeriod } from '../coaching/period.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import type { Api } from '../http/operation.ts';
import { todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { refuseUnlessUploadable, takeBack, uploadWeeks } from './changes.ts';
import { requireWeeksConfirmation } from './confirmation.ts';
import { requireMarkedReason } from './marked.ts';
import { countMeals } from './mealTexts.ts';

export function planWeekRoutes(api: Api, deps: Deps): void {
  api.operation({
    post: '/customers/{uid}/diet-plan-weeks',
    summary: 'Upload a plan once for each of several weeks: all of them or none',
    by: ['dietician'],
    changes: 'diet-plan',
    once: true,
    takes: planWeeksSchema,
    makes: uploadedWeeksSchema,
    refuses: [409],
    answer: async ({
      context,
      scope,
      session,
      input: { confirm, reasonsRead, markedReason, ...input },
    }) => {
      // The Idempotency-Key covers the plans without their confirmation, as for a single plan.
      const plans = weeklyPlans(input.plan, input.weeks, input.other);
      const made = { at: deps.now().toISOString(), by: session.id };
      const today = todayOf(deps, scope);
      return createOnce(context, input, async (running) => {
        const period = await refuseUnlessUploadable(deps, running, scope);
        const marked = await requireMarkedReason(running, scope, { plans, today }, markedReason);
        const confirmation = { confirm, reasonsRead };
        await requireWeeksConfirmation(running.db, scope, { plans, today, period, confirmation });
        running.changed('diet-plan', scope.customerId);
        const items = await uploadWeeks(running, scope, plans, { ...made, marked });
        await countMeals(running.db, scope.customerId);
        return { items };
      });
    },
  });

  api.operation({
    put: '/customers/{uid}/diet-plan-weeks/taken-back',
    summary:
      'Take back plans that were uploaded at once: all of them, unless one was logged or changed',
    by: ['dietician'],
    deletes: 'diet-plan',
    takes: takenBackSchema,
    gives: weeksTakenBackSchema,
    refuses: [409],
    answer: async ({ scope, operation, input: { plans } }) => {
      const takenBack = await write(operation, async (running) => {
        await lockPeriod({ db: running.db, engine: deps.engine }, scope);
        return takeBack(running, scope, plans, deps.now());
      });
      return { takenBack };
    },
  });
}
