import { wordsOf } from './fold.ts';
import { type Food, isFood, isGroup } from './groups.ts';
import {
  type Entry,
  entryOf as emptyEntry,
  type How,
  indexOf,
  type Lexicon,
  type Phrase,
  ROLES,
} from './phrases.ts';
import { unitsOf } from './units.ts';
import { formsOf, type Language } from './wordForms.ts';
import { ANIMALS } from './words/animals.ts';
import { ARABIC } from './words/arabic.ts';
import { CHINESE } from './words/chinese.ts';
import { DISHES } from './words/dishes.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { GERMAN } from './words/german.ts';
import { HINDI } from './words/hindi.ts';
import { ITALIAN } from './words/italian.ts';
import type { ByFoods, LanguageWords } from './words/languageWords.ts';
import { PLAIN } from './words/plain.ts';
import { POLISH } from './words/polish.ts';
import { PORTUGUESE } from './words/portuguese.ts';
import { RUSSIAN } from './words/russian.ts';
import { SPANISH } from './words/spanish.ts';
import { TURKISH } from './words/turkish.ts';

export const LANGUAGES: Readonly<Record<Language, LanguageWords>> = {
  english: ENGLISH,
  german: GERMAN,
  french: FRENCH,
  spanish: SPANISH,
  italian: ITALIAN,
  portuguese: PORTUGUESE,
  hindi: HINDI,
  arabic: ARABIC,
  chinese: CHINESE,
  turkish: TURKISH,
  polish: POLISH,
  russian: RUSSIAN,
};

const NAMES = Object.keys(LANGUAGES) as Language[];

export const listed = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

let made: Lexicon | undefined;

/** Built on first use. */
export const lexicon = (): Lexicon => (made ??= make());

type Listed = { readonly phrase: Phrase; readonly languages: Set<Language> };

/** The lists are looked up in themselves, and nothing in them is misspelt. */
const soFar = (phrases: Iterable<Listed>): Lexicon => ({
  ...indexOf(phrases),
  long: new Map(),
  pairs: [],
});

function make(): Lexicon {
  const byKey = new Map<string, Listed>();
  const known = new Map<string, Entry>();
  const entryOf = (word: string, language: Language): Entry => {
    const key = `${language} ${word}`;
    const entry = known.get(key) ?? added(word, language);
    known.set(key, entry);
    return entry;
  };
  const added = (word: string, language: Language): Entry => {
    const words = wordsOf(word);
    const key = words.join(' ');
    const found = byKey.get(key);
    const forms = words.map((each) => formsOf(each, language, words.length > 1));
    if (found) {
      found.languages.add(language);
      found.phrase.forms.forEach((set, index) => {
        for (const form of forms[index] ?? []) (set as Set<string>).add(form);
      });
      return found.phrase.entry;
    }
    const entry = emptyEntry(word.toLowerCase().replaceAll(/\s+/g, ' '));
    const phrase = { entry, words, forms: forms.map((each) => new Set(each)) };
    byKey.set(key, { phrase, languages: new Set([language]) });
    return entry;
  };

  const name = (language: Language, how: How, lists: ByFoods) => {
    for (const [foods, list] of Object.entries(lists))
      for (const word of listed(list)) {
        const entry = entryOf(word, language);
        for (const food of foods.split(' ').filter(isFood))
          if (entry.foods.get(food) !== 'names') entry.foods.set(food, how);
      }
  };
  for (const language of NAMES) {
    for (const { names, carriers } of [LANGUAGES[language], ANIMALS[language]]) {
      name(language, 'names', names);
      name(language, 'carries', carriers);
    }
  }
  for (const language of NAMES) {
    const words = LANGUAGES[language];
    const { whole, vegetarian } = ANIMALS[language];
    for (const word of listed(`${words.harmless},${words.ordinary},${PLAIN[language] ?? ''}`)) {
      const entry = entryOf(word, language);
      entry.harmless = entry.foods.size === 0;
    }
    for (const word of listed(`${words.generic},${whole}`)) entryOf(word, language).generic = true;
    for (const word of listed(`${words.whole},${whole}`)) entryOf(word, language).whole = true;
    for (const role of ROLES)
      for (const word of listed(role === 'vegetarian' ? vegetarian : words[role]))
        entryOf(word, language).roles.add(role);
  }
  const all = soFar(byKey.values());
  const one = [...byKey.values()].filter(({ phrase }) => phrase.words.length === 1);
  const single = soFar(one);
  // A phrase of a list about one side says nothing about the other: 'rillettes de thon' are no meat but fish,
  // and 'noix de veau' are no nuts but meat.
  const keep = (
    word: string,
    language: Language,
    isKept: (food: Food) => boolean,
    within: Lexicon,
  ) => {
    const entry = entryOf(word, language);
    for (const unit of unitsOf(word, within))
      for (const { foods } of unit.entries.filter((each) => each !== entry && !each.harmless))
        for (const [food, how] of foods)
          if (isKept(food) && !entry.foods.has(food)) entry.foods.set(food, how);
    entry.harmless = entry.foods.size === 0;
  };
  const meatless = new Set(NAMES.flatMap((language) => listed(ANIMALS[language].harmless)));
  const isPhrase = (word: string) => word.includes(' ') && !meatless.has(word);
  const isNoGroup = (food: Food) => !isGroup(food);
  // A dish has what its name says, too: 'chicken satay' is meat.
  const before = new Set([...byKey.values()].map(({ phrase }) => phrase.entry));
  for (const language of NAMES) name(language, 'carries', DISHES[language]);
  const dishes = [...byKey.values()].filter(
    ({ phrase }) => phrase.words.length === 1 && !before.has(phrase.entry),
  );
  const singleDish = soFar(dishes);
  for (const language of NAMES)
    for (const word of Object.values(DISHES[language]).flatMap(listed)) {
      if (before.has(entryOf(word, language))) continue;
      const isKept = meatless.has(word) ? isNoGroup : isFood;
      keep(word, language, isKept, all);
      if (word.includes(' ')) keep(word, language, isKept, singleDish);
    }
  const isListed = (word: string, language: Language) =>
    [...entryOf(word, language).foods.keys()].some(isNoGroup) || harmless.has(word);
  const harmless = new Set(NAMES.flatMap((language) => listed(LANGUAGES[language].harmless)));
  for (const language of NAMES) {
    const { names, carriers } = LANGUAGES[language];
    const animals = ANIMALS[language];
    const inAll = (lists: readonly ByFoods[]) =>
      lists.flatMap((list) => Object.values(list).flatMap(listed)).filter(isPhrase);
    for (const word of inAll([names, carriers])) keep(word, language, isGroup, single);
    for (const word of inAll([animals.names, animals.carriers]))
      if (!isListed(word, language)) keep(word, language, isFood, single);
    for (const word of listed(LANGUAGES[language].harmless).filter(isPhrase))
      keep(word, language, isGroup, single);
    for (const word of listed(ANIMALS[language].harmless)) keep(word, language, isNoGroup, all);
  }

  const index = indexOf(byKey.values());
  // 'Mleko kokosowe': an adjective follows in its own form.
  const isDeclined = (language: string) => language === 'polish' || language === 'russian';
  const inForms = (words: string, language: string) =>
    listed(words)
      .flatMap(wordsOf)
      .flatMap((word) => formsOf(word, language as Language));
  const pairs = Object.entries(LANGUAGES).flatMap(([name, { pairs: all }]) =>
    all.map(({ clears, of, head, headFirst = false }) => ({
      clears,
      of: new Set(isDeclined(name) ? inForms(of, name) : listed(of).flatMap(wordsOf)),
      head: new Set(inForms(head, name)),
      headFirst,
      needsFiller: headFirst && name !== 'arabic' && !isDeclined(name),
    })),
  );
  for (const pair of pairs) for (const word of [...pair.of, ...pair.head]) index.known.add(word);
  for (const { of } of pairs.filter(({ headFirst }) => !headFirst))
    for (const word of of) if (/^[a-z]{4,}$/.test(word)) index.parts.add(word);
  for (const word of [...wordsOf(GERMAN.free), 'free', 'less']) index.parts.add(word);
  return { ...index, pairs };
}
