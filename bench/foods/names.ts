import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countFoods } from '#server/foods/counting.ts';
import type { PlanLanguage } from '#server/foods/everyday.ts';
import { nobody } from './labelled.ts';

const MEALS = 40;

/** What dieticians write every day, without an amount; `lost` of it is no food, or one without a usual portion. */
export async function namesIn(language: PlanLanguage) {
  const file = join(import.meta.dirname, `names/${language}.txt`);
  const written = readFileSync(file, 'utf8').trim().split('\n');
  const days = Array.from({ length: Math.ceil(written.length / MEALS) }, (_, nth) =>
    written.slice(nth * MEALS, (nth + 1) * MEALS),
  );
  const { days: counted } = await countFoods(nobody, { days, nutrients: 'main' });
  const lost = counted
    .flatMap(({ meals }) => meals)
    .flatMap(({ foods }, nth) =>
      foods.length === 0 || foods.some(({ why }) => why !== null) ? [written[nth] ?? ''] : [],
    );
  return { written, lost };
}
