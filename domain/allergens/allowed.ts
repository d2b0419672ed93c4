import { lexicon } from './lexicon.ts';
import { meantBesides } from './ownWords.ts';
import { unitsOf } from './units.ts';
import { IS_HOW_THEY_EAT } from './words/profiles.ts';

// A statement that a customer does eat something is left out only if every word of it is understood. Any
// other word, as in 'partly fine', 'one egg a week' or 'deathly allergic', keeps the statement, and its food
// is looked for in meals.

const SENTENCES = /(?<=[.!?؟।])\s+|[\n\r]+/u;
const CLAUSES = /[,;()]|\s[-–—]\s/u;
// 'But' begins a new clause after a statement about what is eaten or not: 'nuts but peanuts are fine' may
// mean all nuts except peanuts.
const BEFORE_BUT =
  /((?:(?<!\p{L})(?:no|not|without|avoids?|free|eats?|loves?|likes?|vegetarian|vegan|pescatarian|ohne|keine?)(?!\p{L})|n['’]t\b|allerg|intoleran|coeliac|celiac)[^,;()]{0,80}?)\s(?=(?:but|though|however|aber|mais|pero)\s)/giu;
const BUT = /^(?:but|though|however|aber|mais|pero) /u;
const IS = '(?:is|are|sind|ist|sont|est|son|es)';
const FINE =
  '(?:fine|ok|okay|allowed|tolerated|no (?:problem|issue)|not a problem|in ordnung|erlaubt|kein problem)';

const ALLOWS: readonly RegExp[] = [
  new RegExp(
    `^(.+?) (?:${IS} )?(?:(?:also|all|both) )?${FINE}(?: now)?(?: (?:for|with) (?:me|her|him|us))?$`,
    'u',
  ),
  /^(?:(?:i have|she has|he has|has) )?no (?:problems?|issues?|trouble) with (.+)$/u,
  /^(?:(?:and|she|he) )?(?:also )?(?:eats|loves|likes|enjoys|tolerates) (.+)$/u,
  /^(?:i|we|they) (?:also )?(?:eat|love|like|enjoy|tolerate) (.+)$/u,
  /^(?:(?:i|we|she|he|they) )?can (?:also )?(?:have|eat|tolerate) (.+)$/u,
  /^(?:(?:i am|she is|he is) )?not (?:allergic|intolerant) to (.+)$/u,
  /^(?:(?:i have|she has|he has|has) )?no (?:(?:known|food) )*(?:allergies|allergy|intolerances?) to (.+)$/u,
];
const NO_ALLERGIES =
  /^(?:(?:i have|she has|he has|has|there are) )?no (?:(?:known|food|other|dietary) )*(?:allergies|allergy|intolerances?|restrictions?|dislikes)(?: (?:and|or) (?:intolerances?|restrictions?))?(?: (?:known|to report|to date|so far|(?:as far as|that) i know(?: of)?))?$|^(?:keine|ingen|aucune|sin|ninguna|nessuna) (?:bekannten |kjente )?(?:allergien|allergier|allergie|alergias?|allergia)(?: (?:connue|conocidas?|nota))?$|^not allergic to anything$/u;
// 'A severe nut allergy' is understood in the same way as 'a nut allergy'.
const HOW_BAD =
  '(?:(?:an?|very|severe(?:ly)?|serious|mild(?:ly)?|bad|strong(?:ly)?|known|confirmed) )*';
const AVOIDS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:i|we|she|he|they) )?(?:no|without|avoids?|cannot (?:eat|have)|can['’]?t (?:eat|have)|do not eat|does not eat|(?:(?:am|is) )?${HOW_BAD}allergic to) ${HOW_BAD}(.+)$`,
    'u',
  ),
  /^(.+?) (?:is|are)(?:n['’]t| not)(?: (?:fine|ok|okay|allowed))?$/u,
  new RegExp(
    `^(?:(?:i have|(?:she |he )?has) )?${HOW_BAD}(.+?)(?:[ -]free| (?:allergy|allergic|intolerance|intolerant|sensitivity))?$`,
    'u',
  ),
];
const IS_COELIAC =
  /^(?:(?:i have|i am|(?:she |he )?(?:has|is)) )?(?:a )?(?:coeliac|celiac)(?: disease)?$/u;
// '(Severe)' after an allergy adds nothing; after 'loves nuts' it might.
const HOW_BAD_BEHIND =
  /((?:allerg|intoleran)[^(),.;]{0,40})\((?:severe|mild|anaphyla\w{1,5}|life-threatening)\)/giu;

/** A text without what the customer does eat: 'Seeds and peanuts are fine', 'No allergies to nuts'. */
export function withoutAllowed(text: string): string {
  const sentences = text.split(SENTENCES).filter((sentence) => sentence.trim() !== '');
  // 'Loves nuts. Deathly allergic.': a later sentence may contradict an earlier one.
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
    .replaceAll(HOW_BAD_BEHIND, '$1')
    .replaceAll(BEFORE_BUT, '$1;')
    .split(CLAUSES)
    .map((clause) => clause.trim().replace(/[.!]{1,3}$/u, ''))
    .filter(Boolean);

const isAllowed = (clause: string): boolean =>
  NO_ALLERGIES.test(folded(clause)) || saysOfFoods(clause, ALLOWS);

const isClear = (clause: string): boolean =>
  isAllowed(clause) ||
  IS_HOW_THEY_EAT.test(clause.trim()) ||
  IS_COELIAC.test(folded(clause)) ||
  saysOfFoods(clause, AVOIDS);

const folded = (clause: string): string =>
  clause.toLowerCase().replaceAll(/\s+/gu, ' ').replace(BUT, '');

const saysOfFoods = (clause: string, forms: readonly RegExp[]): boolean =>
  forms.some((form) => isOfFoods(form.exec(folded(clause))?.[1] ?? ''));

const PLAIN_FOOD = /^(?:seeds?|fruits?|vegetables|rice|potatoes|coconut)$/u;
const JOINS = /^(?:and|or)$/u;

/** Whether a text consists only of foods whose names are in the lists. */
function isOfFoods(text: string): boolean {
  if (!/^[\p{L}\p{M} &'’-]+$/u.test(text)) return false;
  const units = unitsOf(text, lexicon()).filter(({ words }) => !JOINS.test(words.join(' ')));
  return (
    units.length > 0 &&
    units.every(
      ({ words, entries }) =>
        (entries.length > 0 &&
          entries.every(
            ({ roles, foods }) => roles.size === 0 && [...foods.values()].includes('names'),
          )) ||
        PLAIN_FOOD.test(words.join(' ')) ||
        meantBesides(words.join(' ')).isMeat,
    )
  );
}
