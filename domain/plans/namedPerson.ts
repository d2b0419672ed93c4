/** A customer, by what stands in a text that names them. */
type Person = { readonly name: string; readonly email: string };

/** Scripts in which no blank stands before a name, or none after it. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** In NFD a syllable may go on: 수지 is not the beginning of 수직. */
const NO_SYLLABLE_GOES_ON = '(?![\\u1160-\\u11ff])';
/** Scripts in which 'and', 'to' or 'from' is written as one word with the name that follows. */
const PREFIXES = [
  { script: /\p{Script=Arabic}/u, prefixes: '(?:[وفبلك]|ال)*' },
  { script: /\p{Script=Hebrew}/u, prefixes: '[ושהבלכמ]*' },
];
const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
/** Large and small. To let the whole pattern ignore case would make it a tenth of a second's work. */
const inBothCases = (letter: string) => {
  const large = letter.toUpperCase();
  const both = new Set([letter, letter.toLowerCase(), large, large.toLowerCase()]);
  return `(?:${[...both].map(escaped).join('|')})`;
};

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What finds a name in a text that is in NFD, with or without accents and the s of a possessive. */
function pattern(name: string): string {
  const letters = [...folded(name)].map((letter) => `${inBothCases(letter)}\\p{M}*`).join('');
  if (WITHOUT_BLANKS.test(name)) return `${letters}${NO_SYLLABLE_GOES_ON}`;
  const prefixes = PREFIXES.find(({ script }) => script.test(name))?.prefixes ?? '';
  return `(?<![\\p{L}\\p{N}])${prefixes}${letters}(?:['’]?[sS])?(?![\\p{L}\\p{N}])`;
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
  return names.length === 0 ? null : new RegExp(names.map(pattern).join('|'), 'gu');
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

export const namesPerson = (text: string, person: Person): boolean => namerOf(person)(text);

/** The same for many texts. Most have no name in them by any means, and are not looked through closely. */
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
