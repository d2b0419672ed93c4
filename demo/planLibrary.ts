import type { Transaction } from 'kysely';
import { dayIn } from '#domain/day.ts';
import { libraryWords, nameOrder } from '#domain/planLibrary/libraryPlan.ts';
import { libraryWeekOf } from '#domain/planLibrary/libraryWeek.ts';
import type { Schema } from '#server/db/schema.ts';
import { orderedId } from '#server/db/schema.ts';
import type { Eating } from './food/fitting.ts';
import { weeksOf } from './life/weeks.ts';
import { person } from './people/person.ts';
import { randomFrom } from './random.ts';

type Kept = {
  readonly name: string;
  readonly tags: readonly string[];
  readonly forWhom: string;
  readonly eating: Eating;
  readonly used: number;
};

const KEPT: readonly Kept[] = [
  {
    name: 'Vegetarian, Indian kitchen',
    tags: ['vegetarian', 'indian', '1600 kcal'],
    forWhom: 'Vegetarian, 1,600 kcal, desk job',
    eating: {
      kitchens: ['northIndian', 'southIndian'],
      preference: 'vegetarian',
      avoids: [],
      need: 'everyday',
    },
    used: 9,
  },
  {
    name: 'Steady sugar, Mediterranean',
    tags: ['diabetes', 'mediterranean'],
    forWhom: 'Type 2 diabetes, likes to cook, four meals a day',
    eating: {
      kitchens: ['mediterranean'],
      preference: 'non-vegetarian',
      avoids: [],
      need: 'diabetes',
    },
    used: 14,
  },
  {
    name: 'Long training week',
    tags: ['athlete', '3000 kcal'],
    forWhom: 'Endurance, ten hours a week, hungry in the evening',
    eating: {
      kitchens: ['nordic', 'british'],
      preference: 'non-vegetarian',
      avoids: [],
      need: 'athlete',
    },
    used: 3,
  },
  {
    name: 'First week, gentle',
    tags: ['first week', 'quick'],
    forWhom: 'Whoever begins: known dishes, little to cook',
    eating: { kitchens: ['british'], preference: 'ovo-vegetarian', avoids: [], need: 'everyday' },
    used: 21,
  },
  {
    name: 'Rice and greens',
    tags: ['quick', 'east asian'],
    forWhom: 'Cooks once for two days, office lunch from a box',
    eating: { kitchens: ['eastAsian'], preference: 'non-vegetarian', avoids: [], need: 'everyday' },
    used: 0,
  },
];

const DAY_MS = 86_400_000;
const BETWEEN_MS = 19 * DAY_MS;

/** Plans that the dieticians saved in turn over the last months. */
export async function insertPlanLibrary(
  db: Transaction<Schema>,
  { now, dieticianIds }: { readonly now: Date; readonly dieticianIds: readonly string[] },
): Promise<void> {
  const today = dayIn('Europe/London', now);
  for (const [index, { name, tags, forWhom, eating, used }] of KEPT.entries()) {
    const random = randomFrom(`library ${name}`);
    const cook = person({
      name,
      email: `${index}@library.example.org`,
      timeZone: 'Europe/London',
      eating,
      profile: null,
    });
    const [plan] = weeksOf(cook, today, 1);
    if (!plan) continue;
    const week = libraryWeekOf({ ...plan, notes: '' });
    const putAt = new Date(now.getTime() - (KEPT.length - index) * BETWEEN_MS).toISOString();
    const usedAt =
      used === 0 ? null : new Date(now.getTime() - random.whole(1, 16) * DAY_MS).toISOString();
    await db
      .insertInto('libraryPlan')
      .values({
        id: orderedId(),
        name,
        nameOrder: nameOrder(name),
        tags: JSON.stringify(tags),
        forWhom,
        words: libraryWords({ name, tags, forWhom }),
        days: JSON.stringify(week.days),
        mealTimings: JSON.stringify(week.mealTimings),
        notes: '',
        putById: dieticianIds[index % dieticianIds.length] ?? null,
        putAt,
        changedAt: putAt,
        usedCount: used,
        usedAt,
        freshAt: usedAt ?? putAt,
        takenOutAt: null,
        version: 1,
      })
      .execute();
  }
}
