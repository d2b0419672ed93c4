import type { Day } from '#domain/day.ts';
import type { DietPlan, PlanInput, PlannedDay, SavedPlan } from '#domain/plans/planSchema.ts';
import type { KeptMarks } from '#domain/plans/versionSchema.ts';
import type { DietPlanRow, SavedDietPlanRow } from './noun.ts';

/** The columns with a dietician's content, in the tables of plans, versions and saved plans. */
export const WRITTEN = [
  'name',
  'startDate',
  'endDate',
  'weeklyDietPlan',
  'mealTimings',
  'notes',
] as const;

type Written = Pick<DietPlanRow, (typeof WRITTEN)[number]>;

export const columnsOf = (plan: PlanInput) => ({
  name: plan.name,
  startDate: plan.startDate,
  endDate: plan.endDate,
  weeklyDietPlan: JSON.stringify(plan.weeklyDietPlan),
  mealTimings: JSON.stringify(plan.mealTimings),
  notes: plan.notes,
});

/** The stored text for the marked meals that are kept with a plan. */
export const storedMarks = (marked: KeptMarks | null): string | null =>
  marked && JSON.stringify(marked);

export const readMarks = (stored: string | null): KeptMarks | null =>
  stored === null ? null : (JSON.parse(stored) as KeptMarks);

/** A plan's content, parsed from these columns. */
export const writtenIn = (row: Written): PlanInput => ({
  name: row.name,
  startDate: row.startDate,
  endDate: row.endDate,
  weeklyDietPlan: JSON.parse(row.weeklyDietPlan) as PlanInput['weeklyDietPlan'],
  mealTimings: JSON.parse(row.mealTimings) as string[],
  notes: row.notes,
});

/** The eight meals of `date`; empty when the plan has no such day. */
export const mealsOn = (week: DietPlan['weeklyDietPlan'], date: Day): string[] =>
  week.find((day) => day.date === date)?.meals ?? [];

type Holding = Pick<DietPlan, 'id' | 'version' | 'name' | 'weeklyDietPlan' | 'mealTimings'>;

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
