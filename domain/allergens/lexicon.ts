import { type Food, isFood, isGroup } from './allergens.ts';
import { wordsOf } from './fold.ts';
import {
  Entry,
  type How,
  indexOf,
  type Lexicon,
  type Phrase,
  ROLES,
  type Stem,
  stemsOf,
  writtenOut,
} from './phrases.ts';
import { unitsOf } from './units.ts';
import { type ByFoods, LANGUAGES, type Language } from './words/languages.ts';

const NAMES = Object.keys(LANGUAGES) as Language[];

export const listed = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

let made: Lexicon | undefined;

export const lexicon = (): Lexicon => (made ??= make());

interface Made {
  readonly phrase: Phrase & { readonly forms: readonly Stem[][] };
  readonly languages: Language[];
}

const asListed = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

function make(): Lexicon {
  const byWords = new Map<string, Made>();
  const byText = new Map<string, Made>();
  const entryOf = (text: string, language: Language): Entry => {
    const known = byText.get(text);
    if (known?.languages.includes(language)) return known.phrase.entry;
    const words = known?.phrase.words ?? wordsOf(text);
    const key = words.join(' ');
    const made = byWords.get(key) ?? {
      phrase: { entry: new Entry(asListed(text)), words, forms: words.map(() => []) },
      languages: [],
    };
    byText.set(text, made);
    byWords.set(key, made);
    if (made.languages.includes(language)) return made.phrase.entry;
    made.languages.push(language);
    words.forEach((word, nth) => {
      made.phrase.forms[nth]?.push(...stemsOf(word, language, words.length > 1));
    });
    return made.phrase.entry;
  };

  const name = (language: Language, how: How, lists: ByFoods) => {
    for (const [together, list] of Object.entries(lists)) {
      const foods = together.split(' ').filter(isFood);
      for (const word of listed(list)) {
        const entry = entryOf(word, language);
        for (const food of foods)
          if (entry.listed.get(food) !== 'names') entry.listed.set(food, how);
      }
    }
  };
  for (const language of NAMES) {
    for (const { names, carriers } of [LANGUAGES[language], LANGUAGES[language].animals]) {
      name(language, 'names', names);
      name(language, 'carries', carriers);
    }
  }
  for (const language of NAMES) {
    const words = LANGUAGES[language];
    const { whole, vegetarian } = words.animals;
    for (const word of listed(`${words.harmless},${words.ordinary},${words.plain}`)) {
      const entry = entryOf(word, language);
      entry.isHarmless = entry.listed.size === 0;
    }
    for (const word of listed(`${words.generic},${whole}`)) entryOf(word, language).generic = true;
    for (const word of listed(`${words.whole},${whole}`)) entryOf(word, language).whole = true;
    for (const role of ROLES)
      for (const word of listed(role === 'vegetarian' ? vegetarian : words[role])) {
        const entry = entryOf(word, language);
        entry.roles = new Set([...entry.roles, role]);
      }
  }
  // A phrase of a list about one side says nothing about the other: 'rillettes de thon' are no meat but fish,
  // and 'noix de veau' are no nuts but meat.
  const keep = (
    word: string,
    language: Language,
    isKept: (food: Food) => boolean,
    within: () => Lexicon,
  ) => {
    const entry = entryOf(word, language);
    const add = (foods: Map<Food, How>) => {
      for (const unit of unitsOf(word, within()))
        for (const other of unit.entries)
          if (other !== entry && !other.isHarmless)
            for (const [food, how] of other.listed)
              if (isKept(food) && !foods.has(food)) foods.set(food, how);
    };
    entry.besides = [...entry.besides, add];
  };
  const meatless = new Set(
    NAMES.flatMap((language) => listed(LANGUAGES[language].animals.harmless)),
  );
  const isPhrase = (word: string) => word.includes(' ') && !meatless.has(word);
  const isNoGroup = (food: Food) => !isGroup(food);
  // A dish has what its name says, too: 'chicken satay' is meat.
  const before = new Set([...byWords.values()].map(({ phrase }) => phrase.entry));
  for (const language of NAMES) name(language, 'carries', LANGUAGES[language].dishes);
  // The lists are looked up in themselves, and nothing in them is misspelt.
  const soFar = (isIn: (phrase: Phrase) => boolean) => {
    let made: Lexicon | undefined;
    return () => (made ??= { ...some(isIn), long: () => new Map(), pairs: [] });
  };
  const all = soFar(({ entry }) => before.has(entry));
  const single = soFar(({ entry, words }) => words.length === 1 && before.has(entry));
  const singleDish = soFar(({ entry, words }) => words.length === 1 && !before.has(entry));
  for (const language of NAMES)
    for (const word of Object.values(LANGUAGES[language].dishes).flatMap(listed)) {
      if (before.has(entryOf(word, language))) continue;
      const isKept = meatless.has(word) ? isNoGroup : isFood;
      keep(word, language, isKept, all);
      if (word.includes(' ')) keep(word, language, isKept, singleDish);
    }
  const isListed = (word: string, language: Language) =>
    [...entryOf(word, language).listed.keys()].some(isNoGroup) || harmless.has(word);
  const harmless = new Set(NAMES.flatMap((language) => listed(LANGUAGES[language].harmless)));
  for (const language of NAMES) {
    const { names, carriers } = LANGUAGES[language];
    const animals = LANGUAGES[language].animals;
    const inAll = (lists: readonly ByFoods[]) =>
      lists.flatMap((list) => Object.values(list).flatMap(listed)).filter(isPhrase);
    for (const word of inAll([names, carriers])) keep(word, language, isGroup, single);
    for (const word of inAll([animals.names, animals.carriers]))
      if (!isListed(word, language)) keep(word, language, isFood, single);
    for (const word of listed(LANGUAGES[language].harmless).filter(isPhrase))
      keep(word, language, isGroup, single);
    for (const word of listed(LANGUAGES[language].animals.harmless))
      keep(word, language, isNoGroup, all);
  }

  const some = indexOf([...byWords.values()]);
  const index = some();
  // 'Mleko kokosowe': an adjective follows in its own form.
  const isDeclined = (language: string) => language === 'polish' || language === 'russian';
  const inForms = (words: string, language: string) =>
    listed(words)
      .flatMap(wordsOf)
      .flatMap((word) => writtenOut(stemsOf(word, language as Language)));
  const pairs = Object.entries(LANGUAGES).flatMap(([name, { pairs: all }]) =>
    all.map(({ clears, of, head, headFirst = false }) => ({
      clears: clears as Food,
      of: new Set(isDeclined(name) ? inForms(of, name) : listed(of).flatMap(wordsOf)),
      head: new Set(inForms(head, name)),
      headFirst,
      needsFiller: headFirst && name !== 'arabic' && !isDeclined(name),
    })),
  );
  const paired = new Set(pairs.flatMap(({ of, head }) => [...of, ...head]));
  for (const { of } of pairs.filter(({ headFirst }) => !headFirst))
    for (const word of of) if (/^[a-z]{4,}$/.test(word)) index.parts.add(word);
  for (const word of [...wordsOf(LANGUAGES.german.free), 'free', 'less']) index.parts.add(word);
  return { ...index, knows: (word) => paired.has(word) || index.knows(word), pairs };
}
