import { isLanguage, type Language, type Locale } from './language.ts';

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
