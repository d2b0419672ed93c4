import { describe, expect, it } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { countFoods } from '#server/foods/counting.ts';
import { textOf } from '../form/fields.ts';
import { say as arabic } from '../words.ar.ts';
import { say as german } from '../words.de.ts';
import { say as spanish } from '../words.es.ts';
import { say as french } from '../words.fr.ts';
import { say as english } from '../words.ts';
import { exampleAround } from './FirstPlan.tsx';

const nobody = { ownKeys: new Set<string>(), book: new Map(), meaningsOf: async () => new Map() };

/** What each day contains, in kcal, and what was not counted. */
async function counted({ first: say }: typeof english) {
  const rows = [say.breakfast, say.midMorning, say.lunch, say.afternoon, say.dinner];
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => rows.map((meals) => meals[day] ?? ''));
  const answer = await countFoods(nobody, { days, nutrients: 'all' });
  return {
    energy: answer.days.map(({ totals }) => totals.nutrients.energy?.value ?? 0),
    unknown: answer.days.flatMap(({ meals }) =>
      meals.flatMap(({ foods }) => foods.filter(({ why }) => why !== null)),
    ),
  };
}

describe('The example week', () => {
  it.each([
    ['English', english],
    ['German', german],
    ['Spanish', spanish],
    ['French', french],
    ['Arabic', arabic],
  ])('[WORDS-01] [FOOD-02] is the same week in %s, and is counted whole', async (_, say) => {
    const { energy, unknown } = await counted(say);
    const { energy: meant } = await counted(english);
    expect(unknown).toEqual([]);
    for (const [day, kcal] of energy.entries()) {
      expect(kcal).toBeGreaterThan(1400);
      expect(kcal).toBeLessThan(2000);
      expect(Math.abs(kcal / (meant[day] ?? 0) - 1)).toBeLessThan(0.1);
    }
  });

  it('[REUSE-01] leaves alone what is written', () => {
    const empty = textOf(emptyPlan('2026-11-30'));
    const written = { ...empty, name: 'Mine', 'weeklyDietPlan.2.meals.3': 'Dal' };
    const added = exampleAround(written);
    expect(Object.keys(added)).toHaveLength(34);
    expect(added).not.toHaveProperty('name');
    expect(Object.keys(exampleAround(empty))).toHaveLength(36);
  });
});
