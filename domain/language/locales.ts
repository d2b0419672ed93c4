import { isLanguage, type Language, type Locale } from './language.ts';

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

/** This locale with weeks that begin as its owner chose; null: as their region begins them. */
export const withWeekFrom = (of: Locale, start: string | null): Locale => {
  const [plain] = of.split('-u-') as [Locale];
  return start ? `${plain}-u-fw-${start}` : plain;
};

/** The day that its owner chose for the beginning of weeks; null for none. */
export const weekStartOf = (of: string): string | null => {
  const [, chosen = ''] = /-u-fw-(\w+)$/.exec(of) ?? [];
  return Object.hasOwn(WEEK_STARTS, chosen) ? chosen : null;
};

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
