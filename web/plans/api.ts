import { queryOptions } from '@tanstack/react-query';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import { BEGINS_MAX } from '#domain/plans/plan.ts';
import type {
  DietPlan,
  MealSuggestions,
  PlanInput,
  PlanSummary,
  PlanWeek,
  SavedPlan,
  SavedPlanSummary,
  UploadedWeeks,
  WeeksTakenBack,
} from '#domain/plans/planSchema.ts';
import type {
  AcceptedMeals,
  PlanVersion,
  PlanVersionSummary,
} from '#domain/plans/versionSchema.ts';
import { confirmedBy } from '#domain/refusal.ts';
import { pagesQuery } from '../api/pages.ts';
import { get, send } from '../api/request.ts';
import { progressDaysQuery, trackedDayQuery } from '../progress/api.ts';

const SAVED_PAGE = '20';
const LAST_DAYS = 7;

/** The days up to yesterday: today is not over. */
export const lastDaysQuery = ({ id, today }: Pick<Customer, 'id' | 'today'>) =>
  progressDaysQuery(id, addDays(today, -LAST_DAYS), addDays(today, -1));

/** What was logged on each of these days. */
export const trackedDaysQuery = (customerId: string, dates: readonly Day[]) =>
  queryOptions({
    queryKey: ['customers', customerId, 'daily-progress', 'each', ...dates],
    queryFn: ({ client }) =>
      Promise.all(dates.map((date) => client.fetchQuery(trackedDayQuery(customerId, date)))),
    enabled: dates.length > 0,
  });

const customerPath = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;
export const planPath = (customerId: string, id: string) =>
  `${customerPath(customerId)}/diet-plans/${encodeURIComponent(id)}`;
const savedPath = (customerId: string, id: string) =>
  `${customerPath(customerId)}/saved-diet-plans/${encodeURIComponent(id)}`;

export const planQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'one', id],
    queryFn: () => get<DietPlan>(planPath(customerId, id)),
    // A plan is loaded to be edited: an old version would only end in a conflict.
    staleTime: 0,
  });

/** The marked meals that were uploaded with a reason before. */
export const acceptedMealsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'accepted-meals'],
    queryFn: () => get<AcceptedMeals>(`${customerPath(customerId)}/diet-plans/accepted-meals`),
  });

/** The plans with days to come. Nobody plans ahead more than fit on one page. */
export const plansAheadQuery = (customerId: string, today: Day) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'ahead', today],
    queryFn: () =>
      get<{ items: PlanSummary[] }>(
        `${customerPath(customerId)}/diet-plans?${new URLSearchParams({ from: today, limit: '100' })}`,
      ),
    // Asked when choosing the days for a copy, which must not be days planned in the meantime.
    staleTime: 0,
  });

export const savedPlanQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'saved-diet-plan', 'one', id],
    queryFn: () => get<SavedPlan>(savedPath(customerId, id)),
  });

export const savedPlanListQuery = (customerId: string) =>
  pagesQuery<SavedPlanSummary>(
    ['customers', customerId, 'saved-diet-plan', 'pages'],
    `${customerPath(customerId)}/saved-diet-plans`,
    { limit: SAVED_PAGE },
  );

/** Meals of all plans of the practice that continue the typed text. */
export const suggestMeals = async (begins: string, signal: AbortSignal) => {
  const query = new URLSearchParams({ begins: begins.slice(0, BEGINS_MAX) });
  return (await get<MealSuggestions>(`/api/meal-suggestions?${query}`, signal)).items;
};

type With = {
  /** The server's reasons against the plan that the dietician has read and confirmed. */
  readonly read: readonly string[];
  /** Why the plan keeps meals that mention what the customer must not eat; '' for none. */
  readonly markedReason: string;
};

export const uploadPlan = (customerId: string, plan: PlanInput, key: string, others: With) =>
  send<DietPlan>('POST', `${customerPath(customerId)}/diet-plans`, bodyOf(plan, others), {
    idempotencyKey: key,
  });

export const updatePlan = (
  customerId: string,
  { id, version }: { id: string; version: number },
  plan: PlanInput,
  others: With,
) => send<DietPlan>('PUT', planPath(customerId, id), bodyOf(plan, others), { ifMatch: version });

/** Uploads a plan once for each of the weeks, all of them or none. */
export const uploadWeeks = (
  customerId: string,
  weeks: { readonly plan: PlanInput; readonly weeks: readonly PlanWeek[] },
  key: string,
  others: With,
) =>
  send<UploadedWeeks>(
    'POST',
    `${customerPath(customerId)}/diet-plan-weeks`,
    bodyOf(weeks, others),
    { idempotencyKey: key },
  );

/** Takes back weeks uploaded together: all of them or none. */
export const takeBackWeeks = (customerId: string, weeks: UploadedWeeks['items']) =>
  send<WeeksTakenBack>('PUT', `${customerPath(customerId)}/diet-plan-weeks/taken-back`, {
    plans: weeks.map(({ id, version }) => ({ id, version })),
  });

const bodyOf = <Sent extends object>(sent: Sent, { read, markedReason }: With) => ({
  ...sent,
  ...confirmedBy(read),
  ...(markedReason.trim() !== '' && { markedReason }),
});

export const deletePlan = (customerId: string, { id, version }: PlanSummary) =>
  send<void>('DELETE', planPath(customerId, id), undefined, { ifMatch: version });

export const savePlan = (customerId: string, plan: PlanInput, key: string) =>
  send<SavedPlan>('POST', `${customerPath(customerId)}/saved-diet-plans`, plan, {
    idempotencyKey: key,
  });

export const deleteSavedPlan = (customerId: string, id: string) =>
  send<void>('DELETE', savedPath(customerId, id));

const PAGE = '20';

export const versionListQuery = (customerId: string, planId: string) =>
  pagesQuery<PlanVersionSummary>(
    ['customers', customerId, 'diet-plan', 'versions', planId],
    `${planPath(customerId, planId)}/versions`,
    { limit: PAGE },
  );

export const versionQuery = (customerId: string, planId: string, version: number) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'version', planId, version],
    queryFn: () => get<PlanVersion>(`${planPath(customerId, planId)}/versions/${version}`),
  });
