import { type Amount, amountIn, BREAD, type Counted, isAside, timesOf } from './amountIn.ts';
import { isPreparing, partedFrom, withoutAside, withoutMeasure } from './besideName.ts';
import { aloneAfter, inBrackets } from './cellBrackets.ts';
import { type IsName, type Piece, SANDWICH, textOf } from './cellJoints.ts';
import { piecesOf, wordsIn } from './cellPieces.ts';
import { isWord, type Kind, mark, type Token } from './cellTokens.ts';
import {
  breadApart,
  DRINKS,
  DRY_WEIGHED,
  isBread,
  isMixed,
  isNotInside,
  isOfAll,
  isStew,
  isTooMuch,
  madeOf,
  ONE_POT,
} from './dishes.ts';
import { wordsOf } from './fold.ts';
import { groupOf, isSeasoning } from './foods.ts';
import { EACH, JOINERS, NO_FOOD, NO_FOOD_AHEAD, SOME } from './joiners.ts';
import { inDigits } from './numbers.ts';
import { isExact, unitNamed } from './units.ts';

/** A food as it was written, at its place in the text of the cell. */
export type ReadFood = {
  readonly start: number;
  readonly end: number;
  /** Without its amount and its preparation. */
  readonly name: string;
  readonly amount: Amount | null;
  /** How many, if `amount` is the weight that was written beside it: '2 slices (60 g)'. */
  readonly count: Amount | null;
  /** 'grilled, chopped'; also other text that stood in brackets. */
  readonly preparation: string;
  /** What goes without it or before it: 'without sugar', 'after a glass of water'. */
  readonly note: string;
  /** What could be eaten instead, as it was written: the first of several counts. */
  readonly alternatives: readonly string[];
  /** It follows 'with': berries on a yoghurt are fewer than berries alone. */
  readonly isBeside: boolean;
};

/** A piece of the text and what it was read as. All pieces together hold every word of the cell. */
export type CellPart = { readonly kind: Kind; readonly start: number; readonly end: number };

export type ReadCell = { readonly foods: readonly ReadFood[]; readonly parts: readonly CellPart[] };

/** More foods in a cell are not counted. */
export const MOST_FOODS = 40;

/** The foods in a cell of a plan, in their order. Pure and bounded: the same text gives the same foods. */
export function readCell(text: string, isName: IsName = () => false, most = MOST_FOODS): ReadCell {
  const tokens = wordsIn(text, isName);
  const foods: Draft[] = [];
  readPieces(piecesOf(tokens, isName), foods, isName);
  for (const each of foods.slice(most)) mark(each.all, 'notRead');
  return {
    foods: foods.slice(0, most).map(foodOf),
    parts: tokens.map(({ kind, start, end }) => ({ kind, start, end })),
  };
}

function readPieces(pieces: readonly Piece[], foods: Draft[], isName: IsName): void {
  for (const piece of pieces) {
    const last = foods.at(-1);
    const { amount, rest } = amountIn(piece.words, false);
    // 'Lean protein e.g. 150 g chicken', 'Milchprodukt, z. B. Joghurt'
    if (
      piece.isExample &&
      last &&
      !last.amount &&
      (amount || (isName(textOf(rest)) && !isName(textOf(last.name))))
    ) {
      mark(last.all, 'note');
      foods.pop();
      readPiece(piece, foods, isName);
    } else if (piece.isOr && last) {
      // 'Apfel oder Birne 150 g', but no banana of 30 g in 'banana or nuts 30 g'.
      const groups = [last.name, rest].map((name) => groupOf(textOf(name)));
      const isAlike = groups[0] === groups[1] && SHARED.has(groups[0] ?? '');
      const isOfBoth = amount && isExact(amount) && rest[0] === piece.words[0] && isAlike;
      if (isOfBoth && !isSeasoning(textOf(last.name))) last.amount ??= amount;
      const own = [...piece.heading, ...piece.words, ...piece.brackets.flat()];
      mark(own, 'alternative');
      last.alternatives.push(own.filter(isWord));
    } else readPiece(piece, foods, isName);
  }
}

/** Of these one weighs as much as another. */
const SHARED = new Set<string>(['fruit', 'vegetables', 'drinks', 'fish']);

type Draft = {
  name: Token[];
  all: Token[];
  amount: Amount | null;
  count: Amount | null;
  preparation: Token[];
  note: Token[];
  alternatives: Token[][];
  isBeside: boolean;
  isInside: boolean;
};

/** Reads one piece: a food, more about the food before it, or nothing that is eaten. */
function readPiece(piece: Piece, foods: Draft[], isName: IsName): void {
  const { after, heading, isBeside, isInside } = piece;
  const { own, note } = partedFrom(piece.words, isName);
  const last = foods.at(-1);
  // '2 slices of bread with 1 tsp butter each'
  const behind = own.length > 1 && EACH.has(own.at(-1)?.folded ?? '') ? own.splice(-1) : [];
  mark(behind, 'amount');
  const read = aloneAfter(last, own) ?? named(amountIn(own), own, piece, last);
  // 'Oats: 40 g' names a food; 'Breakfast: oats' does not.
  const isNamedAhead = read.amount !== null && read.rest.length === 0;
  const name = isNamedAhead && heading.length > 0 ? heading : read.rest;
  if (name !== heading) mark(heading, 'note');
  if (after === 'with' && last && !last.amount) shareAmounts(piece, last);
  const bracketed = inBrackets(piece.brackets, read.amount, isName, textOf(name));
  const { asides, inner, besides, others } = bracketed;
  let { amount, count } = bracketed;
  const isEach = behind.length > 0 || EACH.has(own[0]?.folded ?? '');
  if (amount && isEach && last?.amount && !isExact(last.amount))
    amount = timesOf(amount, last.amount.low);
  const head = after === 'with' ? foods.findLast((food) => !food.isBeside) : undefined;
  // 'Pasta al ragù (80 g di pasta)', 'macarrones con atún (60 g de pasta, 1 lata de atún)'
  const at = inner.findIndex(({ words }) =>
    isDryWeight(amountIn(words, false), [...(head?.name ?? []), ...name]),
  );
  const isOfHead = head && !isBread(name);
  if (at >= 0 && name.length > 0 && (isOfHead || inner.length === 1)) {
    const [{ words }] = inner.splice(at, 1) as [Piece];
    mark(words, 'amount');
    const dry = amountIn(words, false).amount;
    if (isOfHead) head.amount ??= dry;
    else amount = dry;
  }
  if (inner.length > 0) {
    const inside = inner.flatMap(({ words }) => words);
    const isAgain = head?.name.every(({ folded }) => inside.some((word) => word.folded === folded));
    if (head && (isAgain || isMixed(head, inside))) {
      mark(head.all, 'note');
      foods.splice(foods.indexOf(head), 1);
    }
    // 'Omelette aux champignons (2 œufs)': the mushrooms are no egg.
    const of = madeOf(name, inside, isName);
    const more = inner.length === 1 ? of : [];
    mark(
      name.filter((word) => !more.includes(word)),
      'note',
    );
    // 'Bocata de chorizo (pan 60 g, 4 rodajas)'
    for (const { words } of inner) if (amountIn(words, false).rest.length === 0) words.push(...of);
    // 'Garbanzos con espinacas (200 g de garbanzos)': nobody said how much spinach.
    const joiner = name.findIndex(({ folded }) => JOINERS.has(folded));
    const unsaid = name.filter(
      ({ folded }, at) =>
        joiner >= 0 && at > joiner && !inside.some((word) => word.folded === folded),
    );
    mark(unsaid, 'notRead');
    const rest = { ...piece, heading: [], brackets: [], words: more, isBeside: true };
    readPieces([...inner, ...besides, rest], foods, isName);
    return;
  }
  const all = [...(name === heading ? heading : []), ...own, ...piece.brackets.flat()].filter(
    isWord,
  );
  if (name.length === 0 || (last && isPreparing(name))) {
    if (last) {
      // 'Far breton aux pruneaux, 1 part (80 g)'
      const whole = last.isInside && !last.amount && foods.findLast((food) => !food.isBeside);
      addAmount(whole && !whole.amount ? whole : last, amount, after === 'made');
      last.count ??= count;
      last.alternatives.push(...others);
      last.preparation.push(...name, ...asides);
      last.all.push(...all);
    }
    mark([...name, ...asides], last ? 'preparation' : 'notRead');
    return;
  }
  const [first = '', ...more] = wordsOf(textOf(name));
  if (NO_FOOD.has([first, ...more].join(' ')) || NO_FOOD_AHEAD.has(first)) {
    mark(all, 'note');
    return;
  }
  // 'Tuna sandwich on wholemeal bread': it has its bread already.
  const onto = after === 'made' ? undefined : last?.name.at(-1);
  if (isBeside && SANDWICH.test(onto?.folded ?? '') && isBread(name)) {
    mark(all, 'note');
    return;
  }
  // 'Frullato di frutta con latte (200 ml)'
  const isDrunk = !head?.amount && !read.amount && amount?.unit === 'ml';
  const isInDrink = head && isDrunk && DRINKS.test(textOf(head.name));
  if (isInDrink) {
    head.amount = amount;
    amount = null;
  }
  // 'Omelette with 2 eggs': what it is made of counts.
  const isBowl = /bowl$/.test(last?.name.at(-1)?.folded ?? '') && !last?.amount;
  const isItsPart = after === 'with' && last && (isBowl || (amount && isMixed(last, name)));
  const isKept = last?.amount && isExact(last.amount) && !isName(textOf(last.name), true);
  const isMade = after === 'made' && !isKept && !isSeasoning(textOf(name));
  if (last && (isMade || isItsPart)) {
    mark(last.all, 'note');
    foods.pop();
    mark(madeOf(last.name, name, isName), 'notRead');
  }
  if (
    head &&
    !head.amount &&
    (!read.amount || isInside) &&
    amount &&
    isOfAll(amount, isInside || isStew(textOf(head.name), isName))
  ) {
    head.amount = amount;
    head.preparation.push(...asides);
    amount = null;
  }
  // 'Chicken curry, a little oil (250 g)': nobody eats that much oil.
  const dish = head ?? last;
  const isWritten = amount !== read.amount || inDigits(own[0]?.folded ?? '') === null;
  const isLittle = own.slice(0, 2).some(({ folded }) => SOME.has(folded));
  if (
    dish &&
    amount &&
    isWritten &&
    (isLittle || after === 'with') &&
    isTooMuch(amount, textOf(name.filter((word) => !isAside(word)))) &&
    !dish.amount
  ) {
    addAmount(dish, amount, false);
    amount = read.amount === amount ? null : read.amount;
    count = null;
  }
  const [pot, part] = [textOf(head?.name ?? []), textOf(name)];
  const isInPot = isBeside && !amount && ONE_POT.test(pot) && !isNotInside(pot, part);
  if (head?.amount && isExact(head.amount) && foods.at(-1) === head && (isInPot || isInDrink)) {
    head.preparation.push(...name, ...asides);
    head.all.push(...all);
    mark([...name, ...asides], 'preparation');
    return;
  }
  const { core: both, aside } = withoutAside(name, isName);
  const [whole, topping] = breadApart(both, isName);
  const { core, each } = withoutMeasure(whole, amount, isName);
  const preparation = [...aside, ...asides];
  mark(core, 'name');
  mark(preparation, 'preparation');
  for (const each of others) mark(each, 'alternative');
  foods.push({
    name: core,
    all,
    amount: each,
    count,
    preparation,
    note,
    alternatives: others,
    isBeside: isBeside && foods.length > 0,
    isInside,
  });
  readPieces(besides, foods, isName);
  if (topping.length > 0) readPieces([{ ...BARE, words: topping }], foods, isName);
}

/** 'Pane e marmellata (50 g/20 g)' */
function shareAmounts(piece: Piece, before: Draft): void {
  const [bracket = []] = piece.brackets;
  const cut = bracket.findIndex(({ folded }) => folded === '/');
  const [first, second] = [bracket.slice(0, cut), bracket.slice(cut + 1)];
  const { amount, rest } = amountIn(first, false);
  if (cut < 0 || !amount || rest.length > 0 || amountIn(second, false).amount?.unit !== amount.unit)
    return;
  mark(bracket.slice(0, cut + 1), 'amount');
  before.amount = amount;
  piece.brackets = [second];
}

const isDryWeight = ({ amount, rest }: Counted, dish: readonly Token[]): boolean =>
  amount !== null &&
  isExact(amount) &&
  DRY_WEIGHED.test(textOf(rest)) &&
  !isMixed({ name: dish, amount: null }, rest);

const BARE = {
  heading: [],
  brackets: [],
  isOr: false,
  isExample: false,
  after: null,
  isBeside: true,
  isInside: false,
};

/** 'Rye bread, 2 slices'; 'two yoghurts of 125 g'; '1 peach, diced (120 g)', of which the weight is exact. */
function addAmount(food: Draft, amount: Amount | null, isMade: boolean): void {
  if (!amount || !food.amount) {
    food.amount ??= amount;
    return;
  }
  if (isExact(food.amount) || !(isExact(amount) || (isMade && food.amount.unit === ''))) return;
  food.count = food.amount;
  food.amount = isMade ? timesOf(amount, food.amount.low) : amount;
}

/** '1 tartine' and '2 squares' without a food are what they say; behind a food that has an amount only bread is. */
function named(
  read: Counted,
  own: readonly Token[],
  { heading }: Piece,
  last: Draft | undefined,
): Counted {
  const { amount, rest } = read;
  if (!amount || rest.length > 0 || heading.length > 0 || /^(?:g|ml|)$/.test(amount.unit))
    return read;
  const words = own.filter(({ folded }) => unitNamed(folded) !== undefined);
  // 'Café, 2 tostadas', but 'rye bread, 2 tostadas'
  const isOther = last && (last.amount || !isBread(last.name));
  if (last && !(isOther && words.some(({ folded }) => BREAD.test(folded)))) return read;
  return { amount: { ...amount, unit: '' }, rest: words };
}

const NAME_MAX = 100;

function foodOf(draft: Draft): ReadFood {
  const { name, all, amount, count, preparation, note, alternatives, isBeside } = draft;
  const places = [...all, ...name].flatMap(({ start, end }) => [start, end]);
  return {
    start: Math.min(...places),
    end: Math.max(...places),
    name: spaced(textOf(name))
      .slice(0, NAME_MAX)
      .replace(/[.!?*\s]{1,20}$/, ''),
    amount,
    count,
    preparation: listed(preparation, name[0]?.start ?? 0).slice(0, NAME_MAX),
    note: spaced(textOf(note)).slice(0, NAME_MAX),
    alternatives: alternatives.map((each) => spaced(textOf(each)).slice(0, NAME_MAX)),
    isBeside,
  };
}

/** 'Large, finely chopped': a comma between words that do not follow each other; those before the name are adjectives. */
const listed = (words: readonly Token[], name: number): string =>
  words.reduce((text, { text: own, start }, at) => {
    const before = words[at - 1]?.end ?? start;
    const word = start < name ? own.toLowerCase() : own;
    return at === 0 ? word : `${text}${start - before > 1 || start < before ? ',' : ''} ${word}`;
  }, '');

/** 'd’ huile' is written together. */
const spaced = (words: string): string => words.replaceAll(/(['’-]) (?=\p{L})/gu, '$1');
