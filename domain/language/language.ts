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

/** A language with a region, such as 'de-AT': the region decides how dates and numbers look. */
export type Locale = `${Language}-${string}`;

/** The regions to choose from in each language; the first is taken when none is known. */
export const REGIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['GB', 'US', 'AU', 'CA', 'IE', 'IN', 'NZ', 'ZA'],
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'AR', 'CL', 'CO', 'MX', 'US'],
  fr: ['FR', 'BE', 'CA', 'CH', 'MA'],
  ar: ['EG', 'AE', 'DZ', 'JO', 'LB', 'MA', 'SA', 'TN'],
};

/** Every locale that we speak. */
export const LOCALES: readonly Locale[] = Object.entries(REGIONS).flatMap(([spoken, regions]) =>
  regions.map((region): Locale => `${spoken as Language}-${region}`),
);

export const DEFAULT_LOCALE: Locale = 'en-GB';

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

/** The locale that a tag such as 'de', 'de-at' or 'es-419' means; null for a language that we do not speak. */
export function localeOf(tag: string): Locale | null {
  const [name = '', ...rest] = tag.trim().split('-');
  const spoken = name.toLowerCase();
  if (!isLanguage(spoken)) return null;
  const regions = REGIONS[spoken];
  const region = rest.find((each) => regions.includes(each.toUpperCase()))?.toUpperCase();
  return `${spoken}-${region ?? regions[0]}`;
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
export const intlLocale = (): string => `${reader()}-u-nu-latn`;

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const rulesOf = remembered((of: Language) => new Intl.PluralRules(of));

/** The form that the reader's language uses with a number; Arabic has six. */
export const plural = (count: number, forms: Forms): string =>
  forms[rulesOf(language()).select(count)] ?? forms.other;

const numbersOf = remembered((of: string) => new Intl.NumberFormat(of));

/** A number as the reader writes it, '1,234.5'. */
export const inDigits = (value: number): string => numbersOf(intlLocale()).format(value);

const listsOf = remembered((of: string) => new Intl.ListFormat(of));

/** 'one, two and three', as the reader's language lists things. */
export const listed = (things: readonly string[]): string => listsOf(locale()).format(things);
