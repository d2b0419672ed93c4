/** Water is stored as the customer's own words; these two read and write them as millilitres. */

export const GLASS_ML = 250;

const DAY_LITRES_MAX = 20;

const perUnit: readonly [RegExp, number][] = [
  [/^(ml|millilit(er|re)s?)$/, 1],
  [/^(l|lit(er|re)s?)?$/, 1000],
  [/^(glass(es)?|cups?)$/, GLASS_ML],
];

/** Millilitres from words such as '1.5', '1,5 L', '1500 ml', '6 glasses'; null when they say none. */
export function waterMl(words: string): number | null {
  const match = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*([a-z]*)$/.exec(words.trim().toLowerCase());
  if (!match) return null;
  const amount = Number((match[1] ?? '').replace(',', '.'));
  const unit = perUnit.find(([pattern]) => pattern.test(match[2] ?? ''));
  if (!unit) return null;
  // '1500' alone can only mean millilitres: nobody drinks so many litres.
  const bareMl = match[2] === '' && amount > DAY_LITRES_MAX;
  return Math.round(bareMl ? amount : amount * unit[1]);
}

/** '1.5 L'; nothing for no water. {@link waterMl} reads back exactly what went in. */
export function waterWords(ml: number): string {
  return ml <= 0 ? '' : `${Number((ml / 1000).toFixed(3))} L`;
}
