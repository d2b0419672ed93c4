import { fold } from '../foods/fold.ts';
import type { CountedDay } from '../foods/foodSchema.ts';
import { EACH, OF } from '../foods/joiners.ts';
import { inDigits, inParts } from '../foods/numbers.ts';
import { readCell } from '../foods/readCell.ts';
import { ofOne } from '../foods/recipes.ts';
import { isExact, unitNamed } from '../foods/units.ts';
import { asTyped } from '../language/language.ts';

/** Portions are made no smaller and no larger than this: beyond it the meals themselves have to change. */
const TIMES = [0.6, 1.6] as const;

type Part = { readonly kind: string; readonly start: number; readonly end: number };

/**
 * A cell with its amounts in digits, also those of alternatives, so many times as large, as a kitchen measures. All
 * other text stays as it is, and so does a cell without amounts.
 */
export function scaledCell(text: string, times: number): string {
  const runs = runsOf(text, readCell(text).parts);
  const startOf = (nth: number) => runs[nth]?.[0]?.start ?? text.length;
  const scaled = runs.map((run, nth) => {
    const end = run.at(-1)?.end ?? 0;
    const own = text.slice(startOf(nth), end);
    const after = text.slice(end, startOf(nth + 1));
    if (run[0]?.kind !== 'amount') return scaledAlone(own, times) + after;
    const between = nth > 0 ? text.slice(runs[nth - 1]?.at(-1)?.end, startOf(nth)) : ',';
    // '2 tins (400 g each)', '2 yaourts de 125 g'
    const words = `${between} ${own}`.split(/[\s(]+/).map(fold);
    const isOfEach =
      words.some((word) => EACH.has(word)) || OF.has(between.trim().split(' ').at(-1) ?? '');
    if (isOfEach && !/[,;+\n]/.test(between)) return own + after;
    const amount = scaledAmount(text, run, times);
    return amount === own ? own + after : asOne(amount + after);
  });
  return text.slice(0, startOf(0)) + scaled.join('');
}

/** '1 carrots' as '1 carrot'. */
const asOne = (text: string) => text.replace(/(?<=^[1½])\s.*/su, ofOne);

/** Within the words of an alternative nothing is one again, or it would be read forever. */
const scaledAlone = (text: string, times: number) =>
  readCell(text).parts.some(({ kind }) => kind === 'alternative') ? text : scaledCell(text, times);

/** The amounts and the alternatives of a text: parts of one kind that follow each other. */
function runsOf(text: string, parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [];
  let before: Part | undefined;
  for (const part of parts) {
    const isMore = before?.kind === part.kind && text.slice(before.end, part.start).trim() === '';
    if (part.kind === 'amount' || part.kind === 'alternative') {
      if (isMore) runs.at(-1)?.push(part);
      else runs.push([part]);
    }
    before = part;
  }
  return runs;
}

/** '2 x 100 g' stays two of something: only the last number grows. */
function scaledAmount(text: string, run: readonly Part[], times: number): string {
  const words = run.map(({ start, end }) => text.slice(start, end));
  const isNumber = (at: number) => /^[\p{Nd}½⅓⅔¼¾⅛]/u.test(words[at] ?? '');
  const last = words.findLastIndex((_, at) => isNumber(at) && unitNamed(words[at]) === undefined);
  // '1 ½'
  const first = last > 0 && isNumber(last - 1) && isPart(words[last]) ? last - 1 : last;
  const end = run.at(-1)?.end ?? 0;
  if (last < 0) return text.slice(run[0]?.start, end);
  const [from, to] = [run[first]?.start ?? 0, run[last]?.end ?? 0];
  const unit = unitNamed(words[last + 1]) ?? { unit: '' as const, scale: 1 };
  const written = text.slice(from, to);
  const before = text.slice(run[0]?.start, from);
  return before + scaledNumber(written, times, unit) + text.slice(to, end);
}

const isPart = (word = '') => {
  const value = inDigits(word);
  return value !== null && value < 1;
};

type UnitRead = { readonly unit: string; readonly scale: number };

/** '100-150', '1½' or '1 ½' so many times; what is no number stays. */
function scaledNumber(written: string, times: number, of: UnitRead): string {
  const values = written
    .split(/[-–—]/)
    .map((each) => each.trim().split(/\s+/).map(inDigits))
    .map((parts) =>
      parts.includes(null) ? null : parts.reduce((sum, one) => (sum ?? 0) + (one ?? 0), 0),
    );
  if (values.some((value) => value === null || value === 0)) return written;
  const isDecimal = /\p{Nd}[.,]\p{Nd}/u.test(written);
  const rounded = values.map((value) => measured((value ?? 0) * times, of));
  if (rounded.every((value, at) => value === values[at])) return written;
  const texts = rounded.map((value) =>
    isExact(of) || isDecimal ? asTyped(value) : inParts(value),
  );
  return inDigitsOf(written, [...new Set(texts)].join(/[-–—]/.exec(written)?.[0] ?? ''));
}

/** In steps that a kitchen has: 5 g, half a slice, a quarter of a cup. */
function measured(value: number, of: UnitRead): number {
  const { unit, scale } = of;
  const size = value * scale;
  const ofMass = size < 20 ? 1 : size < 100 ? 5 : size < 1000 ? 10 : 50;
  const step = isExact(of) ? ofMass / scale : unit === 'cup' || unit === 'lb' ? 0.25 : 0.5;
  return Number((Math.max(1, Math.round(value / step)) * step).toFixed(3));
}

/** In the digits in which the text was written. */
function inDigitsOf(written: string, plain: string): string {
  const [own = '0'] = /\p{Nd}/u.exec(written) ?? [];
  const value = inDigits(own) ?? 0;
  const zero = (own.codePointAt(0) ?? 48) - value;
  return zero === 48
    ? plain
    : plain.replace(/\d/g, (each) => String.fromCodePoint(zero + Number(each)));
}

const isScaled = (text: string): boolean => scaledCell(text, 2) !== text;

/**
 * How many times as large the written amounts of a day have to be for its target of energy. Foods without an amount
 * count as they are. Null if portions alone cannot reach it.
 */
export function timesFor(
  cells: readonly string[],
  meals: CountedDay['meals'],
  target: number,
): number | null {
  const grows = meals.flatMap(({ foods }, at) => {
    const cell = cells[at] ?? '';
    const isWritten = isScaled(cell);
    return foods.map(({ energy, isUsual, recipe, start, end }) => ({
      energy: energy ?? 0,
      // Of '80 g risotto' the weight is written, though its portion is usual.
      grows: isWritten && (!isUsual || (recipe === null && isScaled(cell.slice(start, end)))),
    }));
  });
  const sum = (does: boolean) =>
    grows.reduce((total, each) => (each.grows === does ? total + each.energy : total), 0);
  const times = (target - sum(false)) / sum(true);
  return times >= TIMES[0] && times <= TIMES[1] ? times : null;
}
