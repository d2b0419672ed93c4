import { type Token, tokensOf } from './fold.ts';
import { type Meant, meantBesides, type Wanted, wantedFor } from './generalWords.ts';
import { lexicon, type Role } from './lexicon.ts';
import type { Mark, OwnWord } from './mark.ts';
import { oneSlipApart } from './typos.ts';

interface Looked extends Meant {
  readonly word: Wanted;
}

const looked = new Map<string, Looked>();

function lookedFor(ownWord: OwnWord): Looked {
  const before = looked.get(ownWord);
  if (before) return before;
  const made = { word: wantedFor(ownWord), ...meantBesides(ownWord) };
  if (looked.size > 500) looked.clear();
  looked.set(ownWord, made);
  return made;
}

/** Where a text has one of the words, in any form, in a compound, or with a slip; 'no okra' is none. */
export function ownMarksIn(
  text: string,
  ownWords: readonly OwnWord[],
  how: 'own' | 'disliked',
): Mark[] {
  if (ownWords.length === 0) return [];
  const tokens = tokensOf(text);
  const role = (index: number, each: Role) =>
    lexicon()
      .phrases.get(tokens[index]?.word ?? '')
      ?.some(({ entry, words }) => words.length === 1 && entry.roles.has(each)) === true;
  // 'Vegan sausage', 'tofu sausage' and 'Tofuwurst' are no meat.
  const isMeatless = (at: number) => {
    const word = tokens[at]?.word ?? '';
    if (OF_PLANTS_WITHIN.test(word)) return true;
    const before = tokens[at]?.gap === 'hard' ? '' : (tokens[at - 1]?.word ?? '');
    if (OF_PLANTS.test(before) && SHAPED.test(word)) return true;
    if (before === 'malai' && word.startsWith('kofta')) return true;
    return before !== '' && (role(at - 1, 'vegan') || MEATLESS.test(before));
  };
  return ownWords.flatMap((ownWord) => {
    const { word, besides, isMeat } = lookedFor(ownWord);
    return tokens.flatMap((token, at): Mark[] => {
      const found = standsAt(tokens, at, word)
        ? word
        : besides.find((wanted) => standsAt(tokens, at, wanted));
      const last = found && tokens[at + found.length - 1];
      if (!found || !last) return [];
      if (isMeat && isMeatless(at)) return [];
      if ((isMeat || found !== word) && isOtherThing(tokens, at)) return [];
      const next = at + found.length;
      const without = token.gap !== 'hard' && role(at - 1, 'without');
      const free = tokens[next]?.gap === 'none' && role(next, 'free');
      if (without || free) return [];
      return [{ from: token.from, to: last.to, ownWord, how, because: ownWord }];
    });
  });
}

const MEATLESS =
  /^(?:vegetarian|veggie|meatless|vegetarische[rsn]?|vegetariano?a?|vegetarien(?:ne)?|beyond)$/u;
// What meat is shaped to, and what it is often made of instead.
const SHAPES =
  `fleisch|meat|mince|hack|wurst|sausage|hot|kebab|kofta|burger|hamburger|steak|bolognese|stroganoff|frikadelle|bulette|
  schnitzel|doner|gulasch|chorizo|salami|jerky|gyros`.replaceAll(/\s/gu, '');
const PLANTS = `tofu|tempeh|seitan|quorn|soya?|soja|vegetable|veg|gemuse|fruit|frucht|coconut|kokos|nut|jackfruit|falafel|paneer|lauki`;
const SHAPED = new RegExp(`^(?:${SHAPES})`, 'u');
const OF_PLANTS = new RegExp(`^(?:${PLANTS})s?$`, 'u');
// A 'Gemüsehackpfanne' is of both.
const OF_PLANTS_WITHIN = new RegExp(
  `^(?!gemusehack)(?:${PLANTS}|linsen|sellerie|grunkern)(?:${SHAPES})`,
  'u',
);
// 'Beef tomato', 'lamb's lettuce', 'noix de cajou': what only begins like what is meant.
const OTHER_THINGS: readonly (readonly [RegExp, RegExp])[] = [
  [/^beef$/u, /^tomato(?:es)?$/u],
  [/^lamb$/u, /^(?:s|lettuce)$/u],
  [/^chicken$/u, /^(?:of)$/u],
  [/^(?:duck|goose|quail)$/u, /^eggs?$/u],
  [/^(?:noix|nuez|nueces|noce|noci)$/u, /^(?:de|du|di|del|moscada|moscata)$/u],
  [/^جوز$/u, /^(?:هند|الهند|طيب|الطيب)$/u],
];

const isOtherThing = (tokens: readonly Token[], at: number): boolean =>
  /^(?:gooseberr|fleischtomate)/u.test(tokens[at]?.word ?? '') ||
  OTHER_THINGS.some(
    ([first, second]) =>
      first.test(tokens[at]?.word ?? '') &&
      tokens[at + 1]?.gap === 'none' &&
      second.test(tokens[at + 1]?.word ?? ''),
  );

function standsAt(tokens: readonly Token[], at: number, wanted: Wanted): boolean {
  return (
    wanted.length > 0 &&
    wanted.every((set, index) => {
      const found = tokens[at + index];
      if (!found || (index > 0 && found.gap === 'hard')) return false;
      return set.has(found.word) || (wanted.length === 1 && isNear(found.word, set));
    })
  );
}

const COMPOUND = 5;
const TYPO = 7;

/** Part of a compound ('Pilzrisotto'), or one slip away from a long word. */
function isNear(word: string, set: ReadonlySet<string>): boolean {
  const [itself = ''] = set;
  for (const form of set) {
    if (form.length >= COMPOUND && word.length >= form.length + 3)
      if (word.startsWith(form) || word.endsWith(form)) return true;
    // Of a short word a form and a slip make something else: of 'pollo' the pollen.
    const isLong = form.length >= TYPO && itself.length >= TYPO - 1 && word.length >= TYPO - 1;
    if (isLong && oneSlipApart(word, form)) return true;
  }
  return false;
}
