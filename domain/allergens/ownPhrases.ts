import { withoutAllowed } from './allowed.ts';
import { wordsOf } from './fold.ts';
import type { OwnWord } from './mark.ts';

const LEAST_LETTERS = 3;
const MOST = 40;
const MOST_WORDS = 4;
/** A phrase of so many words may be found as it stands, which is no great hope. */
const SURE_WORDS = 2;
const SEPARATORS =
  /[,;:\n\r•·|/()[\]،؛।&+]|[.!?](?:\s|$)|\s[-–—]\s|\s(?:and|or|und|oder|et|ou|y|ed?|o|aur|और|या|أو)\s/giu;

// What people write around the word: 'allergic to kiwi', 'I do not like okra', 'lactose intolerance (severe)'.
const AROUND = new RegExp(
  `^(?:${[
    "i|i['’]m|im|am|she|he|they|we|it|we|her|his|him|their|them|my|me|our|us|who|has|have|had|having|be|been|being|was|were|is|are|isn['’]t|aren['’]t",
    "no|not|never|avoid(?:s|ed|ing)?|cannot|can|can['’]t|cant|could|couldn['’]t|don['’]t|dont|doesn['’]t|doesnt|do|does|did|must|should|shouldn['’]t|mustn['’]t|may|will|won['’]t|would",
    'eat|eats|eating|eaten|drink|drinks|stand|bear|tolerate[sd]?|like|likes|liked|dislikes?|disliked|hates?|hated|loathes?|detests?|loves?|enjoys?|fan|keen|prefers?|refuses?|unable',
    'any|anything|everything|something|all|every|each|both|some|such|very|too|so|really|absolutely|also|even|only|just|please|slightly|strongly|strictly|severe|severely|mild|mildly|bad|badly|serious|known|suspected|confirmed|diagnosed|possible|life-threatening',
    'all?[eé]rg(?:y|ic|ies|isch|ie|ien|ique|ia|ias|ico|ica|ici|ía|ie)|allergies|allergens?|intoleran(?:t|te|ce|ces|z|cia|za)|unverträglichkeit|sensitiv(?:e|ity|ities)|anaphyla(?:xis|ctic)|reactions?|reacts?|reacting|reactive|react|fpies|epipen|oral|syndrome|cross|cross-reactive',
    'gives?|gets?|got|makes?|made|causes?|caused|cause|triggers?|brings?|upsets?|upset|hurts?|burns?|swells?|swollen|swelling|itchy|itches|itch|itching|tingl(?:y|es|ing)|hives?|rash(?:es)?|mouth|lips?|tongue|throat|stomach|tummy|belly|gut|skin|face|ache|aches|pains?|cramps?|migraines?|headaches?|bloat(?:ed|ing|s)?|gas|wind|heartburn|reflux|nausea|nauseous|vomit(?:s|ing)?|diarrh?o?ea|sick|ill|unwell|asthma|eczema|wheez(?:e|es|ing|y)',
    'foods?|products?|containing|contains?|forms?|types?|kinds?|sorts?|smell|taste|texture|look|idea|frying|fried|cooked|raw|fresh|baked|boiled|whole|free|frei|diet|restrictions?|restricted|excluded|forbidden|banned|problems?|issues?|trouble',
    "to|a|an|with|mit|because|since|due|when|whenever|if|ever|while|once|often|tried|but|except|besides|without|fine|ok|okay|yes|out|up|there|gegen|auf|keine?n?|kein|nicht|ich|esse|mag|vertrage|habe|bin|ohne|je|ne|n['’]aime|pas|mange|suis|sans|tengo|sono|senza|sin|non|mangio|posso|mangiare|bevo|como|puedo|comer|tomo|peux|manger|bois|darf|kann|trinke|evitar|niente|nada",
    'मुझे|से|को|का|की|नहीं|खाता|खाती|एलर्जी|एलर्जि|है|हैं|حساسية|عندي|لدي|من|لا|آكل|أكل|ضد',
  ].join('|')})$`,
  'iu',
);
// Of these some stand between two words of one name as well: 'cream of tartar'.
const LINKS =
  /^(?:of|the|in|on|at|by|for|from|as|than|à|aux?|au|al|all[ae]?|agli|ai|la|el|las|los|le|les|l|de|du|des|d|der|die|das|di|del|della)$/iu;
// What follows says why, since when or where: what it names is read by somebody.
const REASONS =
  /\s(?:because|since|due|which|that|when|whenever|while|if|unless|until|after|before|ever|in|on|at|for|from|weil|wegen|seit|parce|porque|perché)\s/iu;
// What is said of amounts or of a whole way to eat names no food to look for.
const NO_FOOD =
  /\b(?:low|less|reduced|high|more|light|vegetarian|vegan|halal|kosher|keto|diabetic|apart|together|diet|fasting|meals?)\b|^(?:soft|cold|hot|warm|small|large)$/iu;
// A word for many foods: few of them have it in their name.
const MANY =
  /^(?:histamine?|fodmaps?|nickel|citrus|alcohol|nightshades?|legumes?|pulses|fruits?|vegetables?|spicy|sugar|salt|caffeine|additives?|preservatives?|msg|fructose|salicylates?|latex|pollen|birch pollen)$/iu;
// A long 'vegetarian who cannot have milk' says more than how somebody eats.
const DENIES =
  /\b(?:no|not|never|without|cannot|can't|can’t|don't|don’t|avoids?|allerg|intoleran|ohne|keine?|sans|sin|senza)/iu;
const SPEAKS_OF_HARM = /allerg|intoler|anaphyl|unvertr|avoid|react/iu;
const NOTHING =
  /^(?:none|nothing|nil|no|n|na|nope|keine|nichts|aucune?|rien|ninguna?|nada|nessuna?|niente|unknown|nkda|(?:none|nothing) (?:that i know|known|so far)|لا شيء|नहीं|कुछ नहीं)$/iu;

// 'Meat and milk apart' says of neither that it is not eaten.
const KEPT_APART = /\b(meat|milk|dairy) and (meat|milk|dairy) (?=apart\b)/giu;
const APART = /\bapart$/iu;

interface Item {
  /** All of it but what stands around. */
  readonly phrase: string;
  readonly denies: boolean;
  /** What is looked for in meals. */
  readonly words: readonly OwnWord[];
  /** It says something that is looked for badly, or not at all. */
  readonly isUnread: boolean;
}

const wordCount = (phrase: string): number => phrase.split(/\s+/u).length;

/** Not a sentence: no meal has one as it was written. */
export const isShort = (phrase: string): boolean => wordCount(phrase) <= MOST_WORDS;

/** The words of a text field in which somebody wrote what they do not eat, to look for as they stand. */
export const ownWordsOf = (text: string): OwnWord[] => allWordsOf(itemsOf(text)).slice(0, MOST);

/** All that such a field says, however long it is put: 'I cannot have milk because of …' names milk too. */
export const phrasesOf = (text: string): string[] =>
  eachOnce(
    itemsOf(text)
      .filter(({ phrase, denies }) => !NO_FOOD.test(phrase) || (denies && !isShort(phrase)))
      .map(({ phrase }) => phrase),
  );

/** What such a field says that cannot be looked for as it stands: somebody has to read it. */
export function unreadOf(text: string): string[] {
  const items = itemsOf(text);
  const words = allWordsOf(items);
  const unread = items.filter(({ isUnread }) => isUnread).map(({ phrase }) => phrase);
  const saysNothing = words.length + unread.length === 0;
  const said = withoutAllowed(text).trim();
  const bare = saysNothing && SPEAKS_OF_HARM.test(said) ? [said] : [];
  return eachOnce([...unread, ...bare, ...words.slice(MOST)]);
}

const allWordsOf = (items: readonly Item[]): OwnWord[] =>
  eachOnce(items.flatMap(({ words }) => words));

const itemsOf = (text: string): Item[] =>
  withoutAllowed(text)
    .replaceAll(KEPT_APART, '$1 with $2 ')
    .replaceAll(I_AM, '')
    .split(SEPARATORS)
    .map(itemOf)
    .filter(({ phrase }) => isNameable(phrase));

function itemOf(text: string): Item {
  const words = text.trim().split(/\s+/u).map(withoutMarks).filter(Boolean);
  const phrase = withoutEnds(words, isAround).join(' ');
  const [cut, rest] = cutAtReason(phrase);
  const runs = runsOf(cut);
  return {
    phrase,
    denies: DENIES.test(text),
    words: APART.test(phrase) ? [] : runs.filter((run) => isShort(run) && !NO_FOOD.test(run)),
    isUnread:
      runsOf(rest).length > 0 ||
      runs.some((run) => NO_FOOD.test(run) || MANY.test(run) || wordCount(run) > SURE_WORDS),
  };
}

/** What is meant, and what is said about it: 'mushrooms', 'because of the texture'. */
function cutAtReason(phrase: string): [string, string] {
  const reason = REASONS.exec(phrase);
  if (!reason || runsOf(phrase.slice(0, reason.index)).length === 0) return [phrase, ''];
  return [phrase.slice(0, reason.index), phrase.slice(reason.index)];
}

/** The words between those that stand around: of 'Garlic gives me migraine' the garlic. */
function runsOf(phrase: string): string[] {
  const runs: string[][] = [[]];
  for (const word of phrase.split(/\s+/u)) {
    if (!AROUND.test(word)) runs.at(-1)?.push(word.replace(FREE, '').replace(ELIDED, ''));
    if (AROUND.test(word) || FREE.test(word)) runs.push([]);
  }
  return runs
    .map((run) => withoutEnds(run, (word) => LINKS.test(word)))
    .map((run) => (run.length > 1 ? withoutEnds(run, (word) => FRUIT.test(word)) : run))
    .map((run) => run.join(' '))
    .filter(isNameable);
}

const FREE = /[-‐]free$/iu;
// 'd’arachides'
const ELIDED = /^[dl]['’]/iu;
// The Spanish 'I am' is no soy.
const I_AM = /\bsoy (?=al[eé]rgic|intolerante|cel[ií]ac)/giu;
// A kiwi fruit is a kiwi; who eats no fruit means all of it.
const FRUIT = /^fruits?$/iu;

const isAround = (word: string): boolean => AROUND.test(word) || LINKS.test(word);

function withoutEnds(words: readonly string[], isLeftOut: (word: string) => boolean): string[] {
  const from = words.findIndex((word) => !isLeftOut(word));
  const to = words.findLastIndex((word) => !isLeftOut(word));
  return from === -1 ? [] : words.slice(from, to + 1);
}

const isNameable = (phrase: string): boolean =>
  !NOTHING.test(phrase) &&
  /\p{L}{2}/u.test(phrase) &&
  wordsOf(phrase).join('').length >= LEAST_LETTERS;

const eachOnce = (phrases: readonly string[]): string[] => [
  ...new Map(phrases.map((phrase) => [wordsOf(phrase).join(' '), phrase])).values(),
];

function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && /[.!?:"'”]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^["'“]+/u, '');
}
