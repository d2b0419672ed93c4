import { remembered } from '../remembered.ts';

/** The languages of the product, each named in itself. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
} as const;

export type Language = keyof typeof LANGUAGES;

/**
 * A language with a region, such as 'de-AT': the region decides how dates and numbers look. 'en-US-u-fw-sun' is of
 * somebody whose weeks begin on Sunday.
 */
export type Locale = `${Language}-${string}`;

export const DEFAULT_LOCALE: Locale = 'en-GB';

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

let reader: () => Locale = () => DEFAULT_LOCALE;

/** Says once, at the start of a program, how to find out who reads: a page has one reader, a server many. */
export function setReader(localeOfReader: () => Locale): void {
  reader = localeOfReader;
}

/** The locale of the person who reads what is being written. */
export const locale = (): Locale => reader();
export const languageOf = (of: Locale): Language => of.slice(0, 2) as Language;
export const language = (): Language => languageOf(reader());
export const directionOf = (of: Language): 'rtl' | 'ltr' => (of === 'ar' ? 'rtl' : 'ltr');

/** The locale for `Intl`, with Western digits in Arabic too, as plans are written with them. */
export const intlLocale = (): string => `${withWeekFrom(reader(), null)}-u-nu-latn`;

/** The day that the reader's weeks begin with, Monday 1 to Sunday 7: Monday as plans do, unless they chose another. */
export const firstWeekday = (): number => WEEK_STARTS[weekStartOf(reader()) ?? 'mon'];

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The seven weekdays as the reader's week has them, Monday 1 to Sunday 7. */
export function weekdaysOfReader() {
  const ahead = firstWeekday() - 1;
  return [...WEEKDAYS.slice(ahead), ...WEEKDAYS.slice(0, ahead)];
}

const namesOf = remembered((of: Language) => new Intl.DisplayNames(of, { type: 'language' }));

/** A language as the reader's language calls it: 'German'. */
export const languageName = (of: Language): string => namesOf(language()).of(of) ?? LANGUAGES[of];

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** What somebody typed, for a sentence without elements: it keeps its own direction and turns nothing around it. */
export function isolated(typed: string): string {
  const turns = RIGHT_TO_LEFT.test(typed) !== (directionOf(language()) === 'rtl');
  return turns && typed !== '' ? `\u2068${typed}\u2069` : typed;
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const rulesOf = remembered((of: Language) => new Intl.PluralRules(of));

/** The form that the reader's language uses with a number; Arabic has six. */
export const plural = (count: number, forms: Forms): string =>
  forms[rulesOf(language()).select(count)] ?? forms.other;

const numbersOf = remembered((of: string) => new Intl.NumberFormat(of));

/** A number as the reader writes it, '1,234.5'. */
export const inDigits = (value: number): string => numbersOf(intlLocale()).format(value);

/** '# meals' with the number in place of '#'. Names that somebody typed do not belong in it: they may have a '#'. */
export const numbered = (count: number, forms: Forms): string =>
  plural(count, forms).replaceAll('#', inDigits(count));

const typedNumbersOf = remembered(
  (of: string) => new Intl.NumberFormat(of, { useGrouping: false, maximumFractionDigits: 20 }),
);

/** A number as the reader types it, '1234.5': what a field begins with. */
export const asTyped = (value: number): string => typedNumbersOf(intlLocale()).format(value);

const listsOf = remembered((of: string) => new Intl.ListFormat(of));

/** 'one, two and three', as the reader's language lists things. */
export const listed = (things: readonly string[]): string => listsOf(locale()).format(things);

/** What belongs together, without an 'and': 'Mon 23 Nov, Lunch'; what is empty is left out. */
export const inARow = (things: readonly (string | false | null)[]): string =>
  things.filter(Boolean).join(language() === 'ar' ? '، ' : ', ');

const collatorsOf = remembered((of: Language) => new Intl.Collator(of));

/** Compares two names as the reader's language sorts them. */
export const inAlphabet = (one: string, other: string): number =>
  collatorsOf(language()).compare(one, other);

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

/** The regions to choose from in each language; the first is taken when none is known. */
export const REGIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['GB', 'US', 'AU', 'CA', 'IE', 'IN', 'NZ', 'ZA'],
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'AR', 'CL', 'CO', 'MX', 'US'],
  fr: ['FR', 'BE', 'CA', 'CH', 'MA'],
  ar: ['EG', 'AE', 'DZ', 'JO', 'LB', 'MA', 'SA', 'TN'],
};

/** The days that somebody's weeks can begin with: how a locale names them, and their number from Monday on. */
export const WEEK_STARTS = { mon: 1, sat: 6, sun: 7 } as const;
export type WeekStart = keyof typeof WEEK_STARTS;

/** This locale with weeks that begin as its owner chose; null: on Monday. */
export const withWeekFrom = (of: Locale, start: WeekStart | null): Locale => {
  const [plain] = of.split('-u-') as [Locale];
  return start ? `${plain}-u-fw-${start}` : plain;
};

/** The day that its owner chose for the beginning of weeks; null for none. */
export const weekStartOf = (of: string): WeekStart | null =>
  (/-u-fw-(mon|sat|sun)$/.exec(of)?.[1] as WeekStart | undefined) ?? null;

/** The locale that a tag such as 'de', 'de-at' or 'es-419' means; null for a language that we do not speak. */
export function localeOf(tag: string): Locale | null {
  const [name = '', ...rest] = tag.trim().split('-');
  const spoken = name.toLowerCase();
  if (!isLanguage(spoken)) return null;
  const regions = REGIONS[spoken];
  const region = rest.find((each) => regions.includes(each.toUpperCase()))?.toUpperCase();
  return withWeekFrom(`${spoken}-${region ?? regions[0]}`, weekStartOf(tag));
}

// Longer ones come from nobody's browser.
const HEADER_MAX = 1000;

/** The first locale of an Accept-Language header that we speak; null for none. */
export function acceptedLocale(header: string): Locale | null {
  const wanted = header
    .slice(0, HEADER_MAX)
    .split(',')
    .map((each) => {
      const [tag = '', weight = '1'] = each.split(/;\s*q=/);
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const found = localeOf(tag);
    if (found) return found;
  }
  return null;
}
