import { withoutAllowed } from './allowed.ts';
import { tokensOf, wordsOf } from './fold.ts';
import { lexicon } from './lexicon.ts';
import { meantBesides } from './ownWords.ts';
import { unitsOf } from './units.ts';
import type { OwnWord } from './ways.ts';
import { calledIn, type Way, waysSaid } from './ways.ts';
import {
  aroundIn,
  DENIES,
  isLink,
  MANY,
  NO_FOOD,
  NO_FOODS,
  NOTHING,
  STATES,
} from './words/profiles.ts';

const LEAST_LETTERS = 3;
const MOST = 40;
const MOST_WORDS = 4;
const SEPARATORS =
  /[,;:\n\r•·|/()[\]،؛।&+，、；。：]|[.!?](?:\s|$)|\s[-–—]\s|\s(?:and|or|und|oder|et|ou|y|ed?|o|og|eller|aur|और|या|أو)\s/giu;

// Lower case only, since 'I' is no 'and'; and Polish only where a word says so.
const AND =
  /\s(?:и|или|oraz|lub|ani|ve|veya)\s|(?<=(?:nie|bez|alergia na|uczulenie na) [^\n]{0,60})\si\s|(?<=(?:não|nao|sem) [^\n]{0,60})\snem\s/u;

// Words after which a reason, a time or a place follows: a person has to read what it says.
const REASONS =
  /\s(?:because|since|due|which|that|when|whenever|while|if|unless|until|after|before|ever|in|on|at|for|from|weil|wegen|seit|parce|porque|perché)\s/iu;
// No food follows these words, whatever stands before: 'EpiPen at school', 'diagnosed in April'.
const PLACES = /(?:^|\s)(?:at|in|since|seit)\s/iu;
// 'Meat and milk apart' does not mean that either is not eaten.
const KEPT_APART = /\b(meat|milk|dairy) and (meat|milk|dairy) (?=apart\b)/giu;
// 'Only eats fish' and 'only peanuts' mean the opposite: a person has to read them.
const ONLY = /(?<!\p{L})(?:only|nur|seulement|solo|sólo)(?!\p{L})/iu;
const APART = /\bapart$/iu;

interface Item {
  /** What it says, in words for a person to read. */
  readonly phrase: string;
  readonly denies: boolean;
  readonly ways: readonly Way[];
  readonly words: readonly OwnWord[];
  /** Whether it says something that cannot be searched for reliably, or at all. */
  readonly isUnread: boolean;
}

const wordCount = (phrase: string): number => phrase.split(/\s+/u).length;

/** Whether a phrase is short enough to search for: no meal contains a whole sentence as written. */
export const isShort = (phrase: string): boolean => wordCount(phrase) <= MOST_WORDS;

/** The words to search for literally, from a text field in which the customer wrote what they do not eat. */
export const ownWordsOf = (text: string): OwnWord[] => allWordsOf(itemsOf(text)).slice(0, MOST);

export const waysOf = (text: string): Way[] => itemsOf(text).flatMap(({ ways }) => ways);

/** All phrases in such a field, including long ones: 'I cannot have milk because of …' names milk, too. */
export const phrasesOf = (text: string): string[] =>
  eachOnce(
    itemsOf(text)
      .filter(({ phrase, denies }) => !NO_FOOD.test(phrase) || (denies && !isShort(phrase)))
      .map(({ phrase }) => phrase),
  );

/** What such a field says but cannot be searched for literally: a person has to read it. */
export function unreadOf(text: string): string[] {
  const items = itemsOf(text);
  const words = allWordsOf(items);
  const unread = items.filter(({ isUnread }) => isUnread).map(({ phrase }) => phrase);
  const all = [...unread, ...words.slice(MOST)];
  const ways = items.flatMap((item) => item.ways);
  if (words.length + unread.length + ways.length > 0) return eachOnce(all);
  // If nothing in the field can be searched for, all of it is shown: 'severe allergy'.
  const said = withoutAllowed(text).trim();
  return says(said) ? [said] : [];
}

const allWordsOf = (items: readonly Item[]): OwnWord[] =>
  eachOnce(items.flatMap(({ words }) => words));

const itemsOf = (text: string): Item[] =>
  withoutAllowed(text)
    .replaceAll(KEPT_APART, '$1 with $2 ')
    .replaceAll(HAN_AROUND, ' ')
    .replaceAll(I_AM, '')
    .replaceAll(SEA_FOOD, 'seafood')
    .replaceAll(OTHER_THAN, 'except')
    .split(SEPARATORS)
    .flatMap((part) => part.split(AND))
    .map(itemOf)
    .filter(({ phrase }) => says(phrase));

function itemOf(text: string): Item {
  const around = aroundIn(text);
  const trimmed = (part: string) =>
    withoutEnds(part.split(/\s+/u), (word) => around(word) || isLink(word)).join(' ');
  const whole = text.trim().split(/\s+/u).map(withoutMarks).filter(Boolean).join(' ');
  const place = PLACES.exec(whole)?.index ?? whole.length;
  const [cut, reason] = cutAtReason(trimmed(whole.slice(0, place)), around);
  const ways = waysSaid(text)?.ways ?? [];
  const runs = runsOf(cut, around).filter((run) => ways.length === 0 || !waysSaid(run)?.isAll);
  const foods = runs.filter((run) => !NO_FOODS.test(run));
  const rest = runsOf(`${reason} ${whole.slice(place)}`, around);
  const phrase = foods.length > 0 ? trimmed(whole) : whole;
  return {
    phrase,
    denies: DENIES.test(text),
    ways,
    words: APART.test(phrase) ? [] : foods.filter((run) => isLookedFor(run) && !waysSaid(run)),
    isUnread:
      rest.length + runs.length - foods.length > 0 ||
      (runs.length + ways.length === 0 && STATES.test(whole)) ||
      ONLY.test(text) ||
      foods.some((run) => NO_FOOD.test(run) || MANY.test(run) || isUnknown(run)),
  };
}

/** The food, and the remark about it: 'mushrooms', 'because of the texture'. */
function cutAtReason(phrase: string, around: (word: string) => boolean): [string, string] {
  const reason = REASONS.exec(phrase);
  if (!reason || runsOf(phrase.slice(0, reason.index), around).length === 0) return [phrase, ''];
  return [phrase.slice(0, reason.index), phrase.slice(reason.index)];
}

/** The words of a phrase without the words around a food: 'Garlic' in 'Garlic gives me migraine'. */
function runsOf(phrase: string, around: (word: string) => boolean): string[] {
  const runs: string[][] = [[]];
  for (const word of phrase.split(/\s+/u)) {
    const itself = word.replace(FREE, '').replace(ILL, '').replace(ELIDED, '');
    if (!around(word)) runs.at(-1)?.push(itself);
    if (around(word) || FREE.test(word) || ILL.test(word)) runs.push([]);
  }
  return runs
    .map((run) => withoutEnds(run, isLink))
    .map((run) =>
      run.length > 1 && !KINDS_OF_FRUIT.test(run.at(-2) ?? '')
        ? withoutEnds(run, (word) => FRUIT.test(word))
        : run,
    )
    .map((run) => run.join(' '))
    .filter((run) => says(run) && !/^\p{Script=Latin}$/u.test(run));
}

const FREE = /[-‐]free$|(?<=\p{L}{3})s[iıuü]z$/iu;
// 'Kiwi-Allergie', 'Erdbeerallergie'
const ILL = /[-‐]?(?:all?[eé]rg\p{L}*|unverträglichkeit\p{L}*|intoleran\p{L}*)$/iu;
// 'd’arachides'
const ELIDED = /^[dl]['’]/iu;
// Chinese has no blanks between a food and what is said of it: 'no pork', 'allergic to kiwi'.
const HAN_AROUND =
  /不能吃|不可以吃|不吃|不喝|不喜欢|讨厌|特别|非常|不耐受?|不含|过敏|過敏|忌口|避免|禁止|严重|我|对|對|是|吃(?!素)|忌/gu;
// The Spanish 'soy' ('I am') is not soya.
const I_AM = /\bsoy (?=al[eé]rgic|intolerante|cel[ií]ac)/giu;
// 'Apart from' has another meaning than 'apart' in 'meat and milk apart'.
const OTHER_THAN = /\b(?:(?:apart|aside) from|other than)\b/giu;
const SEA_FOOD = /\bsea[- ]foods?\b/giu;
// 'Kiwi fruit' means kiwi; 'no fruit' means all fruit.
const FRUIT = /^fruits?$/iu;
// These words describe groups of fruit: 'stone fruit' is not 'stone'.
const KINDS_OF_FRUIT =
  /^(?:stone|dried|citrus|tropical|exotic|soft|red|sour|raw|fresh|tinned|canned|acidic)$/iu;

function withoutEnds(words: readonly string[], isLeftOut: (word: string) => boolean): string[] {
  const from = words.findIndex((word) => !isLeftOut(word));
  const to = words.findLastIndex((word) => !isLeftOut(word));
  return from === -1 ? [] : words.slice(from, to + 1);
}

const says = (phrase: string): boolean =>
  !NOTHING.test(withoutMarks(phrase)) && /\p{L}|\p{Extended_Pictographic}/u.test(phrase);

const isLookedFor = (run: string): boolean =>
  isShort(run) && !NO_FOOD.test(run) && (!isTooShort(run) || isListed(run));

/** Whether a meal may name it in other words, or in a script for which there are no lists. */
const isUnknown = (run: string): boolean =>
  OTHER_SIGNS.test(run) ||
  (!isCalled(run) &&
    (!isShort(run) || ((wordsOf(run).length > 1 || isTooShort(run)) && !isListed(run))));

const isCalled = (run: string): boolean =>
  calledIn(tokensOf(run)).some(({ from, to }) => from === 0 && to === run.length);

const OTHER_SIGNS =
  /(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Han}\p{Script=Cyrillic}])\p{L}|\p{Extended_Pictographic}/u;

const isTooShort = (run: string): boolean =>
  /\p{Script=Latin}/u.test(run) && wordsOf(run).join('').length < LEAST_LETTERS;

function isListed(run: string): boolean {
  const units = unitsOf(run, lexicon());
  const isOne = units.length === 1 && units[0]?.entries.some(({ roles }) => roles.size === 0);
  const areWhole = units.every(({ entries }) => entries.some(({ generic }) => generic));
  const { besides, group } = meantBesides(run);
  return isOne || areWhole || besides.length > 0 || group !== undefined;
}

const eachOnce = (phrases: readonly string[]): string[] => [
  ...new Map(phrases.map((phrase) => [wordsOf(phrase).join(' ') || phrase, phrase])).values(),
];

function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && /[.!?:"'”=>-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^["'“*?=>~•–—-]+/u, '');
}
