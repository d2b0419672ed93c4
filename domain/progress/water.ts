import { WATER_MAX } from './progress.ts';

export const GLASS_ML = 250;
const OUNCE_ML = 29.5735;

/** More than this a day is dangerous and probably a typing mistake, so the form asks about it. */
const WATER_PLAUSIBLE_ML = 10_000;

const perUnit: readonly [RegExp, number][] = [
  [/^(ml|millilit(er|re)s?)$/, 1],
  [/^cl$/, 10],
  [/^dl$/, 100],
  [/^(l|lit(er|re)s?)$/, 1000],
  [/^(glass(es)?|cups?|gl(a|ä|ae)s(er)?|tassen?|becher|verres?|tasses?)$/, GLASS_ML],
  [/^((fl\.? ?)?oz|(fluid )?ounces?|unzen?|onces?)$/, OUNCE_ML],
];

// The code of digit zero in each script in which people write numbers; the other nine digits follow it.
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** The text in lower case, with digits of all scripts as 0 to 9. */
function plain(words: string): string {
  const letters = words.normalize('NFKC').trim().toLowerCase().replaceAll('٫', '.');
  return letters.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

type Measure = { amount: number; unit: string; hasThousands: boolean };

function measureIn(words: string): Measure | null {
  if (words.length > WATER_MAX) return null;
  const match = /^(\d{1,5})(?:[.,](\d{1,3}))?([^\d].*)?$/.exec(plain(words));
  if (!match) return null;
  const [, whole = '', part = '', unit = ''] = match;
  return {
    amount: Number(`${whole}.${part || '0'}`),
    unit: unit.trim().replace(/\.$/, ''),
    hasThousands: part.length === 3,
  };
}

/**
 * Millilitres from words such as '1,5 L', '1500 ml', '6 glasses', '50 oz'; null when they name no amount, or
 * one that can be read in two ways ({@link waterQuestion}).
 */
export function waterMl(words: string): number | null {
  const measure = measureIn(words);
  if (!measure) return null;
  const { amount, unit, hasThousands } = measure;
  if (unit === '') return amount === 0 ? 0 : bareMl(amount, hasThousands);
  const known = perUnit.find(([pattern]) => pattern.test(unit));
  if (!known) return null;
  // '1,500 ml' means thousands: nobody measures thousandths of a millilitre.
  if (known[1] === 1 && hasThousands) return Math.round(amount * 1000);
  return Math.round(amount * known[1]);
}

/** Millilitres for a number without a unit that can mean nothing else: '1500', and also '1.500'. */
function bareMl(amount: number, hasThousands: boolean): number | null {
  if (hasThousands) return Math.round(amount * 1000);
  return amount >= GLASS_ML ? Math.round(amount) : null;
}

export type WaterQuestion =
  /** A number without a unit; each reading is a text to store instead. */
  | { readonly about: 'unit'; readonly readings: readonly [string, string] }
  /** More than a person can drink. */
  | { readonly about: 'amount'; readonly litres: string };

/** The question to ask before these words are stored; null when they are unambiguous. */
export function waterQuestion(words: string): WaterQuestion | null {
  const measure = measureIn(words);
  const ml = waterMl(words);
  if (measure?.unit === '' && ml === null) {
    const typed = words.trim();
    const [one, other] = readingsOf(measure.amount);
    return { about: 'unit', readings: [`${typed} ${one}`, `${typed} ${other}`] };
  }
  return ml !== null && ml > WATER_PLAUSIBLE_ML ? { about: 'amount', litres: litres(ml) } : null;
}

/** The two likely units of a number of this size. */
function readingsOf(amount: number): readonly [string, string] {
  if (amount <= 10) return amount === 1 ? ['glass', 'litre'] : ['glasses', 'litres'];
  return amount <= 40 ? ['glasses', 'ounces'] : ['ounces', 'millilitres'];
}

const litres = (ml: number) => `${Number((ml / 1000).toFixed(3))} L`;

/** '1.5 L'; '' for none. {@link waterMl} reads it back exactly. */
export function waterWords(ml: number): string {
  return ml <= 0 ? '' : litres(ml);
}
