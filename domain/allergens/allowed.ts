import { meantBesides } from './generalWords.ts';
import { lexicon } from './lexicon.ts';
import { unitsOf } from './units.ts';

// What somebody says they eat is left out only where every word of it is understood. A word too many,
// as in 'partly fine', 'one egg a week' or 'deathly allergic', keeps it: it is looked for in meals.

const SENTENCES = /(?<=[.!?؟।])\s+|[\n\r]+/u;
const CLAUSES = /[,;()]|\s[-–—]\s/u;

/** Each with its foods as what it captures. */
const ALLOWS: readonly RegExp[] = [
  /^(.+?) (?:(?:is|are) )?(?:(?:also|all|both) )?(?:fine|ok|okay|allowed|tolerated)(?: (?:for|with) (?:me|her|him|us))?$/u,
  /^(?:(?:and|she|he) )?(?:also )?(?:eats|loves|likes|enjoys|tolerates) (.+)$/u,
  /^(?:i|we|they) (?:also )?(?:eat|love|like|enjoy|tolerate) (.+)$/u,
  /^(?:(?:i|we|she|he|they) )?can (?:also )?(?:have|eat|tolerate) (.+)$/u,
  /^(?:(?:i am|she is|he is) )?not (?:allergic|intolerant) to (.+)$/u,
  /^(?:(?:i have|she has|he has|has) )?no (?:(?:known|food) )*(?:allergies|allergy|intolerances?) to (.+)$/u,
];
const NO_ALLERGIES =
  /^(?:(?:i have|she has|he has|has|there are) )?no (?:(?:known|food|other|dietary) )*(?:allergies|allergy|intolerances?|restrictions?|dislikes)(?: (?:and|or) (?:intolerances?|restrictions?))?(?: (?:known|to report|to date|so far))?$/u;
const AVOIDS: readonly RegExp[] = [
  /^(?:(?:i|we|she|he|they) )?(?:no|without|avoids?|cannot (?:eat|have)|can['’]?t (?:eat|have)|do not eat|does not eat|(?:(?:am|is) )?allergic to) (.+)$/u,
  /^(.+?)(?:[ -]free| allergy| intolerance)?$/u,
];

/** A text without what it says somebody does eat: 'Seeds and peanuts are fine', 'No known allergies to nuts'. */
export function withoutAllowed(text: string): string {
  const sentences = text.split(SENTENCES).filter((sentence) => sentence.trim() !== '');
  // 'Loves nuts. Deathly allergic.': what comes behind may take it back.
  const lastUnclear = sentences.findLastIndex((sentence) => !clausesOf(sentence).every(isClear));
  return sentences
    .map((sentence, at) =>
      at <= lastUnclear
        ? sentence
        : clausesOf(sentence)
            .filter((clause) => !isAllowed(clause))
            .join(', '),
    )
    .filter(Boolean)
    .join('\n');
}

const clausesOf = (sentence: string): string[] =>
  sentence
    .split(CLAUSES)
    .map((clause) => clause.trim().replace(/[.!]{1,3}$/u, ''))
    .filter(Boolean);

const isAllowed = (clause: string): boolean =>
  NO_ALLERGIES.test(folded(clause)) || saysOfFoods(clause, ALLOWS);

const isClear = (clause: string): boolean => isAllowed(clause) || saysOfFoods(clause, AVOIDS);

const folded = (clause: string): string => clause.toLowerCase().replaceAll(/\s+/gu, ' ');

const saysOfFoods = (clause: string, forms: readonly RegExp[]): boolean =>
  forms.some((form) => isOfFoods(form.exec(folded(clause))?.[1] ?? ''));

const PLAIN_FOOD = /^(?:seeds?|fruits?|vegetables|rice|potatoes)$/u;
const JOINS = /^(?:and|or)$/u;

/** Nothing but foods that the lists know by name. */
function isOfFoods(text: string): boolean {
  if (!/^[\p{L}\p{M} &'’-]+$/u.test(text)) return false;
  const units = unitsOf(text, lexicon()).filter(({ words }) => !JOINS.test(words.join(' ')));
  return (
    units.length > 0 &&
    units.every(
      ({ words, entries }) =>
        (entries.length > 0 &&
          entries.every(
            ({ roles, allergens }) => roles.size === 0 && [...allergens.values()].includes('names'),
          )) ||
        PLAIN_FOOD.test(words.join(' ')) ||
        meantBesides(words.join(' ')).isMeat,
    )
  );
}
