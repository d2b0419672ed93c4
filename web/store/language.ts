import {
  DEFAULT_LOCALE,
  type Language,
  type Locale,
  language,
  locale,
  localeOf,
  setReader,
  weekStartOf,
  withWeekFrom,
} from '#domain/language/language.ts';

const YEAR_S = 31_536_000;

const ofPage = () => document.documentElement.lang as Language;

/** Words dates and numbers as this browser's owner chose, or else as its region does. Called once, by each page. */
export function followReader(): void {
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
  const known = [chosen, ...navigator.languages].find((each) => each.startsWith(`${ofPage()}-`));
  setReader(() => (known ?? (ofPage() === 'en' ? DEFAULT_LOCALE : ofPage())) as Locale);
}

/** What somebody reads in who chooses a language or a region, and the day that their weeks begin with. */
export const chosen = (tag: string, start = weekStartOf(locale())): Locale =>
  withWeekFrom(localeOf(tag) ?? locale(), start);

export const helpPath = (): string => (language() === 'en' ? '/help/' : `/help/${language()}/`);

/** Shows the page to somebody who reads in this locale. What is typed is kept as drafts are. */
export async function readIn(wanted: Locale): Promise<void> {
  if (wanted === locale()) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser
  document.cookie = `locale=${wanted}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  if (!document.cookie.includes(wanted)) return;
  // The service worker keeps the pages of one language.
  const kept = globalThis.caches;
  if (kept) for (const name of await kept.keys()) await kept.delete(name);
  location.reload();
}
