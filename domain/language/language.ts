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
export const intlLocale = (): string => `${reader()}-u-nu-latn`;

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const rulesOf = remembered((of: Language) => new Intl.PluralRules(of));

/** The form that the reader's language uses with a number; Arabic has six. */
export const plural = (count: number, forms: Forms): string =>
  forms[rulesOf(language()).select(count)] ?? forms.other;

const numbersOf = remembered((of: string) => new Intl.NumberFormat(of));

/** A number as the reader writes it, '1,234.5'. */
export const inDigits = (value: number): string => numbersOf(intlLocale()).format(value);

const typedNumbersOf = remembered(
  (of: string) => new Intl.NumberFormat(of, { useGrouping: false, maximumFractionDigits: 20 }),
);

/** A number as the reader types it, '1234.5': what a field begins with. */
export const asTyped = (value: number): string => typedNumbersOf(intlLocale()).format(value);

const listsOf = remembered((of: string) => new Intl.ListFormat(of));

/** 'one, two and three', as the reader's language lists things. */
export const listed = (things: readonly string[]): string => listsOf(locale()).format(things);
