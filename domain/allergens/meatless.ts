import type { Token } from './fold.ts';
import { lexicon } from './lexicon.ts';
import type { Role } from './phrases.ts';
import {
  CUTS,
  OF_ANIMALS,
  OF_IN_POLISH,
  OF_THEM,
  OTHER_ANIMALS,
  OTHER_FOODS,
  PLANTS,
  POTS,
  SAID_MEATLESS,
  SAUSAGES,
  SHAPES,
  THEIR_NAMES,
  VEGETABLES,
} from './words/meatless.ts';

// Names in a meal that look like meat but are not, or are meat of another animal.

/** Whether the word at a place has a role, such as 'vegan' or 'without'. */
export const roleIn =
  (tokens: readonly Token[]) =>
  (index: number, role: Role): boolean =>
    lexicon()
      .beginningWith(tokens[index]?.word ?? '')
      .some(({ entry, words }) => words.length === 1 && entry.roles.has(role));

const oneOf = (words: string, ending = 's?'): RegExp =>
  new RegExp(`^(?:${words.split(/[,\s]+/u).join('|')})${ending}$`, 'u');
const beginning = (words: string): RegExp =>
  new RegExp(`^(?:${words.split(/[,\s]+/u).join('|')})`, 'u');

const MEATLESS = oneOf(SAID_MEATLESS);
const SHAPED = beginning(SHAPES);
const CUT = beginning(CUTS);
const OF_PLANTS = oneOf(PLANTS);
const OF_VEGETABLES = oneOf(VEGETABLES);
const OF_OTHER_FOODS = oneOf(OTHER_FOODS);
const SUBSTITUTE = oneOf('substitute alternative replacement ersatz');
// A 'Gemüsehackpfanne' contains both vegetables and mince.
const OF_PLANTS_WITHIN = new RegExp(
  `^(?!gemusehack)(?:${`${PLANTS} linsen sellerie grunkern veggie bean`.split(' ').join('|')})(?:${`${SHAPES} ${CUTS}`.split(' ').join('|')})`,
  'u',
);
const DISHES = oneOf(POTS);

const THEY = beginning(`${OTHER_FOODS} ${THEIR_NAMES}`);

/** The place of the word behind 'of' and the like: that of 'dinde' in 'jambon de dinde'. */
function ofWhat(tokens: readonly Token[], at: number): number | undefined {
  let next = at + 1;
  const word = (index: number) =>
    tokens[index]?.gap === 'none' ? (tokens[index]?.word ?? '') : '';
  while (
    OF_THEM.test(word(next)) ||
    (/^ze?$/u.test(word(next)) && OF_IN_POLISH.test(word(next + 1)))
  )
    next++;
  return next > at + 1 && word(next) !== '' ? next : undefined;
}

const before = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.gap === 'none' ? (tokens[at - 1]?.word ?? '') : '';
const behind = (tokens: readonly Token[], at: number): string =>
  tokens[at + 1]?.gap === 'none' ? (tokens[at + 1]?.word ?? '') : '';

/** 'Vegan sausage', 'tofu sausage', 'Tofuwurst' and 'meat-free mince' are not meat. */
export function isMeatless(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (OF_PLANTS_WITHIN.test(word) || word.endsWith('ersatz')) return true;
  if (THEY.test(tokens[ofWhat(tokens, at) ?? -1]?.word ?? '')) return true;
  const next = behind(tokens, at);
  if (SUBSTITUTE.test(next) || (next === 'style' && OF_PLANTS.test(behind(tokens, at + 1))))
    return true;
  const first = before(tokens, at);
  if (first === '') return false;
  if (MEATLESS.test(first) || roleIn(tokens)(at - 1, 'vegan')) return true;
  const two = `${before(tokens, at - 1)} ${first}`;
  if (/^(?:plant based|meat free)$/u.test(two)) return true;
  if (first === 'malai' && word.startsWith('kofta')) return true;
  if (SHAPED.test(word)) return OF_OTHER_FOODS.test(first);
  if (!CUT.test(word) || !OF_PLANTS.test(first)) return false;
  return !OF_VEGETABLES.test(first) || !DISHES.test(behind(tokens, at));
}

const ANIMALS = beginning(OTHER_ANIMALS);
const ADJECTIVES = beginning(OF_ANIMALS);
const NO_ANIMAL = /^(?:porcini|tavukgogsu|drobn)/u;
const OF_ANY_ANIMAL = beginning(`${SHAPES} ${SAUSAGES}`);
const OF_TURKEY_OR_BEEF = oneOf('bacon ham pepperoni salami pastrami');

/**
 * 'Beef sausages' are not pork, and 'chicken burgers' are not beef; 'chicken bacon wrap' may contain both.
 */
export function isOfOtherAnimal(
  tokens: readonly Token[],
  at: number,
  isMeant: (index: number) => boolean,
): boolean {
  const word = tokens[at]?.word ?? '';
  const isOther = (index: number) =>
    ANIMALS.test(tokens[index]?.word ?? '') &&
    !NO_ANIMAL.test(tokens[index]?.word ?? '') &&
    !isMeant(index);
  const isHead = OF_ANY_ANIMAL.test(word);
  const next = behind(tokens, at);
  if (isOther(ofWhat(tokens, at) ?? -1) || (isHead && ADJECTIVES.test(next))) return true;
  if (before(tokens, at) === '' || !isOther(at - 1)) return false;
  if (isHead) return !DISHES.test(next);
  return (
    /^(?:turkey|beef)$/u.test(before(tokens, at)) && OF_TURKEY_OR_BEEF.test(word) && next !== 'club'
  );
}

const OTHER_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^pineapple/u, /^apple/u],
  [/^grapefruit/u, /^grape/u],
  [/^honeydew/u, /^honey/u],
  [/^(?:breadfruit|sweetbread)/u, /^bread/u],
  [/^gooseberr/u, /^goose/u],
  [/^liverwort/u, /^liver/u],
  [/^fleischtomate/u, /^fleisch/u],
];

/** A pineapple is not an apple. */
export const isOtherWord = (word: string, form: string): boolean =>
  OTHER_WORDS.some(([whole, part]) => whole.test(word) && part.test(form));
