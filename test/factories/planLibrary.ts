import { libraryWords, nameOrder } from '#domain/planLibrary/libraryPlan.ts';
import type { LibraryPlanInput } from '#domain/planLibrary/libraryPlanSchema.ts';
import { libraryWeekOf } from '#domain/planLibrary/libraryWeek.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import type { Person } from './people.ts';
import { planInput } from './plans.ts';

/** A week as a dietician puts it into the library. */
export const libraryInput = (wishes: Partial<LibraryPlanInput> = {}): LibraryPlanInput => ({
  name: 'Vegetarian week',
  tags: ['vegetarian', '1600 kcal'],
  forWhom: 'Vegetarian, 1,600 kcal, desk job',
  week: libraryWeekOf(planInput('2026-11-23')),
  ...wishes,
});

export function planLibrary(db: Db) {
  return {
    async aLibraryPlan({
      by,
      usedAt = null,
      isTakenOut = false,
      ...wishes
    }: Partial<LibraryPlanInput> & {
      by?: Person;
      usedAt?: string | null;
      isTakenOut?: boolean;
    } = {}) {
      const { week, tags, ...labels } = libraryInput(wishes);
      const at = new Date().toISOString();
      const row = {
        ...labels,
        id: orderedId(),
        tags: JSON.stringify(tags),
        nameOrder: nameOrder(labels.name),
        words: libraryWords({ ...labels, tags }),
        days: JSON.stringify(week.days),
        mealTimings: JSON.stringify(week.mealTimings),
        notes: week.notes,
        putById: by?.id ?? null,
        putAt: at,
        changedAt: at,
        usedCount: usedAt === null ? 0 : 1,
        usedAt,
        freshAt: usedAt ?? at,
        takenOutAt: isTakenOut ? at : null,
        version: 1,
      };
      await db.insertInto('libraryPlan').values(row).execute();
      return row;
    },
  };
}
