import type { Totals } from '#domain/foods/count.ts';
import { MAIN_NUTRIENTS, NUTRIENTS } from '#domain/foods/nutrients.ts';
import { inDigits, intlLocale } from '#domain/language/language.ts';
import { remembered } from '#domain/remembered.ts';
import { say } from './words.ts';

const precise = remembered(
  (of: string) => new Intl.NumberFormat(of, { maximumSignificantDigits: 2 }),
);

/** '1,840', '92', '0.4' */
export const figureOf = (value: number): string =>
  value >= 10 ? inDigits(Math.round(value)) : precise(intlLocale()).format(value);

/** '1,840 kcal', '92 g', '0.4 mg' */
export const amountOf = (value: number, unit: keyof typeof say.units): string =>
  `${figureOf(value)} ${say.units[unit]}`;

export const knownIn = (of: number, counted: number): string =>
  of === counted ? '' : say.knownFor(of, counted);

/** The short name of a food's source; undefined for a table without one. */
export const sourceOf = (table: string): string | undefined =>
  Object.hasOwn(say.sources, table) ? say.sources[table as keyof typeof say.sources] : undefined;

/** '1,640 kcal; Protein 80 g; …; 8 of 9 foods counted'; '' for a day without foods. */
export const containsWords = ({ foods, counted, nutrients }: Totals): string =>
  foods === 0
    ? ''
    : [
        ...MAIN_NUTRIENTS.map((id) => {
          const words = nutrients[id] ? amountOf(nutrients[id].value, NUTRIENTS[id]) : '–';
          return id === 'energy' ? words : `${say.nutrients[id]} ${words}`;
        }),
        say.countedOf(counted, foods),
      ].join('\n');
