import type { PlanInput } from './planSchema.ts';

/** A customer, by what stands in a text that names them. */
type Person = { readonly name: string; readonly email: string };

/** Scripts that leave no blank between words: a name stands in the middle of them. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What finds a name in a text that is in NFD, with or without accents and the 's of a possessive. */
function pattern(name: string): string {
  const letters = [...folded(name)].map((letter) => `${escaped(letter)}\\p{M}*`).join('');
  return WITHOUT_BLANKS.test(name)
    ? letters
    : `(?<![\\p{L}\\p{N}])${letters}(?:['’]s)?(?![\\p{L}\\p{N}])`;
}

/** The whole name, its parts, and the address; the longest first. A single letter is nobody's name. */
function namesOf({ name, email }: Person): string[] {
  const whole = name.trim();
  const parts = whole.split(/[\s.,-]+/u).filter((part) => [...part].length > 1);
  return [email.trim(), whole, ...parts]
    .filter((each) => [...each].length > 1)
    .toSorted((one, other) => other.length - one.length);
}

const finder = (person: Person): RegExp | null => {
  const names = namesOf(person);
  return names.length === 0 ? null : new RegExp(names.map(pattern).join('|'), 'giu');
};

/** Words that stood before a name and mean nothing without it. */
const LEFT_AT_END =
  /(?<![\s–—:,;|/·&+-])[\s–—:,;|/·&+-]+$|(?:^|\s)(?:for|of|by|für|von|pour|de|para|per|di)$/iu;
const LEFT_AT_START = /^[\s–—:,;|/·&+-]+/u;
const UNNAMED = 'Diet plan';

/** A plan's name for somebody else: without the name of whom it was written for. */
export function withoutPerson(planName: string, person: Person): string {
  const find = finder(person);
  const text = planName.normalize('NFD');
  if (!find || text.search(find) < 0) return planName;
  let left = text
    .replaceAll(find, ' ')
    .replaceAll(/\(\s*\)|\[\s*\]|["“„«]\s*["”“»]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replace(LEFT_AT_START, '');
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(LEFT_AT_END, '');
  }
  return left.normalize('NFC') || UNNAMED;
}

export function namesPerson(text: string, person: Person): boolean {
  const find = finder(person);
  return find !== null && text.normalize('NFD').search(find) >= 0;
}

/** The first meal of a week that names a person; null for none. Nothing is left out of it: Rosemary may be the herb. */
export function mealNaming(
  { weeklyDietPlan }: Pick<PlanInput, 'weeklyDietPlan'>,
  person: Person,
): { readonly day: number; readonly meal: number } | null {
  for (const [day, { meals }] of weeklyDietPlan.entries()) {
    const meal = meals.findIndex((text) => namesPerson(text, person));
    if (meal >= 0) return { day, meal };
  }
  return null;
}
