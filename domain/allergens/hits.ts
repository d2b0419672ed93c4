import type { Allergen } from './allergens.ts';
import { claimsIn, clear, negatedIn, reachingIn } from './claims.ts';
import { type How, type Lexicon, lexicon, type Pair } from './lexicon.ts';
import { type Read, readUnits } from './reading.ts';

/**
 * A word of a text that names an allergen or usually contains one, after claims such as 'nut-free' were
 * applied.
 */
export interface Hit {
  readonly from: number;
  readonly to: number;
  readonly allergens: ReadonlyMap<Allergen, How>;
  /** As it is written in the list. */
  readonly word: string;
}

const KEPT = 400;
const kept = new Map<string, readonly Hit[]>();

/** The allergens that a text names. Results are cached. */
export function hitsIn(text: string): readonly Hit[] {
  const before = kept.get(text);
  if (before) return before;
  const hits = read(text, lexicon());
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, hits);
  return hits;
}

function read(text: string, words: Lexicon): Hit[] {
  const units = readUnits(text, words);
  const negated = negatedIn(units);
  for (const pair of words.pairs) clearPairs(units, pair, negated);
  const claims = claimsIn(units, negated);
  const reaching = reachingIn(units);
  for (const claim of claims) clear(units, claim, reaching);
  return units
    .filter(({ allergens, claimed }) => allergens.size > 0 && !claimed)
    .map(({ from, to, allergens, entries }) => ({
      from,
      to,
      allergens,
      word: entries.find((entry) => entry.allergens.size > 0)?.word ?? text.slice(from, to),
    }));
}

/** In 'oat milk' and 'lait de coco' the pair as a whole is not milk. */
function clearPairs(units: readonly Read[], pair: Pair, negated: ReadonlySet<Read>): void {
  units.forEach((unit, index) => {
    const word = unit.words.at(-1) ?? '';
    // 'coconut Greek yogurt' is Greek yogurt with coconut, not a pair.
    if (!pair.headFirst && !unit.words.every((each) => pair.head.has(each))) return;
    if (!unit.allergens.has(pair.clears) || !pair.head.has(word) || unit.words.length > 3) return;
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
    if (said.some((each) => pair.of.has(each))) unit.allergens.delete(pair.clears);
  });
}
