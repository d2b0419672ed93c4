import type { Amount } from '../foods/amountIn.ts';
import { wordsOf } from '../foods/fold.ts';
import { isListed } from '../foods/foods.ts';
import { inParts } from '../foods/numbers.ts';
import { type ReadFood, readCell } from '../foods/readCell.ts';
import { isExact, type Unit } from '../foods/units.ts';
import { say } from '../foods/words.ts';
import { inDigits as asDigits } from '../language/language.ts';
import { MEAL_MAX } from '../plans/plan.ts';

/** Something to buy: `key` is its name without case, accents and plural. */
export type Food = {
  readonly key: string;
  readonly name: string;
  readonly amount: Amount | null;
  /** How it is prepared, or other text that was in brackets. */
  readonly remark: string;
};

const NAME_MAX = 100;

/** The foods to buy for a meal, in the order in which they appear in it. */
export const foodsIn = (meal: string): Food[] =>
  readCell(meal.slice(0, MEAL_MAX), isListed, MEAL_MAX).foods.flatMap(bought);

/** What shares an amount is one thing, 'rice / quinoa'; with amounts of their own they are bought one by one. */
function bought({ name, amount, count, preparation, note, alternatives }: ReadFood): Food[] {
  const others = alternatives.flatMap(foodsIn);
  const isApart = others.some((other) => other.amount !== null);
  const whole = isApart ? name : [name, ...alternatives].join(' / ');
  const own = whole.slice(0, NAME_MAX).replace(/^[^\p{L}\p{N}]+/u, '');
  const parts = wordsOf(own);
  const weight = count && amount ? amountWords([amount]) : '';
  const remark = [preparation, weight, note].filter((each) => each !== '').join(', ');
  const food = {
    key: parts.join(' '),
    name: capitalised(own),
    amount: count ?? amount,
    remark: remark.slice(0, NAME_MAX),
  };
  return [...(isNothing(parts) ? [] : [food]), ...(isApart ? others : [])];
}

const listed = (names: string): ReadonlySet<string> =>
  new Set(names.split(',').map((name) => wordsOf(name).join(' ')));

/** What is eaten or drunk and not bought, as the whole name. */
const NOTHING = listed(
  `water, tap water, wasser, leitungswasser, eau, agua, acqua, pani, पानी, ماء, eat out, eating out, restaurant, free choice,
  free meal`,
);
/** Words that mean nothing has to be bought, whatever follows. */
const NOTHING_AHEAD = listed('leftovers, reste');
/** Water with one of these words is still only water. */
const OF_WATER = listed(
  'hot, warm, cold, lukewarm, plain, iced, heisses, warmes, lauwarmes, kaltes',
);

function isNothing(parts: readonly string[]): boolean {
  const [first] = parts;
  if (first === undefined || NOTHING_AHEAD.has(first)) return true;
  const own = parts.filter((part) => !OF_WATER.has(part)).join(' ');
  return NOTHING.has(own);
}

const capitalised = (name: string): string => {
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
};

/** Adds up amounts of the same unit; the units stay in the order in which they came. */
export function addedUp(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<Unit, Amount>();
  for (const each of amounts) {
    // Counted things without a unit and things counted in pieces are added together.
    const unit = each.unit === '' && sums.has('piece') ? 'piece' : each.unit;
    const bare = unit === 'piece' ? sums.get('') : undefined;
    if (bare) sums.delete('');
    const { low, high } = sums.get(unit) ?? bare ?? { low: 0, high: 0 };
    sums.set(unit, { unit, low: low + each.low, high: high + each.high });
  }
  return [...sums.values()];
}

/** Amounts in words: '1.2 kg', '½ cup', '1–2 slices', '200 g + 1 piece'. */
export const amountWords = (amounts: readonly Amount[]): string =>
  amounts.map(oneAmount).join(' + ');

function oneAmount(amount: Amount): string {
  const { unit, low, high } = amount;
  const isLarge = isExact(amount) && high >= 1000;
  const large = unit === 'g' ? 'kg' : 'l';
  const scale = isLarge ? 1000 : 1;
  const asWritten = (value: number) => (isExact(amount) ? decimal(value) : inParts(value, decimal));
  const numbers = [...new Set([low, high].map((value) => asWritten(value / scale)))].join('–');
  const words = unit && say.units[isLarge ? large : unit](high > 1 ? high : 1);
  return words ? `${numbers} ${words}` : numbers;
}

const decimal = (value: number): string => asDigits(Math.round(value * 100) / 100);
