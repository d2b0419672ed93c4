import { withoutHealth } from './tellsOfHealth.ts';

/** What a text may tell of a customer; `health`: the words of their profile, see `wordsOfHealth`. */
type Person = {
  readonly name: string;
  readonly email: string;
  readonly health?: readonly string[];
};

/** Scripts that put no blank before or after a name. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** In NFD a Hangul syllable may continue: 수지 is not the beginning of 수직. */
const NO_SYLLABLE_GOES_ON = '(?![\\u1160-\\u11ff])';
/** Scripts in which 'and', 'to' or 'from' is joined to the following name. */
const PREFIXES = [
  { script: /\p{Script=Arabic}/u, prefixes: '(?:[وفبلك]|ال)*' },
  { script: /\p{Script=Hebrew}/u, prefixes: '[ושהבלכמ]*' },
];
const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
/** Upper and lower case. Ignoring case for the whole pattern would take a tenth of a second. */
const inBothCases = (letter: string) => {
  const large = letter.toUpperCase();
  const both = new Set([letter, letter.toLowerCase(), large, large.toLowerCase()]);
  return `(?:${[...both].map(escaped).join('|')})`;
};

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A pattern that finds a name in an NFD text, with or without accents and the s of a possessive. */
function pattern(name: string): string {
  const letters = [...folded(name)].map((letter) => `${inBothCases(letter)}\\p{M}*`).join('');
  if (WITHOUT_BLANKS.test(name)) return `${letters}${NO_SYLLABLE_GOES_ON}`;
  const prefixes = PREFIXES.find(({ script }) => script.test(name))?.prefixes ?? '';
  return `(?<![\\p{L}\\p{N}])${prefixes}${letters}(?:['’]?[sS])?(?![\\p{L}\\p{N}])`;
}

/** The whole name, its parts, and the address, longest first. A single letter does not count as a name. */
function namesOf({ name, email }: Person): string[] {
  const whole = name.trim();
  const parts = whole.split(/[\s.,-]+/u).filter((part) => [...part].length > 1);
  return [email.trim(), whole, ...parts]
    .filter((each) => [...each].length > 1)
    .toSorted((one, other) => other.length - one.length);
}

const finder = (person: Person): RegExp | null => {
  const names = namesOf(person);
  return names.length === 0 ? null : new RegExp(names.map(pattern).join('|'), 'gu');
};

/** Words before a name that mean nothing once the name is removed. */
const LEFT_AT_END =
  /(?<![\s–—:,;|/·&+-])[\s–—:,;|/·&+-]+$|(?:^|\s)(?:for|of|by|für|von|pour|de|para|per|di)$/iu;
const LEFT_AT_START = /^[\s–—:,;|/·&+-]+/u;
const UNNAMED = 'Diet plan';

/** A plan's name for another customer: without the name and the health of the person it was written for. */
export function withoutPerson(planName: string, person: Person): string {
  const find = finder(person);
  const text = planName.normalize('NFD');
  const unnamed = find ? text.replaceAll(find, ' ') : text;
  const untold = withoutHealth(unnamed.normalize('NFC'), person.health ?? []).normalize('NFD');
  if (untold === text) return planName;
  let left = untold
    .replaceAll(/\(\s*\)|\[\s*\]|["“„«]\s*["”“»]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replace(LEFT_AT_START, '');
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(LEFT_AT_END, '');
  }
  return /[\p{L}\p{N}]/u.test(left) ? left.normalize('NFC') : UNNAMED;
}

export const namesPerson = (text: string, person: Person): boolean => namerOf(person)(text);

/** The same for many texts. Most contain no name at all; a cheap check skips the full search for these. */
export function namerOf(person: Person): (text: string) => boolean {
  const names = namesOf(person).map((name) => folded(name).toUpperCase());
  let find: RegExp | null = null;
  return (text) => {
    const large = folded(text).toUpperCase();
    if (!names.some((name) => large.includes(name))) return false;
    find ??= finder(person);
    return find !== null && text.normalize('NFD').search(find) >= 0;
  };
}
