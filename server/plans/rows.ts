import type { Day } from '#domain/day.ts';
import type { DietPlan, PlanInput, SavedPlan } from '#domain/plans/planSchema.ts';
import type { PlannedDay } from '#domain/progress/progressSchema.ts';
import type { DietPlanRow, SavedDietPlanRow } from './noun.ts';

/** The columns of what a dietician wrote, in plans, their versions and saved plans. */
export const WRITTEN = [
  'name',
  'startDate',
  'endDate',
  'weeklyDietPlan',
  'mealTimings',
  'notes',
] as const;

type Written = Pick<DietPlanRow, (typeof WRITTEN)[number]>;

/** What a dietician wrote, as these columns hold it. */
export const columnsOf = (plan: PlanInput) => ({
  name: plan.name,
  startDate: plan.startDate,
  endDate: plan.endDate,
  weeklyDietPlan: JSON.stringify(plan.weeklyDietPlan),
  mealTimings: JSON.stringify(plan.mealTimings),
  notes: plan.notes,
});

/** What a dietician wrote, read back from its columns. */
export const writtenIn = (row: Written): PlanInput => ({
  name: row.name,
  startDate: row.startDate,
  endDate: row.endDate,
  weeklyDietPlan: JSON.parse(row.weeklyDietPlan) as PlanInput['weeklyDietPlan'],
  mealTimings: JSON.parse(row.mealTimings) as string[],
  notes: row.notes,
});

/** The eight meals of `date`; none where it is no day of this week. */
export const mealsOn = (week: DietPlan['weeklyDietPlan'], date: Day): string[] =>
  week.find((day) => day.date === date)?.meals ?? [];

type Holding = Pick<DietPlan, 'id' | 'version' | 'name' | 'weeklyDietPlan' | 'mealTimings'>;

/** What a plan says for one of its days. */
export const plannedOn = (date: Day, plan: Holding): PlannedDay => ({
  planId: plan.id,
  planVersion: plan.version,
  planName: plan.name,
  meals: mealsOn(plan.weeklyDietPlan, date),
  mealTimings: plan.mealTimings,
});

type Stored = Written & Pick<DietPlanRow, 'id' | 'uploadedAt' | 'lastModified' | 'version'>;

export const asDietPlan = (row: Stored): DietPlan => ({
  id: row.id,
  ...writtenIn(row),
  uploadedAt: row.uploadedAt,
  lastModified: row.lastModified,
  version: row.version,
});

export const asSavedPlan = (row: Omit<SavedDietPlanRow, 'savedBy'>): SavedPlan => ({
  id: row.id,
  ...writtenIn(row),
  clientId: row.customerId,
  savedAt: row.savedAt,
});
