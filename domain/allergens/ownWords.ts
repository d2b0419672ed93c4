import { tokensOf } from './fold.ts';
import { hitsIn } from './hits.ts';
import { lexicon } from './lexicon.ts';
import type { Mark, OwnWord } from './mark.ts';
import { isMeatless, isOfOtherAnimal, roleIn } from './meatless.ts';
import { foundAt, soughtFor } from './sought.ts';
import { unitsOf } from './units.ts';

// 'Noix de cajou' and 'nuez moscada' only begin like a walnut.
const OF_ANOTHER = /^(?:de|du|di|del|moscada|moscata|هند|طيب)$/u;

/**
 * Where a text contains one of the words, in any form, in a compound, or with a spelling slip; 'no okra' does
 * not count.
 */
export function ownMarksIn(
  text: string,
  ownWords: readonly OwnWord[],
  how: 'own' | 'disliked',
): Mark[] {
  if (ownWords.length === 0) return [];
  const tokens = tokensOf(text);
  const role = roleIn(tokens);
  // 'Beef tomato' is no beef.
  const others = unitsOf(text, lexicon()).filter(
    ({ words, entries }) => words.length > 1 && entries.some(({ harmless }) => harmless),
  );
  const isHarmless = (from: number) => others.some((unit) => unit.from <= from && from < unit.to);
  return ownWords.flatMap((ownWord) => {
    const sought = soughtFor(ownWord);
    const { group } = sought;
    if (group)
      return hitsIn(text)
        .filter(({ foods }) => foods.has(group) || (group !== 'alcohol' && foods.has('gelatine')))
        .map(({ from, to, word }): Mark => ({ from, to, ownWord, how, because: word }));
    const isMeant = (index: number) => foundAt(tokens, index, sought) !== undefined;
    return tokens.flatMap((token, at): Mark[] => {
      const found = foundAt(tokens, at, sought);
      const last = found && tokens[at + found.length - 1];
      if (!last) return [];
      if (sought.isMeat && (isMeatless(tokens, at) || isOfOtherAnimal(tokens, at, isMeant)))
        return [];
      if (sought.isMeat && isHarmless(token.from)) return [];
      if (!found.isOwn && OF_ANOTHER.test(tokens[at + 1]?.word ?? '')) return [];
      const next = at + found.length;
      const without = token.gap !== 'hard' && role(at - 1, 'without');
      const free = tokens[next]?.gap === 'none' && role(next, 'free');
      if (without || free) return [];
      return [{ from: token.from, to: last.to, ownWord, how, because: ownWord }];
    });
  });
}
