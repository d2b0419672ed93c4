import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  acceptedLocale,
  DEFAULT_LOCALE,
  isLanguage,
  type Locale,
  localeOf,
  setReader,
  translate,
} from '#domain/language/language.ts';

const readers = new AsyncLocalStorage<{ locale: Locale | null }>();

/** The locale of the reader as far as it is known; null for somebody who has chosen none. */
export const knownLocale = (): Locale | null => readers.getStore()?.locale ?? null;

setReader(() => knownLocale() ?? DEFAULT_LOCALE);

/** Does something whose words are for a reader with this locale; null: English. */
export const readBy = <Done>(locale: string | null, work: () => Done): Done =>
  readers.run({ locale: locale === null ? null : localeOf(locale) }, work);

/** From now on the reader of what is being done is known better, such as after their session was read. */
export function nowReadBy(locale: string | null): void {
  const store = readers.getStore();
  const known = locale && localeOf(locale);
  if (store && known) store.locale = known;
}

const COOKIE = /(?:^|;\s*)locale=([\w-]{2,20})/;

/** The locale of somebody who has not signed in: what they chose in this browser, then what it prefers. */
export const localeOfBrowser = (header: (name: string) => string | undefined): Locale | null =>
  localeOf(COOKIE.exec(header('cookie') ?? '')?.[1] ?? '') ??
  acceptedLocale(header('accept-language') ?? '');

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Loads the sentences of all languages, `words.de.ts` beside each `words.ts`. */
export async function learnLanguages(): Promise<void> {
  const found = globSync('{domain,server}/**/words.??.{ts,js}', { cwd: ROOT });
  await Promise.all(
    found.map(async (path) => {
      const [, into = ''] = /words\.(\w\w)\./.exec(path) ?? [];
      if (!isLanguage(into)) return;
      const load = (file: string) => import(pathToFileURL(join(ROOT, file)).href);
      const english = await load(path.replace(`.${into}.`, '.'));
      translate(english.say, into, (await load(path)).say);
    }),
  );
}
