import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { totalsOf } from '#domain/foods/count.ts';
import type { CountedFood } from '#domain/foods/foodSchema.ts';
import { countFoods } from '#server/foods/counting.ts';
import { knownFood } from '#server/foods/matcher.ts';

/**
 * `npm run bench:foods` counts labelled cells of plans (cells.tsv, or another file with `--cells`) as the server
 * does for a practice that confirmed nothing yet, five cells a day, and prints how often it is right. With `--wrong`
 * it also prints what is not.
 */
const { values } = parseArgs({
  options: { cells: { type: 'string', default: 'cells.tsv' }, wrong: { type: 'boolean' } },
});
const MEALS = 5;
const NEAR = 0.1;
const nobody = { ownKeys: new Set<string>(), book: new Map(), meaningsOf: async () => new Map() };

type Label = { readonly key: string; readonly grams: number };
type Cell = { readonly language: string; readonly text: string; readonly labels: readonly Label[] };

const cells = readFileSync(join(import.meta.dirname, values.cells), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line): Cell => {
    const [language = '', text = '', foods = ''] = line.split('\t');
    const labels = foods.split('; ').map((each) => each.split(':'));
    return {
      language,
      text,
      labels: labels.map(([key = '', grams]) => ({ key, grams: Number(grams) })),
    };
  });

const tally = { foods: 0, found: 0, right: 0, asked: 0, weighed: 0, days: 0, near: 0, zero: 0 };
const wrong: string[] = [];
const isNear = (value: number, wanted: number) => Math.abs(value - wanted) <= wanted * NEAR;
const energyOf = (labels: readonly Label[]): number =>
  totalsOf(
    labels.map(({ key, grams }) => ({ grams, of100: knownFood(`day-${key}`)?.per100 ?? {} })),
  ).nutrients.energy?.value ?? 0;

/** Compares the foods of a cell with its labels, each label with the first food that could be it. */
function compare(
  { language, text, labels }: Cell,
  foods: readonly CountedFood[],
  choices: (key: string) => readonly string[],
) {
  const left = [...foods];
  for (const { key, grams } of labels) {
    const id = `day-${key}`;
    tally.foods += 1;
    const exact = left.findIndex(({ food }) => food?.id === id);
    const offered = left.findIndex(
      (each) => each.why === 'asked' && choices(each.key).includes(id),
    );
    const at = exact >= 0 ? exact : offered;
    const [one] = at < 0 ? [] : left.splice(at, 1);
    if (one) tally.found += 1;
    if (exact >= 0) tally.right += 1;
    else if (offered >= 0) tally.asked += 1;
    const isWeighed = exact >= 0 && isNear(one?.grams ?? 0, grams);
    if (isWeighed) tally.weighed += 1;
    else
      wrong.push(
        `${language} ${text}: ${key} ${grams} g, ${one ? `${one.name} ${one.grams} g${exact < 0 ? ' asked' : ''}` : `none of ${left.map(({ name, food, why }) => `${name}=${food?.id ?? why}`).join(', ')}`}`,
      );
  }
  for (const { name, food, why } of left)
    wrong.push(`${language} ${text}: ${name} is ${food?.id ?? why}, and no label`);
}

for (const [, own] of Map.groupBy(cells, ({ language }) => language)) {
  const days: Cell[][] = [];
  for (let from = 0; from < own.length; from += MEALS) days.push(own.slice(from, from + MEALS));
  for (let from = 0; from < days.length; from += 7) {
    const week = days.slice(from, from + 7);
    const answer = await countFoods(nobody, {
      days: week.map((day) => day.map(({ text }) => text)),
      nutrients: 'all',
    });
    const choices = new Map(
      answer.questions.map(({ key, choices: own_ }) => [key, own_.map(({ id }) => id)]),
    );
    for (const [nth, day] of week.entries()) {
      const counted = answer.days[nth];
      for (const [meal, cell] of day.entries())
        compare(cell, counted?.meals[meal]?.foods ?? [], (key) => choices.get(key) ?? []);
      const hand = energyOf(day.flatMap(({ labels }) => labels));
      const value = counted?.totals.nutrients.energy?.value ?? 0;
      tally.days += 1;
      if (isNear(value, hand)) tally.near += 1;
      else
        wrong.push(
          `${day[0]?.language} day of '${day[0]?.text}': ${Math.round(value)} kcal, by hand ${Math.round(hand)}`,
        );
      // A food without a value for a nutrient must not be in its sum.
      for (const [id, sum] of Object.entries(counted?.totals.nutrients ?? {})) {
        const having = counted?.meals
          .flatMap(({ foods }) => foods)
          .filter(
            ({ food, why }) => why === null && food && id in (knownFood(food.id)?.per100 ?? {}),
          );
        if (having?.length !== sum.of) tally.zero += 1;
      }
    }
  }
}

const share = (part: number, of: number) => `${part} of ${of}, ${((100 * part) / of).toFixed(1)} %`;
const lines = [
  `${cells.length} cells, ${tally.foods} foods, ${tally.days} days`,
  `foods found: ${share(tally.found, tally.foods)} (wanted 95 %)`,
  `first match right: ${share(tally.right, tally.foods)} (wanted 85 %)`,
  `right, and within 10 % of the grams: ${share(tally.weighed, tally.foods)}`,
  `asked with the right food among five: ${share(tally.asked, tally.foods)}`,
  `energy of a day within 10 %: ${share(tally.near, tally.days)} (wanted 90 %)`,
  `missing values counted as zero: ${tally.zero}`,
];
process.stdout.write(`${[...(values.wrong ? wrong : []), ...lines].join('\n')}\n`);
