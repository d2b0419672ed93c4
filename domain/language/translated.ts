import { type Language, language } from './language.ts';

/** A sentence that is read when it is said. */
export type Said = string | (() => string);

type Words = Record<string, unknown>;

const translations = new WeakMap<object, Partial<Record<Language, Words>>>();

/**
 * Sentences that a server says to many readers: each is read in the language of whoever reads at that moment, so
 * read them when they are said, never while a module loads. `translate` adds the other languages at the start.
 */
export function translated<English extends Words>(english: English): English {
  const known: Partial<Record<Language, Words>> = {};
  const words = new Proxy(english, {
    get: (_, key) => Reflect.get(known[language()] ?? english, key),
  });
  translations.set(words, known);
  return words;
}

/** Adds the words of another language to those that `translated` made. */
export function translate(words: object, into: Language, translation: Words): void {
  const known = translations.get(words);
  if (known) known[into] = translation;
}
