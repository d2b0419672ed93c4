import { amountAgain, halfAt, isCount, isCountAt, isSmall } from './amountAt.ts';
import {
  aheadOf,
  type IsName,
  isBehindWeight,
  isCheese,
  isDash,
  isMadeOf,
  isNextFood,
  isOnSalad,
  isSauceBehind,
  isServedWith,
  joinedAt,
  type Piece,
  SANDWICH,
} from './cellJoints.ts';
import { isWord, mark, type Token, tokensOf } from './cellTokens.ts';
import { isBread } from './dishes.ts';
import { groupOf } from './foods.ts';
import { AND, EXAMPLE_OF, FILLED, NOTES, RAW, SERVED } from './joiners.ts';
import { inDigits, rangeAt } from './numbers.ts';

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
    } else if (token.is === 'heading' || isHeadingDash(tokens, at, piece)) {
      mark([token], 'joiner');
      const isFilled = FILLED.has(piece.words.at(-1)?.folded ?? '');
      const isRaw = piece.brackets.flat().some(({ folded }) => RAW.test(folded));
      // 'Galettes (140 g) garnies: 1 œuf', 'ensalada de quinoa (60 g cruda): pepino', 'sandwich: ham'
      if ((isFilled && piece.brackets.length > 0) || isRaw || lacksBread(tokens, at)) {
        if (isFilled) mark(piece.words.splice(-1), 'joiner');
        end({ after: 'with', isBeside: !isRaw });
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
          end({ isOr: true, isExample: EXAMPLE_OF.test(token.folded) });
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

/** 'Tuna sandwich - 2 slices bread, 1 tin tuna' */
const isHeadingDash = (tokens: readonly Token[], at: number, piece: Piece): boolean =>
  isDash(tokens, at) &&
  isCountAt(tokens, at + 1) &&
  piece.words.some(({ folded }) => SANDWICH.test(folded)) &&
  isBare(piece);

/** Whether a sandwich is headed whose bread nobody names: 'Sandwich: ham, lettuce'. */
function lacksBread(tokens: readonly Token[], at: number): boolean {
  const own = tokens.slice(at + 1);
  const end = own.findIndex(({ is }) => is === 'line');
  const inside = own.slice(0, end < 0 ? undefined : end);
  return SANDWICH.test(tokens[at - 1]?.folded ?? '') && !inside.some((token) => isBread([token]));
}

const fresh = (): Piece => ({
  words: [],
  brackets: [],
  heading: [],
  isOr: false,
  isExample: false,
  after: null,
  isBeside: false,
  isInside: false,
});

const isBare = ({ words, brackets }: Piece): boolean =>
  brackets.length === 0 &&
  rangeAt(
    words.map(({ folded }) => folded),
    0,
  ) === null;

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

/** The words without the dash or the number of a list item. */
function withoutBullet(words: Token[]): Token[] {
  const [first, ...others] = words;
  if (!first || !/^(?:[-–—*>•]{1,3}|\d{1,2}[.)]|[ou])$/.test(first.text)) return words;
  first.kind = 'joiner';
  return others;
}

const ALIKE = 2;

/** 'Skyr / 1 apple / 20 g nuts': things from so many shelves are no choice, as 'apple / pear / banana' is one. */
function areSlashesCommas(tokens: readonly Token[]): boolean {
  const cuts = tokens.flatMap(({ folded }, at) => (folded === '/' ? [at] : []));
  if (cuts.length < ALIKE) return false;
  const parts = [-1, ...cuts].map((from, nth) => tokens.slice(from + 1, cuts[nth]));
  const shelves = new Set(parts.map((part) => groupOf(part.map(({ text }) => text).join(' '))));
  shelves.delete('other');
  return shelves.size > ALIKE;
}
