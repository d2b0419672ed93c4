import { withPlainDigits } from './text.ts';

/** Nobody drinks more on a day, in litres. */
export const WATER_POSSIBLE_L = 15;

/** A number, and the word behind it: '' for none. */
export type Part = {
  readonly value: number;
  /** In lower case, without a point at its end. */
  readonly unit: string;
  /** '1.500' and '1,500', which can also mean one and a half thousand. */
  readonly mayBeThousands: boolean;
};

/** Longer texts are no number, and are not looked at. */
const LONGEST = 60;

// Spaces and apostrophes separate only thousands, and never 5'11".
const NUMBER = String.raw`[+-]?(?:\d{1,3}(?:[ '’]\d{3})+(?!\d)|\d+|(?=[.,]\d))(?:[.,]\d+)*[.,]?`;
const PART = new RegExp(String.raw`\s*(${NUMBER})\s*((?:[^\d.,+-]|[.,+-](?!\d))*)`, 'y');
const WORD_FIRST = /^([^\d\s.,+-]+)\s*([\d.,]+)$/;

/** The numbers of a short text with their words: '71,4 kg', '7h30', '٧١٫٥'. Null for any other text. */
export function partsIn(text: string): readonly Part[] | null {
  if (text.length > LONGEST) return null;
  const plain = withPlainDigits(text).trim().toLowerCase().replace(WORD_FIRST, '$2 $1');
  const parts: Part[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < plain.length) {
    const [, number = '', unit = ''] = PART.exec(plain) ?? [];
    const value = numberOf(number.replaceAll(/[ '’]/g, ''));
    if (number === '' || value === null) return null;
    const mayBeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(number);
    parts.push({ value, unit: unit.trim().replace(/[.,]$/, ''), mayBeThousands });
  }
  return parts.length === 0 ? null : parts;
}

const GROUPED = /^[+-]?\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/;

/** If there are both points and commas, the last one is the decimal sign; several of one kind group digits. */
function numberOf(digits: string): number | null {
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const whole = digits.slice(0, Math.max(0, decimal));
  const isDecimal = decimal >= 0 && !whole.includes(digits[decimal] ?? '');
  const grouped = isDecimal ? whole : digits;
  if (/[.,]/.test(grouped) && !GROUPED.test(grouped)) return null;
  const plain = grouped.replaceAll(/[.,]/g, '');
  return Number(isDecimal ? `${plain}.${digits.slice(decimal + 1)}` : plain);
}

/** The units of one dimension: how large each is, and the words for it. */
export type UnitTable = Readonly<Record<string, UnitOf>>;
type UnitOf = {
  /** In a unit that all units of the same dimension share. */
  readonly size: number;
  /** Absent: the table has only one dimension. */
  readonly of?: string;
  readonly isImperial?: true;
  /** What a number behind it without a word counts: '7h30', '1 m 78'. */
  readonly next?: string;
  /** In lower case and without accents. */
  readonly words: readonly string[];
};

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\.$/, '');

/** The unit that a word means; undefined for none of the table. */
export function unitCalled(word: string, table: UnitTable): string | undefined {
  const called = plain(word);
  return Object.keys(table).find(
    (unit) => unit === called || table[unit]?.words.includes(called) === true,
  );
}

export type Quantity<U extends string> = { readonly value: number; readonly unit: U };

/**
 * What somebody typed into a field that takes `units`, with `chosen` for a number without a unit. A unit that
 * the field does not take is converted: '1,78 m' into cm. Null for nothing; NaN for what is no such quantity.
 */
export function quantityIn<U extends string>(
  text: string,
  { units, chosen, table }: { units: readonly U[]; chosen: U; table: UnitTable },
): Quantity<U> | null {
  if (text.trim() === '') return null;
  const none = { value: Number.NaN, unit: chosen };
  const parts = partsIn(text);
  const [first] = parts ?? [];
  if (!parts || !first) return none;
  if (parts.length === 1 && first.unit === '') return { value: first.value, unit: chosen };
  const own = units.find((unit) => unit.toLowerCase() === first.unit);
  if (parts.length === 1 && own !== undefined) return { value: first.value, unit: own };
  const typed = sizeIn(parts, table);
  if (!typed) return none;
  const fits = units.filter((unit) => of(unit, table)?.of === typed.unit.of);
  const same = fits.find((unit) => of(unit, table) === typed.unit);
  if (same !== undefined && parts.length === 1) return { value: first.value, unit: same };
  const unit =
    fits.find((each) => of(each, table)?.isImperial === typed.unit.isImperial) ?? fits[0];
  const size = unit && of(unit, table)?.size;
  if (unit === undefined || size === undefined) return none;
  return { value: Math.round((typed.size / size) * 100) / 100, unit };
}

const of = (word: string, table: UnitTable) => table[unitCalled(word, table) ?? ''];

/** The sum of parts such as hours and minutes, and the first unit. Null if they do not belong together. */
export function sizeIn(parts: readonly Part[], table: UnitTable) {
  let before: UnitOf | undefined;
  let size = 0;
  for (const { value, unit: word } of parts) {
    const unit = word === '' ? table[before?.next ?? ''] : of(word, table);
    const isNext =
      before === undefined ||
      (value >= 0 &&
        unit?.of === before.of &&
        (unit?.size ?? 0) * value < before.size &&
        (unit?.size ?? 0) < before.size);
    if (!unit || !isNext) return null;
    size += value * unit.size;
    before = unit;
  }
  const unit = of(parts[0]?.unit ?? '', table);
  return unit ? { size, unit } : null;
}
