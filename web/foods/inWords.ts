import { inDigits, intlLocale } from '#domain/language/language.ts';
import { remembered } from '#domain/remembered.ts';
import { say } from './words.ts';

const precise = remembered(
  (of: string) => new Intl.NumberFormat(of, { maximumSignificantDigits: 2 }),
);

/** '1,840 kcal', '92 g', '0.4 mg' */
export const amountOf = (value: number, unit: keyof typeof say.units): string =>
  `${value >= 10 ? inDigits(Math.round(value)) : precise(intlLocale()).format(value)} ${say.units[unit]}`;

export const knownIn = (of: number, counted: number): string =>
  of === counted ? '' : say.knownFor(of, counted);

/** The short name of a food's source; undefined for a table without one. */
export const sourceOf = (table: string): string | undefined =>
  Object.hasOwn(say.sources, table) ? say.sources[table as keyof typeof say.sources] : undefined;
