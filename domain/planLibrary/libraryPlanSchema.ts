import * as z from 'zod';
import { DAYS_PER_PLAN, hasMeal, PLAN_NOTES_MAX } from '../plans/plan.ts';
import { mealsSchema, mealTimingsSchema } from '../plans/planSchema.ts';
import { SEARCH_MAX } from '../search.ts';
import { TAG_MAX, tagsIn } from '../text.ts';
import { boundedText, requiredLine, text } from '../textSchema.ts';
import { say } from '../words.ts';
import {
  FOR_WHOM_MAX,
  LIBRARY_NAME_MAX,
  LIBRARY_TAGS_MAX,
  LIBRARY_TAGS_TYPED_MAX,
} from './libraryPlan.ts';

const weekSchema = z.strictObject({
  days: z.array(mealsSchema).length(DAYS_PER_PLAN, { error: () => say.exactDays(DAYS_PER_PLAN) }),
  mealTimings: mealTimingsSchema,
  notes: text(PLAN_NOTES_MAX),
});
export type LibraryWeek = z.infer<typeof weekSchema>;
const writtenWeekSchema = weekSchema.extend({
  days: weekSchema.shape.days.refine(hasMeal, { error: () => say.noMeal }),
});

const labels = {
  name: requiredLine(LIBRARY_NAME_MAX, () => say.enterName),
  tags: z
    .array(requiredLine(TAG_MAX, () => say.tagHasLetter))
    .max(LIBRARY_TAGS_MAX, { error: () => say.mostTags(LIBRARY_TAGS_MAX) })
    .transform((tags) => [...new Set(tags.map((tag) => tag.toLowerCase()))]),
  forWhom: text(FOR_WHOM_MAX),
};

export const libraryPlanInputSchema = z.strictObject({ ...labels, week: writtenWeekSchema });
export type LibraryPlanInput = z.infer<typeof libraryPlanInputSchema>;

export const libraryPlanChangeSchema = z.strictObject({
  ...labels,
  week: writtenWeekSchema.optional().meta({ description: 'Absent: the week stays as it is' }),
});
export type LibraryPlanChange = z.infer<typeof libraryPlanChangeSchema>;

export const libraryPlanSummarySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  tags: z.array(z.string()),
  /** A sentence: 'vegetarian, 1,600 kcal, desk job'. */
  forWhom: z.string(),
  /** Who put it in; null once that dietician's account is deleted. */
  putBy: z.string().nullable(),
  putAt: z.string(),
  changedAt: z.string(),
  usedCount: z.int(),
  /** When it was last used; null: never. */
  usedAt: z.string().nullable(),
  version: z.int(),
});
export type LibraryPlanSummary = z.infer<typeof libraryPlanSummarySchema>;

export const libraryPlanSchema = libraryPlanSummarySchema.extend({ week: weekSchema });
export type LibraryPlan = z.infer<typeof libraryPlanSchema>;

export const librarySearchSchema = boundedText(SEARCH_MAX);
export const libraryTagSchema = boundedText(TAG_MAX);
export const libraryOrderSchema = z.enum(['used', 'name']);

/** The fields of the form, in which tags are typed with commas between them. */
export const libraryLabelsSchema = z.strictObject({
  name: labels.name,
  tags: text(LIBRARY_TAGS_TYPED_MAX).transform(tagsIn).pipe(labels.tags),
  forWhom: labels.forWhom,
});
