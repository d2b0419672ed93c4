import { type Part, partsIn, sizeIn, unitCalled, WATER_POSSIBLE_L } from '../quantity.ts';
import { GLASS_ML, VOLUME_WORDS } from '../unitWords.ts';
import { say as common } from '../words.ts';
import { say } from './words.ts';

/** More than this a day is dangerous and probably a typing mistake, so the form asks about it. */
const WATER_PLAUSIBLE_ML = 10_000;

type Measure = { readonly first: Part; readonly isBare: boolean; readonly ml: number | null };

function measureIn(words: string): Measure | null {
  const parts = partsIn(words);
  const [first] = parts ?? [];
  if (!parts || !first) return null;
  if (parts.length === 1 && first.unit === '') return { first, isBare: true, ml: bareMl(first) };
  const typed = sizeIn(parts, VOLUME_WORDS);
  // '1,500 ml' means thousands: nobody measures thousandths of a millilitre.
  const isThousands = first.mayBeThousands && unitCalled(first.unit, VOLUME_WORDS) === 'ml';
  const ml = typed && Math.round(typed.size * 1000 * (isThousands ? 1000 : 1));
  return { first, isBare: false, ml };
}

/** Millilitres for a number without a unit that can mean nothing else: '1500', and also '1.500'. */
function bareMl({ value, mayBeThousands }: Part): number | null {
  if (mayBeThousands) return Math.round(value * 1000);
  return value === 0 || value >= GLASS_ML ? Math.round(value) : null;
}

const isImpossible = ({ first, ml }: Measure) =>
  first.value < 0 || (ml !== null && ml > WATER_POSSIBLE_L * 1000);

/** Why nobody can have drunk this; null if somebody can, and for words that name no amount. */
export function waterRefusal(words: string): string | null {
  const measure = measureIn(words);
  return measure && isImpossible(measure) ? common.waterPossible(WATER_POSSIBLE_L) : null;
}

/**
 * Millilitres from words such as '1,5 L', '1500 ml', '6 glasses', '50 oz'; null when they name no amount, an
 * impossible one, or one that can be read in two ways ({@link waterQuestion}).
 */
export function waterMl(words: string): number | null {
  const measure = measureIn(words);
  return measure && !isImpossible(measure) ? measure.ml : null;
}

export type WaterQuestion =
  /** A number without a unit; each reading is a text to store instead. */
  | { readonly about: 'unit'; readonly readings: readonly [string, string] }
  /** More than a person should drink. */
  | { readonly about: 'amount'; readonly litres: string };

/** The question to ask before these words are stored; null when they are unambiguous. */
export function waterQuestion(words: string): WaterQuestion | null {
  const measure = measureIn(words);
  if (!measure || isImpossible(measure)) return null;
  const { first, isBare, ml } = measure;
  if (isBare && ml === null) {
    const typed = words.trim();
    const [one, other] = readingsOf(first.value);
    return { about: 'unit', readings: [`${typed} ${one}`, `${typed} ${other}`] };
  }
  return ml !== null && ml > WATER_PLAUSIBLE_ML ? { about: 'amount', litres: litres(ml) } : null;
}

/** The two likely units of a number of this size. */
function readingsOf(amount: number): readonly [string, string] {
  const { glass, glasses, litre, litres, ounces, millilitres } = say.units;
  if (amount <= 10) return amount === 1 ? [glass, litre] : [glasses, litres];
  return amount <= 40 ? [glasses, ounces] : [ounces, millilitres];
}

const litres = (ml: number) => `${Number((ml / 1000).toFixed(3))} L`;

/** '1.5 L'; '' for none. {@link waterMl} reads it back exactly. */
export function waterWords(ml: number): string {
  return ml <= 0 ? '' : litres(ml);
}
