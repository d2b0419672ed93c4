import { measureOf } from './amountAt.ts';
import { type Amount, amountIn, type Counted, isAside, timesOf } from './amountIn.ts';
import { type IsName, type Piece, textOf } from './cellJoints.ts';
import { piecesOf } from './cellPieces.ts';
import { isWord, mark, type Token } from './cellTokens.ts';
import { groupOf, isSeasoning } from './foods.ts';
import { DRY, EACH, EXAMPLE, EXAMPLE_OF, EXCHANGE, isSize, TAIL } from './joiners.ts';
import { inDigits } from './numbers.ts';
import { isExact, type Unit, unitNamed } from './units.ts';

/** What stands in brackets: an amount, foods of which the dish consists, or remarks. */
export function inBrackets(
  brackets: readonly Token[][],
  given: Amount | null,
  isName: IsName,
  own: string,
) {
  let amount = given;
  let count: Amount | null = null;
  const bare = given ? undefined : { amount: null };
  const inner: Piece[] = [];
  const besides: Piece[] = [];
  const asides: Token[] = [];
  const others: Token[][] = [];
  const isBareCount = ({ words }: Piece) =>
    words.length === 2 && unitNamed(words[1]?.folded ?? '') === undefined;
  for (const whole of brackets) {
    // 'Fish (200 g, e.g. salmon)'
    const example = whole.findIndex(({ folded }) => EXAMPLE.has(folded) || EXAMPLE_OF.test(folded));
    const bracket = example < 0 ? whole : whole.slice(0, example);
    mark(whole.slice(bracket.length).filter(isWord), 'note');
    const content = bracket.filter(isWord);
    const all = piecesOf(bracket, isName);
    const exchanges = all.filter(
      ({ words }) =>
        inDigits(words[0]?.folded ?? '') !== null && EXCHANGE.test(words.at(-1)?.folded ?? ''),
    );
    const areAll = exchanges.length > 0 && all.every(isBareCount);
    const parts = all.filter((part) => !areAll && !exchanges.includes(part));
    for (const { words } of areAll ? all : exchanges) mark(words, 'note');
    if (parts.length === 0) continue;
    const weighed = parts.map(({ words }) => aloneAfter(bare, words) ?? amountIn(words, false));
    const isFood = ({ words }: Piece) =>
      amountIn(words, false).amount !== null || isName(textOf(words));
    const isRemark = (token: Token) =>
      isAside(token) ||
      DRY.test(token.folded) ||
      [TAIL, EACH].some((words) => words.has(token.folded)) ||
      unitNamed(token.folded) !== undefined;
    const isAlso = ({ words }: Piece) => {
      const { amount: each, rest } = amountIn(words, false);
      const food = textOf(rest);
      const isOther =
        given !== null && isName(own) && !isName(own, true) && groupOf(food) !== groupOf(own);
      const isExtra = isSeasoning(food) || isOther;
      return each !== null && isName(food) && isExtra && !(each.unit === 'g' && FIGURES.test(food));
    };
    // 'Salad (150 g, 1 tbsp oil)', '2 rusks (10 g butter)': it is eaten too.
    const also = parts.filter(isAlso);
    const alone = parts.filter((part) => !also.includes(part));
    if (also.length > 0 && alone.every(({ words }) => measureOf(words) === words.length)) {
      for (const { words } of alone) {
        amount = amountIn(words).amount;
        if (given) count = given;
      }
      besides.push(...also.map((each) => ({ ...each, isBeside: true })));
      continue;
    }
    const isEach = content.some(({ folded }) => EACH.has(folded));
    if (parts.length > 0 && parts.every(({ isOr }) => isOr))
      others.push(content.filter(({ kind }) => kind !== 'joiner'));
    else if (
      weighed.some((each) => each.amount) &&
      weighed.every(
        ({ amount: given, rest }) => rest.every(isRemark) || (!given && !isName(textOf(rest))),
      )
    ) {
      // '(1 packet, 30 g)', '(4 pieces, from the oven)'
      for (const { amount: given } of weighed) {
        if (!given) continue;
        if (amount && isExact(given) && !isExact(amount)) count = amount;
        const all = isEach && count ? timesOf(given, count.low) : given;
        if (!amount || exactness(given) > exactness(amount)) amount = all;
      }
      asides.push(...weighed.flatMap(({ rest }) => rest.filter(({ folded }) => !EACH.has(folded))));
      mark(content, 'amount');
    } else if ((!given || isOne(given, weighed)) && parts.length > 0 && parts.every(isFood))
      inner.push(...parts.map((each) => ({ ...each, after: null })));
    else asides.push(...content);
  }
  return { amount, count, asides, inner, besides, others };
}

/** '(10 g sugar)' behind a yoghurt is what is in it. */
const FIGURES =
  /^(?:sugars?|zucker|sucres?|az[uú]car(?:es)?|zuccher[oi]|salt|salz|sel|sal|sale|fat|fett|grasas?|grassi)$/i;

/** '1 sandwich (60 g bread, 40 g ham)': of what the one thing consists. */
const isOne = (given: Amount, inside: readonly Counted[]): boolean =>
  !isExact(given) &&
  given.high === 1 &&
  inside.length > 1 &&
  inside.every(({ amount, rest }) => amount !== null && rest.length > 0);

/** 'Strawberries, handful': a measure alone is one. */
export function aloneAfter(
  food: { readonly amount: Amount | null } | undefined,
  own: Token[],
): Counted | null {
  const [word, ...more] = isSize(own[0]?.folded ?? '') ? own.slice(1) : own;
  const { unit } = unitNamed(word?.folded) ?? {};
  if (!food || food.amount || more.length > 0 || !unit || !ALONE.has(unit)) return null;
  mark(own, 'amount');
  return { amount: { low: 1, high: 1, unit }, rest: [] };
}
const ALONE = new Set<Unit>(
  'handful pinch dash serving bowl katori glass can bottle cup pot plate pack scoop'.split(
    ' ',
  ) as Unit[],
);

/** A weight says more than spoons, these more than a number, and that more than 'a bowl'. */
const exactness = (amount: Amount): number =>
  isExact(amount) || amount.unit === 'oz'
    ? 3
    : VAGUE.has(amount.unit)
      ? 0
      : amount.unit === ''
        ? 1
        : 2;
const VAGUE = new Set<Unit>(
  'bowl plate handful serving pot pack katori glass'.split(' ') as Unit[],
);
