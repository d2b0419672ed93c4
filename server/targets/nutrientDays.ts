import { setImmediate } from 'node:timers/promises';
import type { Day, DayRange } from '#domain/day.ts';
import type { MealsOfDays } from '#domain/progress/eaten.ts';
import type { NutrientDays } from '#domain/targets/targetSchema.ts';
import { countFoods } from '../foods/counting.ts';
import { practiceOf } from '../foods/queries.ts';
import type { Deps } from '../http/deps.ts';
import type { CustomerScope } from '../http/session.ts';
import { readTargets } from './queries.ts';

const AT_ONCE = 7;
const NOTHING: NutrientDays = { isShown: false, items: [] };

export type NutrientDeps = Pick<Deps, 'db'> & { readonly mealsOfDays: MealsOfDays };

/** What the days of a range contain by plan, and for dieticians also what of them was eaten. */
export async function nutrientDays(
  { db, mealsOfDays }: NutrientDeps,
  scope: CustomerScope,
  range: DayRange,
  { today, isOwn }: { readonly today: Day; readonly isOwn: boolean },
): Promise<NutrientDays> {
  // Hidden numbers win, whatever the dietician turned on.
  if (isOwn && (scope.hidesNumbers || !(await readTargets(db, scope)).isShown)) return NOTHING;
  const days = await mealsOfDays(scope, range, today);
  const practice = await practiceOf(db);
  const items: NutrientDays['items'] = [];
  for (let at = 0; at < days.length; at += AT_ONCE) {
    const some = days.slice(at, at + AT_ONCE);
    const eaten = some.map((day) => (isOwn ? [] : [...(day.eaten ?? [])]));
    const texts = [...some.map(({ meals }) => [...meals]), ...eaten];
    const counted = await countFoods(practice, { days: texts, nutrients: 'main' });
    const totalsAt = (nth: number) => {
      const totals = counted.days[nth]?.totals;
      return totals && totals.foods > 0 ? totals : null;
    };
    for (const [nth, { date }] of some.entries())
      items.push({ date, planned: totalsAt(nth), eaten: totalsAt(some.length + nth) });
    // Others may have waited for the reading of texts.
    await setImmediate();
  }
  return { isShown: true, items };
}
