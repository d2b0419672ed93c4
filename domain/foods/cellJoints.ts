import { isCountAt, isSmall, measureBehind, measureOf } from './amountAt.ts';
import { amountIn, isAside } from './amountIn.ts';
import { isWord, type Token } from './cellTokens.ts';
import { groupOf } from './foods.ts';
import {
  AND,
  COOKING,
  DISHES,
  EXAMPLE_OF,
  FILLED,
  FLAVOURS,
  JOINERS,
  MADE,
  MIXED,
  OF,
  OR,
  PAIRS,
  SERVED,
  SOME,
} from './joiners.ts';
import { inDigits, rangeAt } from './numbers.ts';
import { isExact, unitNamed } from './units.ts';

/** Whether some words are the name of one food, such as 'rice and beans'; `asMeal`: of one that is eaten by the portion, as spices are not. */
export type IsName = (words: string, asMeal?: boolean) => boolean;

/** Words that are one food, or its amount, with what stood in brackets beside it. */
export type Piece = {
  words: Token[];
  brackets: Token[][];
  /** The words before a colon: a heading, or the name of the food whose amount follows. */
  heading: Token[];
  /** It could be eaten instead of the piece before it. */
  isOr: boolean;
  /** Behind 'e.g.'. */
  isExample: boolean;
  /** It follows 'with', 'made of' or a bracket. */
  after: 'with' | 'made' | null;
  /** It goes with what is before it; after 'and' it does if that does. */
  isBeside: boolean;
  /** It is in a dish: an amount behind it is that of the dish. */
  isInside: boolean;
};

export const SANDWICH = /^(?:sandwich|bocadillo|bocata|panino|toast|toastie|sub)$/;

export const textOf = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');

/** 'Salad with tuna, sweetcorn, beans': what follows is on it too. */
export function isOnSalad(
  tokens: readonly Token[],
  at: number,
  last: Piece,
  before: readonly Piece[],
) {
  const { words = [] } = before.findLast(({ isBeside }) => !isBeside) ?? {};
  const isNext = last.isBeside && tokens[at]?.text === ',' && !isCountAt(tokens, at + 1);
  if (!isNext || !/sala[dt]|ensalada|insalat/i.test(textOf(words))) return false;
  const food = aheadOf(tokens, at + 1);
  return isOfVegetables(food) || isCheese(food);
}

/** The words up to the next separator or small word. */
export function aheadOf(tokens: readonly Token[], at: number): string {
  const ahead = tokens.slice(at, at + 4);
  const end = ahead.findIndex(({ is, folded }) => is !== 'word' || JOINERS.has(folded));
  return textOf(ahead.slice(0, end < 0 ? undefined : end));
}

const isOfVegetables = (food: string): boolean => /^veg|^pul/.test(groupOf(food));
export const isCheese = (food: string): boolean =>
  groupOf(food) === 'dairy' && /mozzarella|feta|käse|kaas|chees|ques|fromage|formagg/i.test(food);

/** 'Omelette 3 œufs': a count of things behind a dish that is made of them. */
export function isMadeOf(tokens: readonly Token[], at: number, { words }: Piece): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    token !== undefined &&
    inDigits(token.folded) !== null &&
    next?.is === 'word' &&
    MIXED.get(words.at(-1)?.folded ?? '')?.test(next.folded) === true &&
    unitNamed(next.folded) === undefined &&
    !JOINERS.has(next.folded)
  );
}

/** 'Soup – large bowl – with a roll'; but '2 - 3 eggs'. */
export const isDash = (tokens: readonly Token[], at: number): boolean =>
  /^[-–—]$/.test(tokens[at]?.text ?? '') &&
  !(isCountAt(tokens, at - 1) && isCountAt(tokens, at + 1)) &&
  rangeAt([tokens[at - 1]?.folded ?? ''], 0) === null;

/**
 * Foods without a comma between them: '100 g rice 50 g peas', 'chicken 100 g rice 50 g', 'endives 30 g d’emmental'. The
 * next begins at its amount if the piece began with one, or if 'of' follows it; otherwise behind the amount.
 */
export function isNextFood(
  tokens: readonly Token[],
  at: number,
  { words }: Piece,
  isName: IsName,
): boolean {
  const isNamed = (from: number) => isNameAt(tokens, from, isName);
  const length = isCountAt(tokens, at) ? measureOf(tokens.slice(at, at + 5)) : 0;
  const next = at + length;
  if (length > 0) {
    if (!endsInName(words, isName)) return false;
    const isOf = isSmall(tokens[next]) || /^d['’]$/.test(tokens[next]?.folded ?? '');
    return isOf ? isNamed(next + 1) : measureOf(words) > 0 && isNamed(next);
  }
  // Behind an amount that itself stands behind its food.
  const last = measureBehind(words, 5);
  return last > 0 && endsInName(words.slice(0, -last), isName) && isNamed(at);
}

const isNameAt = (tokens: readonly Token[], at: number, isName: IsName): boolean =>
  [1, 2, 3].some((length) => {
    const own = tokens.slice(at, at + length);
    return own.length === length && own.every(({ is }) => is === 'word') && isName(textOf(own));
  });

/** 'Cereals (40 g) milk 150 ml'. */
export function isBehindWeight(
  tokens: readonly Token[],
  at: number,
  { words, brackets }: Piece,
  isName: IsName,
): boolean {
  const last = brackets.at(-1);
  return (
    tokens[at - 1]?.is === 'close' &&
    endsInName(words, isName) &&
    measureOf(words) < words.length &&
    last !== undefined &&
    measureOf(last) === last.length &&
    isNameAt(tokens, at, isName)
  );
}

const endsInName = (words: readonly Token[], isName: IsName): boolean =>
  words.some((_, from) => isName(textOf(words.slice(from))));

/** 'Poireaux vinaigrette', 'pâtes sauce tomate': a sauce behind a food. */
export function isSauceBehind(
  tokens: readonly Token[],
  at: number,
  { words }: Piece,
  isName: IsName,
): boolean {
  const [sauce, next] = [tokens[at], tokens[at + 1]];
  if (!sauce || !/^(?:vinaigrette|sauce)$/.test(sauce.folded) || words.length === 0) return false;
  if (isSmall(words.at(-1))) return false;
  if (sauce.folded === 'sauce' && next?.is !== 'word') return false;
  const own = words.at(-1)?.text ?? '';
  return !isName(`${own} ${sauce.text}`) && endsInName(words, isName);
}

/** 'Courgettes à l’huile', 'salade aux noix', 'patate al burro': what a food is cooked or served with. */
export function isServedWith(
  tokens: readonly Token[],
  at: number,
  { words }: Piece,
  isName: IsName,
): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !SERVED.has(words.at(-1)?.folded ?? '') || FLAVOURS.has(token.folded)) return false;
  const whole = next?.is === 'word' ? [token, next] : [token];
  return (
    (isName(token.text) || isName(textOf(whole))) &&
    !words.some(
      (word, from) =>
        !SERVED.has(word.folded) &&
        [[token], whole].some((more) => isName(textOf([...words.slice(from), ...more]))),
    ) &&
    endsInName(
      words.filter((word) => !SERVED.has(word.folded) && !isAside(word)),
      isName,
    )
  );
}

/** 'Galletas mojadas en leche' */
const DIPPED = /^(?:dipped|getunkt|trempee?s?|mojad[oa]s?|inzuppat[aeio])$/;

/** 'Soupe de' with one vegetable of several. */
const SOUP_OF = /^(?:soupe|potage|velouté|crema|sopa|zuppa|vellutata|passato) d/i;

const MOST_JOINED = 4;

/** What a word does between the words around it. */
export function joinedAt(
  tokens: readonly Token[],
  at: number,
  { words, brackets, after: role }: Piece,
  isName: IsName,
): 'word' | 'or' | 'with' | 'made' {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.is !== 'word') return 'word';
  const { folded } = token;
  const before = words.at(-1)?.folded ?? '';
  const after = next?.is === 'word' ? next.folded : '';
  if ((MADE.has(folded) || (OF.has(folded) && words.length > 0)) && isCountAt(tokens, at + 1))
    return 'made';
  // 'Fisch gebraten in 1 EL Öl', 'in wenig Öl'
  const isLittle = [1, 2].some((far) => SOME.has(tokens[at + far]?.folded ?? ''));
  if (
    /^(?:in|en|dans)$/.test(folded) &&
    words.length > 0 &&
    (isLittle || isCountAt(tokens, at + 1))
  )
    return 'with';
  // 'Zuppa di farro e fagioli'
  const isOfSoup = AND.has(folded) && SOUP_OF.test(textOf(words));
  if (isOfSoup && isOfVegetables(aheadOf(tokens, at + 1))) return 'word';
  // 'Obst, z. B. Apfel'
  if (EXAMPLE_OF.test(folded) && next?.is === 'word') return 'or';
  if (OR.has(folded) || folded === '/') {
    // '2 or 3 figs', and 'o' or 'u' as the bullet of a list.
    const isRange = inDigits(before) !== null && inDigits(after) !== null;
    return isRange || (words.length === 0 && folded.length === 1 && folded !== '/') ? 'word' : 'or';
  }
  // 'Omelette 3 œufs aux champignons'; but 'au four'.
  if (role === 'made' && /^(?:aux?|ai|alle)$/.test(folded) && !COOKING.has(after)) return 'with';
  if (words.length > 0 && FILLED.has(folded) && JOINERS.has(after)) return 'with';
  if (words.length > 0 && DIPPED.test(folded)) return 'with';
  if (!JOINERS.has(folded)) return 'word';
  if ([before, folded].some((word) => PAIRS.has(`${word}_${after}`))) return 'word';
  // 'Tomato and basil soup' is one dish; 'bread and tomato soup' are two, since a tomato soup is known.
  const dish = tokens[at + 2];
  const isSoup = dish?.folded === 'soup';
  const isOf = (isSoup || words.length === 1) && dish?.is === 'word' && DISHES.has(dish.folded);
  const isSalad = dish?.folded === 'salad';
  // 'Ham and cheese toastie' is one thing, 'soup and cheese toastie' are two.
  const isOne =
    !isSalad && (isSoup ? /^veg|^pul|^meat/ : /^veg|^dairy|^meat/).test(groupOf(before));
  const isFoodEach = isSalad && isName(next?.text ?? '') && endsInName(words, isName);
  const isKnown = isName(`${next?.text} ${dish?.text}`) || words.length > 1 || isFoodEach;
  if (isOf && next && (isOne || !isKnown)) return 'word';
  // 'Garbanzos (150 g cocidos) con espinacas (100 g)': each has its own weight.
  const isApart = brackets.length > 0 || areWeighedApart(tokens, at, words);
  return !isApart && isOneName(tokens, at, words, isName) ? 'word' : 'with';
}

/** '100 g pasta with tomato sauce (150 g)', 'pane e marmellata (50 g/20 g)' */
function areWeighedApart(tokens: readonly Token[], at: number, words: Token[]): boolean {
  const [open, end] = tokens.flatMap(({ is }, to) => (to > at && is !== 'word' ? [to] : []));
  if (open === undefined || tokens[open]?.is !== 'open') return false;
  const inside = tokens.slice(open + 1, end);
  const isWeighed = (own: Token[]) => isExact(amountIn(own, false).amount ?? { unit: '' });
  return isWeighed(inside) && (isWeighed(words) || inside.some(({ folded }) => folded === '/'));
}

/** Whether the words around a joiner are the name of one food: 'café con leche'. */
function isOneName(tokens: readonly Token[], at: number, words: readonly Token[], isName: IsName) {
  const behind: Token[] = [];
  for (let to = at + 1; to < tokens.length && behind.length < 3; to += 1) {
    const token = tokens[to];
    if (!token || !isWord(token) || inDigits(token.folded) !== null) break;
    behind.push(token);
    for (let from = Math.max(0, words.length - MOST_JOINED); from < words.length; from += 1)
      if (isName(textOf([...words.slice(from), ...tokens.slice(at, at + 1), ...behind])))
        return true;
  }
  return false;
}
