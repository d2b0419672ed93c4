import { fold, wordsOf } from '../foods/fold.ts';
import { beginsFood, groupOf } from '../foods/foods.ts';
import { ABOUT, ASIDE, ELISION, OF, PREPARED, SIZES, SOME } from '../foods/joiners.ts';
import { inDigits, type Range, rangeAt } from '../foods/numbers.ts';
import { type Unit, unitAt, unitNamed } from '../foods/units.ts';
import { say } from '../foods/words.ts';
import { inDigits as asDigits } from '../language/language.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** An amount of something; `low` and `high` differ if a range was written. */
export type Amount = Range & { readonly unit: Unit };

type Read = { readonly amount: Amount | null; readonly rest: readonly string[] };

/** Splits '200g', '2x' and '~200' into two words; a word that does not begin with a digit stays whole. */
function loosened(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (word.length > 40) return word;
    const [one = '', other] = /^\p{Nd}[^/]*\p{L}\/\p{Nd}/u.test(word) ? word.split('/') : [word];
    // '300g/10oz' is one amount in two units.
    if (other !== undefined) return loosened([one]);
    const [, about, number, rest] =
      /^(~?)([\p{Nd}½¼¾⅓⅔⅛][\p{Nd}½¼¾⅓⅔⅛.,/–-]{0,11})([\p{L}×][\p{L}\p{M}.]{0,15})$/u.exec(word) ??
      [];
    if (!number || !rest) return word;
    const isTimes = rest === 'x' || rest === '×';
    return isTimes || unitNamed(rest) ? [...(about ? [about] : []), number, rest] : word;
  });
}

/** The amount before a food, or after it, and the words of the food without the amount. */
function readAmount(piece: readonly string[]): Read {
  const words = loosened(piece);
  const from = skip(words, 0, ABOUT);
  const range = rangeAt(words, from);
  if (range) return counted(words, range);
  const implied = unitNamed(words[from]);
  if (implied && isFood(words, from + 1) && impliesOne(words, from)) {
    const one = { low: implied.scale, high: implied.scale, unit: implied.unit };
    return { amount: one, rest: food(words, from + 1) };
  }
  const some = skip(words, from, SOME);
  return some > from ? { amount: null, rest: food(words, some) } : behind(words);
}

function counted(words: readonly string[], { low, high, next }: Range & { next: number }): Read {
  const sized = skip(words, next, SIZES);
  const at = unitAt(words, sized).length > 0 ? sized : next;
  const { read, length } = unitAt(words, at);
  const { unit, scale } = read ?? { unit: '' as const, scale: 1 };
  const rest = food(words, at + length);
  return { amount: { low: low * scale, high: high * scale, unit }, rest };
}

/** 'Rye bread 2 slices', 'eggs x2': a number in digits with only its unit after it. */
function behind(words: readonly string[]): Read {
  for (let at = Math.max(1, words.length - 4); at < words.length; at += 1) {
    const word = words[at] ?? '';
    const plain = /^[x×]\p{Nd}/u.test(word) ? word.slice(1) : word;
    const range = rangeAt([plain, ...words.slice(at + 1)], 0);
    if (!range || inDigits(plain.split(/[-–]/)[0] ?? '') === null) continue;
    const { amount, rest } = counted([plain, ...words.slice(at + 1)], range);
    if (rest.length === 0) return { amount, rest: words.slice(0, at) };
  }
  return { amount: null, rest: words };
}

/** 'Glass of milk' and 'handful nuts' mean one; a unit of weight without a number does not. */
const impliesOne = (words: readonly string[], at: number): boolean => {
  const { unit } = unitNamed(words[at]) ?? {};
  if (unit === 'g' || unit === 'ml') return false;
  return (
    OF.has(fold(words[at + 1] ?? '')) || unit === 'handful' || unit === 'katori' || unit === 'bowl'
  );
};

/** The words of the food behind an amount: 'd’huile' and 'de la crème' begin with no word of it. */
function food(words: readonly string[], from: number): readonly string[] {
  const at = skip(words, skip(words, from, OF), OF);
  const [first = '', ...more] = words.slice(at);
  return first === '' ? [] : [first.replace(ELISION, ''), ...more];
}

const isFood = (words: readonly string[], at: number): boolean =>
  words.length > skip(words, at, OF);

const skip = (words: readonly string[], at: number, skipped: ReadonlySet<string>): number => {
  const word = words[at];
  return word !== undefined && skipped.has(fold(word.replace(/\.$/, ''))) ? at + 1 : at;
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

function oneAmount({ unit, low, high }: Amount): string {
  const isLarge = (unit === 'g' || unit === 'ml') && high >= 1000;
  const large = unit === 'g' ? 'kg' : 'l';
  const scale = isLarge ? 1000 : 1;
  const asWritten = unit === 'g' || unit === 'ml' ? decimal : inParts;
  const numbers = [...new Set([low, high].map((value) => asWritten(value / scale)))].join('–');
  const words = unit && say.units[isLarge ? large : unit](high > 1 ? high : 1);
  return words ? `${numbers} ${words}` : numbers;
}

const decimal = (value: number): string => asDigits(Math.round(value * 100) / 100);

const PARTS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** '1½' for 1.5; a fraction that is not in the list stays a decimal. */
function inParts(value: number): string {
  const whole = Math.floor(value + 0.005);
  const part = PARTS.find(([size]) => Math.abs(value - whole - size) < 0.01);
  if (!part) return decimal(value);
  return whole === 0 && part[1] !== '' ? part[1] : `${whole}${part[1]}`;
}

/** Something to buy: `key` is its name without case, accents and plural. */
export type Food = {
  readonly key: string;
  readonly name: string;
  readonly amount: Amount | null;
  /** How it is prepared, or other text that was in brackets. */
  readonly remark: string;
};

const NAME_MAX = 100;

const isAside = (word: string | undefined) => {
  const folded = fold(word ?? '');
  return ASIDE.has(folded) || PREPARED.test(folded);
};

const listed = (names: string): ReadonlySet<string> =>
  new Set(names.split(',').map((name) => wordsOf(name).join(' ')));

/** Names that mean nothing has to be bought, as the whole name. */
const NOTHING = listed(
  `none, nothing, nichts, skip, skipped, n/a, water, tap water, wasser, leitungswasser, pani, पानी, rest day,
  fast, fastentag, upvas, vrat, व्रत, उपवास, eat out, eating out, restaurant, free choice, free meal`,
);
/** Words that mean nothing has to be bought, whatever follows. */
const NOTHING_AHEAD = listed('leftovers, reste, fasting, fasten');
/** Water with one of these words is still only water. */
const OF_WATER = listed(
  'hot, warm, cold, lukewarm, plain, iced, heisses, warmes, lauwarmes, kaltes',
);

/** The foods to buy for a meal, in the order in which they appear in it. */
export function foodsIn(meal: string): Food[] {
  const foods: Food[] = [];
  for (const piece of piecesOf(meal)) {
    const { amount, words, remarks } = amountOf(piece);
    const last = foods.at(-1);
    // 'Rye bread, 2 slices' is one food, and so are 'Pear, 1 medium' and '1 apple, diced (150 g)'.
    const isPrepared = words.length > 0 && !(last?.amount && amount && isAmountFirst(piece));
    if (last && isPreparation(words, amount) && (isPrepared || (amount && !last.amount))) {
      const more = last.amount && amount ? [amountWords([amount])] : [];
      const remark = [last.remark, words.join(' '), ...more, ...remarks]
        .filter((each) => each !== '')
        .join(', ');
      foods[foods.length - 1] = { ...last, amount: last.amount ?? amount, remark };
      continue;
    }
    const food =
      words.length > 0
        ? foodOf(words, amount, remarks)
        : // '2 cloves' without a food is what it says.
          foodOf(piece.words, null, remarks);
    if (food) foods.push(food);
  }
  return foods;
}

/** 'Finely sliced', 'cut into 2 cm cubes': what is done with the food before it. */
const isPreparation = (words: readonly string[], amount: Amount | null): boolean =>
  words.every(isAside) ||
  (isAside(words[0]) && amount === null && groupOf(words.join(' ')) === 'other');

const isAmountFirst = ({ words }: Piece): boolean => readAmount(words).amount !== null;

/** The amount of a piece: before it, after it, or alone in brackets. */
function amountOf({ words, remarks }: Piece) {
  const { amount, rest } = readAmount(words);
  if (amount) return { amount, words: rest, remarks };
  for (const [at, remark] of remarks.entries()) {
    const read = readAmount(remark.split(/\s+/).slice(0, 6));
    if (read.amount && read.rest.length === 0)
      return { amount: read.amount, words: rest, remarks: remarks.toSpliced(at, 1) };
  }
  return { amount: null, words: rest, remarks };
}

function foodOf(
  words: readonly string[],
  amount: Amount | null,
  remarks: readonly string[],
): Food | null {
  const { own, aside } = withoutAside(words);
  const name = own
    .join(' ')
    .slice(0, NAME_MAX)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[.!?*\s]{1,20}$/, '');
  const parts = wordsOf(name);
  if (isNothing(parts)) return null;
  const remark = [...aside, ...remarks].join(', ').slice(0, NAME_MAX);
  return { key: parts.join(' '), name: capitalised(name), amount, remark };
}

/** Removes words of size and cooking from both ends, unless they belong to the food's name: baked beans. */
function withoutAside(words: readonly string[]) {
  let [from, to] = [0, words.length];
  while (from < to - 1 && isAside(words[from]) && !beginsFood(words.slice(from, to))) from += 1;
  while (to > from + 1 && isAside(words[to - 1])) to -= 1;
  const aside = [...words.slice(0, from), ...words.slice(to)].map((word) => word.toLowerCase());
  return { own: words.slice(from, to), aside };
}

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
