import { fold, wordsOf } from '../foods/fold.ts';
import { beginsFood, groupOf } from '../foods/groupOf.ts';
import { ASIDE, PREPARED } from '../foods/joiners.ts';
import { type Amount, amountWords, readAmount } from './amount.ts';
import { type Piece, piecesOf } from './pieces.ts';

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
