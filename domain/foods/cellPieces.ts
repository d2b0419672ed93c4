import { amountAgain, halfAt, isCount, isCountAt, isSmall, measureOf } from './amountAt.ts';
import { isAside } from './amountIn.ts';
import { areSlashesCommas } from './cellLists.ts';
import { isWord, mark, type Token, tokensOf } from './cellTokens.ts';
import { groupOf } from './foods.ts';
import {
  AND,
  COOKING,
  DISHES,
  FILLED,
  FILLINGS,
  FLAVOURS,
  IN_SOUPS,
  JOINERS,
  MADE,
  MIXED,
  NOTES,
  OF,
  OR,
  PAIRS,
  SERVED,
  SOME,
} from './joiners.ts';
import { inDigits, rangeAt } from './numbers.ts';
import { unitNamed } from './units.ts';

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
  /** It follows 'with', 'made of' or a bracket. */
  after: 'with' | 'made' | null;
  /** It goes with what is before it; after 'and' it does if that does. */
  isBeside: boolean;
  /** It is in a dish: an amount behind it is that of the dish. */
  isInside: boolean;
};

export const SANDWICH = /^(?:sandwich|bocadillo|bocata|panino|toast|toastie)$/;

export const textOf = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');

/** The words and separators of a cell; what is no food is marked as a note. */
export function wordsIn(text: string, isName: IsName): readonly Token[] {
  const tokens = unitsBehind(tokensOf(text)).flatMap((token) => joinedApart(token, isName));
  for (const [at, { folded }] of tokens.entries())
    for (const phrase of NOTES.get(folded) ?? [])
      if (phrase.every((word, nth) => tokens[at + nth]?.folded === word))
        mark(tokens.slice(at, at + phrase.length), 'note');
  return tokens;
}

/** 'g 80' and 'gr. 80' are read as '80 g', and 'à 50 g' as 'je 50 g'. */
function unitsBehind(tokens: readonly Token[]): Token[] {
  const isNumber = (at: number) => inDigits(tokens[at]?.folded ?? '') !== null;
  const isAhead = (at: number) =>
    isNumber(at + 1) && !isNumber(at - 1) && /^(?:g|gr|ml)\.?$/.test(tokens[at]?.folded ?? '');
  return tokens.map((token, at) => {
    if (/^[àá]$/.test(token.text) && isNumber(at + 1) && !isNumber(at - 1))
      return { ...token, folded: 'je' };
    const other = isAhead(at) ? tokens[at + 1] : isAhead(at - 1) ? tokens[at - 1] : undefined;
    return other ? { ...token, folded: other.folded } : token;
  });
}

/** 'و' is written together with the food or the number behind it: 'وخبز' is 'and bread'. */
function joinedApart(token: Token, isName: IsName): Token[] {
  const { text, start } = token;
  const rest = /^و(?=\p{L}{2}|\p{Nd})/u.test(text) && !isName(text) ? text.slice(1) : '';
  if (!isName(rest) && !/^\p{Nd}/u.test(rest)) return [token];
  const and = { ...token, text: 'و', folded: 'و', end: start + 1 };
  return [and, { ...token, text: rest, folded: token.folded.slice(1), start: start + 1 }];
}

/** The pieces between separators and small words. */
export function piecesOf(all: readonly Token[], isName: IsName): Piece[] {
  const tokens = all.filter(({ is, kind }) => is !== 'word' || kind !== 'note');
  const pieces: Piece[] = [];
  const isList = areSlashesCommas(tokens);
  let piece: Piece = fresh();
  /** A line of its own with only 'or' makes everything after it an alternative. */
  let isAllOr = false;
  /** The first piece behind the last comma or line. */
  let first = 0;
  const end = (next: Partial<Piece> = {}) => {
    piece.words = withoutBullet(piece.words);
    const isUsed = piece.words.length > 0 || piece.brackets.length > 0 || piece.heading.length > 0;
    if (isUsed) pieces.push({ ...piece, isOr: piece.isOr || isAllOr });
    // 'Rice or', with the other food on the next line.
    const { isOr } = isUsed ? next : piece;
    piece = { ...fresh(), ...next, ...(isOr && { isOr }) };
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.is === 'open') {
      const close = closingOf(tokens, at);
      if (close > at) piece.brackets.push(tokens.slice(at + 1, close));
      at = Math.max(at, close);
    } else if (token.is === 'heading') {
      // 'Galettes (140 g) garnies: 1 œuf'
      if (piece.brackets.length > 0 && FILLED.has(piece.words.at(-1)?.folded ?? '')) {
        mark(piece.words.splice(-1), 'joiner');
        end({ after: 'with' });
        continue;
      }
      // 'Chicken and avocado wrap: 1 tortilla'.
      const isOne = !isCount(tokens, at + 1) && pieces.slice(first).every(isBare);
      const before = isOne ? pieces.splice(first).flatMap(({ words }) => words) : [];
      piece.heading.push(...before, ...piece.words);
      piece.words = [];
    } else if (token.is === 'line' || token.is === 'end' || token.is === 'close') {
      end({ isBeside: isOnSalad(tokens, at, piece, pieces) });
      first = pieces.length;
    } else if (isList && token.folded === '/') {
      mark([token], 'joiner');
      end();
      first = pieces.length;
    } else if (isDash(tokens, at)) {
      mark([token], 'joiner');
      end({ after: 'with' });
    } else if ([isNextFood, isBehindWeight].some((is) => is(tokens, at, piece, isName))) {
      end({ after: 'with' });
      piece.words.push(token);
    } else if ([isSauceBehind, isServedWith].some((is) => is(tokens, at, piece, isName))) {
      const small = piece.words.findLastIndex(({ folded }) => !SERVED.has(folded)) + 1;
      mark(piece.words.splice(small), 'joiner');
      end({ after: 'with', isBeside: true, isInside: true });
      piece.words.push(token);
    } else if (isMadeOf(tokens, at, piece)) {
      end({ after: 'made' });
      piece.words.push(token);
    } else if (isWord(token)) {
      const half = halfAt(tokens, at);
      if (half) {
        piece.words.push(half.token);
        at += half.length - 1;
        continue;
      }
      const again = amountAgain(tokens, at, piece.words);
      if (again > 0) {
        mark(tokens.slice(at, at + again), 'amount');
        at += again - 1;
        continue;
      }
      const joined = joinedAt(tokens, at, piece, isName);
      if (joined === 'word') piece.words.push(token);
      else {
        token.kind = 'joiner';
        if (joined === 'or') {
          isAllOr ||= isAlone(tokens, at);
          end({ isOr: true });
        } else {
          const isOn =
            piece.isBeside ||
            (SANDWICH.test(piece.words[0]?.folded ?? '') && isCheese(aheadOf(tokens, at + 1)));
          end({ after: joined, isBeside: isOn || !AND.has(token.folded) });
        }
        if (joined === 'made' && isSmall(tokens[at + 1])) {
          mark(tokens.slice(at + 1, at + 2), 'joiner');
          at += 1;
        }
      }
    }
  }
  end();
  return pieces;
}

const fresh = (): Piece => ({
  words: [],
  brackets: [],
  heading: [],
  isOr: false,
  after: null,
  isBeside: false,
  isInside: false,
});

/** 'Salad with tuna, sweetcorn, beans': what follows is on it too. */
function isOnSalad(tokens: readonly Token[], at: number, last: Piece, before: readonly Piece[]) {
  const { words = [] } = before.findLast(({ isBeside }) => !isBeside) ?? {};
  const isNext = last.isBeside && tokens[at]?.text === ',' && !isCountAt(tokens, at + 1);
  if (!isNext || !/sala[dt]|ensalada|insalat/i.test(textOf(words))) return false;
  const food = aheadOf(tokens, at + 1);
  return isOfVegetables(food) || isCheese(food);
}

/** The words up to the next separator or small word. */
function aheadOf(tokens: readonly Token[], at: number): string {
  const ahead = tokens.slice(at, at + 4);
  const end = ahead.findIndex(({ is, folded }) => is !== 'word' || JOINERS.has(folded));
  return textOf(ahead.slice(0, end < 0 ? undefined : end));
}

const isOfVegetables = (food: string): boolean => /^veg|^pul/.test(groupOf(food));
const isCheese = (food: string): boolean =>
  groupOf(food) === 'dairy' && /mozzarella|feta|käse|kaas|chees|ques|fromage|formagg/i.test(food);

const isBare = ({ words, brackets }: Piece): boolean =>
  brackets.length === 0 &&
  rangeAt(
    words.map(({ folded }) => folded),
    0,
  ) === null;

/** 'Omelette 3 œufs': a count of things behind a dish that is made of them. */
function isMadeOf(tokens: readonly Token[], at: number, { words }: Piece): boolean {
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
const isDash = (tokens: readonly Token[], at: number): boolean =>
  /^[-–—]$/.test(tokens[at]?.text ?? '') &&
  !(isCountAt(tokens, at - 1) && isCountAt(tokens, at + 1)) &&
  rangeAt([tokens[at - 1]?.folded ?? ''], 0) === null;

/**
 * Foods without a comma between them: '100 g rice 50 g peas', 'chicken 100 g rice 50 g', 'endives 30 g d’emmental'. The
 * next begins at its amount if the piece began with one, or if 'of' follows it; otherwise behind the amount.
 */
function isNextFood(
  tokens: readonly Token[],
  at: number,
  { words }: Piece,
  isName: IsName,
): boolean {
  const isNamed = (from: number) =>
    [1, 2, 3].some((length) => {
      const own = tokens.slice(from, from + length);
      return own.length === length && own.every(({ is }) => is === 'word') && isName(textOf(own));
    });
  const length = isCountAt(tokens, at) ? measureOf(tokens.slice(at, at + 5)) : 0;
  const next = at + length;
  if (length > 0) {
    if (!endsInName(words, isName)) return false;
    const isOf = isSmall(tokens[next]) || /^d['’]$/.test(tokens[next]?.folded ?? '');
    return isOf ? isNamed(next + 1) : measureOf(words) > 0 && isNamed(next);
  }
  // Behind an amount that itself stands behind its food.
  const last = [5, 4, 3, 2].find(
    (count) => words.length > count && measureOf(words.slice(-count)) === count,
  );
  return last !== undefined && endsInName(words.slice(0, -last), isName) && isNamed(at);
}

/** 'Cereals (40 g) milk 150 ml'. */
function isBehindWeight(
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
    [1, 2, 3].some((length) => isName(textOf(tokens.slice(at, at + length))))
  );
}

const endsInName = (words: readonly Token[], isName: IsName): boolean =>
  words.some((_, from) => isName(textOf(words.slice(from))));

/** 'Poireaux vinaigrette', 'pâtes sauce tomate': a sauce behind a food. */
function isSauceBehind(
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
function isServedWith(
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

/** 'Soupe de' with one vegetable of several. */
const SOUP_OF = /^(?:soupe|potage|velouté|crema|sopa|zuppa|vellutata|passato) d/i;

const isAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.is === 'line' && tokens[at + 1]?.is === 'line';

/** The place of the bracket that closes the one at `at`; `at` itself if none does. */
function closingOf(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let to = at; to < tokens.length; to += 1) {
    const is = tokens[to]?.is;
    depth += is === 'open' ? 1 : is === 'close' ? -1 : 0;
    if (depth === 0) return to;
  }
  return at;
}

const MOST_JOINED = 4;

/** What a word does between the words around it. */
function joinedAt(
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
  if (OR.has(folded) || folded === '/') {
    // '2 or 3 figs', and 'o' or 'u' as the bullet of a list.
    const isRange = inDigits(before) !== null && inDigits(after) !== null;
    return isRange || (words.length === 0 && folded.length === 1 && folded !== '/') ? 'word' : 'or';
  }
  // 'Omelette 3 œufs aux champignons'; but 'au four'.
  if (role === 'made' && /^(?:aux?|ai|alle)$/.test(folded) && !COOKING.has(after)) return 'with';
  if (words.length > 0 && FILLED.has(folded) && JOINERS.has(after)) return 'with';
  if (!JOINERS.has(folded)) return 'word';
  if ([before, folded].some((word) => PAIRS.has(`${word}_${after}`))) return 'word';
  // 'Tomato and basil soup' is one dish; 'bread and tomato soup' are two, since a tomato soup is known.
  const dish = tokens[at + 2];
  const isSoup = dish?.folded === 'soup';
  const isOf = (isSoup || words.length === 1) && dish?.is === 'word' && DISHES.has(dish.folded);
  const inside = isSoup ? IN_SOUPS : FILLINGS;
  const isSalad = dish?.folded === 'salad';
  const isOne = inside.has(before) && !isSalad;
  const isFoodEach = isSalad && isName(next?.text ?? '') && endsInName(words, isName);
  const isKnown = isName(`${next?.text} ${dish?.text}`) || words.length > 1 || isFoodEach;
  if (isOf && next && (isOne || !isKnown)) return 'word';
  // 'Garbanzos (150 g cocidos) con espinacas (100 g)': each has its own weight.
  return brackets.length === 0 && isOneName(tokens, at, words, isName) ? 'word' : 'with';
}

/** Whether the words around a joiner are the name of one food: 'café con leche'. */
function isOneName(tokens: readonly Token[], at: number, words: readonly Token[], isName: IsName) {
  const behind: Token[] = [];
  for (let to = at + 1; to < tokens.length && behind.length < 3; to += 1) {
    const token = tokens[to];
    if (!token || !isWord(token)) break;
    behind.push(token);
    for (let from = Math.max(0, words.length - MOST_JOINED); from < words.length; from += 1)
      if (isName(textOf([...words.slice(from), ...tokens.slice(at, at + 1), ...behind])))
        return true;
  }
  return false;
}

/** The words without the dash or the number of a list item. */
function withoutBullet(words: Token[]): Token[] {
  const [first, ...others] = words;
  if (!first || !/^(?:[-–—*>•]{1,3}|\d{1,2}[.)]|[ou])$/.test(first.text)) return words;
  first.kind = 'joiner';
  return others;
}
