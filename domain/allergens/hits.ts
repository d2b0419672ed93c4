import { remembered } from '../remembered.ts';
import { claimsIn, clear, negatedIn, reachingIn } from './claims.ts';
import { tokensOf } from './fold.ts';
import type { Food } from './groups.ts';
import { lexicon } from './lexicon.ts';
import { isMeatless, isOfOtherAnimal } from './meatless.ts';
import type { How, Lexicon, Pair } from './phrases.ts';
import { type Read, readUnits } from './reading.ts';

/**
 * A word of a text that names an food or usually contains one, after claims such as 'nut-free' were
 * applied.
 */
export interface Hit {
  readonly from: number;
  readonly to: number;
  readonly foods: ReadonlyMap<Food, How>;
  /** As it is written in the list. */
  readonly word: string;
  /** The number of the alternative that it belongs to: 'chicken or yogurt'. */
  readonly choice: number;
}

/** The foods that a text names. */
export const hitsIn = remembered((text: string): readonly Hit[] => read(text, lexicon()), 400);

function read(text: string, words: Lexicon): Hit[] {
  const units = readUnits(text, words);
  const negated = negatedIn(units);
  for (const pair of words.pairs) clearPairs(units, pair, negated);
  const claims = claimsIn(units, negated);
  const reaching = reachingIn(units);
  for (const claim of claims) clear(units, claim, reaching);
  clearMeatless(text, units);
  const choices = choicesOf(units, text);
  return units
    .map((unit, at) => ({ ...unit, choice: choices[at] ?? 0 }))
    .filter(({ foods, claimed }) => foods.size > 0 && !claimed)
    .map(({ from, to, foods, entries, choice }) => ({
      choice,
      from,
      to,
      foods,
      word: entries.find((entry) => entry.foods.size > 0)?.word ?? text.slice(from, to),
    }));
}

const OR = /^(?:or|oder|ou|o|oppure|u|ya|या|أو|veya|yahut|lub|albo|или|либо|或)$/u;

/**
 * The number of the alternative of each unit. In 'chicken with rice or yogurt' the chicken may come with either,
 * but not in 'chicken with rice or yogurt with fruit'.
 */
function choicesOf(units: readonly Read[], text: string): number[] {
  const begins = units.flatMap(({ from, words }, at) => {
    const between = text.slice(units[at - 1]?.to ?? from, from);
    return OR.test(words[0] ?? '') || /\s\/\s/u.test(between) ? [at] : [];
  });
  const isAccompanied = (from = 0, to = units.length) =>
    units.slice(from, to).some(({ roles }) => roles.has('soft'));
  const apart = begins.filter(
    (at, nth) => !isAccompanied(begins[nth - 1], at) || isAccompanied(at, begins[nth + 1]),
  );
  return units.map((_, at) => apart.filter((from) => from <= at).length);
}

// Tofu ‘chicken’
const QUOTED = /^['‘’"“”„].*['‘’"“”]$/su;

/** 'Tofu sausages' are no meat, and 'beef sausages' no pork. */
function clearMeatless(text: string, units: readonly Read[]): void {
  const meats = units.filter(({ foods }) => foods.has('meat'));
  if (meats.length === 0) return;
  const tokens = tokensOf(text);
  const porkAt = new Set(meats.filter(({ foods }) => foods.has('pork')).map(({ from }) => from));
  const isPork = (index: number) => porkAt.has(tokens[index]?.from ?? -1);
  for (const { from, to, glued, foods } of meats) {
    const at = tokens.findIndex((token) => token.from === from);
    if (isMeatless(tokens, at) || QUOTED.test(text.slice(from - 1, to + 1))) foods.delete('meat');
    if (!foods.has('meat') || isOfOtherAnimal(tokens, at, isPork)) foods.delete('pork');
    // 'Putenschinken'
    const first = units[units.findIndex((unit) => unit.foods === foods) - 1];
    if (glued && first?.foods.has('meat') && !first.foods.has('pork')) foods.delete('pork');
  }
}

/** In 'oat milk' and 'lait de coco' the pair as a whole is not milk. */
function clearPairs(units: readonly Read[], pair: Pair, negated: ReadonlySet<Read>): void {
  units.forEach((unit, index) => {
    const word = unit.words.at(-1) ?? '';
    // 'coconut Greek yogurt' is Greek yogurt with coconut, not a pair.
    if (!pair.headFirst && !unit.words.every((each) => pair.head.has(each))) return;
    if (!unit.foods.has(pair.clears) || !pair.head.has(word) || unit.words.length > 3) return;
    const step = pair.headFirst ? 1 : -1;
    let at = index + step;
    const near = () => {
      const right = pair.headFirst ? units[at] : units[at + 1];
      return right?.gap === 'none' ? units[at] : undefined;
    };
    while (near()?.roles.has('filler')) at += step;
    const other = near();
    if (!other || (pair.needsFiller && at === index + step)) return;
    if (other.roles.has('vegan') && negated.has(other)) return;
    const said = pair.headFirst ? other.words : other.words.slice(-1);
    if (!said.some((each) => pair.of.has(each))) return;
    unit.foods.delete(pair.clears);
    if (pair.clears === 'meat') unit.foods.delete('pork');
  });
}
