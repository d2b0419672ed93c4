const LANGUAGES = [
  ...[
    'en',
    'de',
    'es',
    'fr',
    'it',
    'pt',
    'hi',
    'tr',
    'pl',
    'ru',
    'zh',
    'ar',
    'ar-SY',
    'ar-MA',
    'fa',
    'nl',
    'sv',
    'da',
  ],
];
const MONTHS = 12;

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();

let names: ReadonlyMap<string, number> | undefined;

/** The browser knows the names of the months in every language, alone and in a date ('4 марта'). */
function monthNames(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const month of ['long', 'short'] as const)
      for (const more of [{}, { day: 'numeric' }] as const) {
        const calendar = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
        const format = new Intl.DateTimeFormat(language, { month, ...more, ...calendar });
        for (let nth = 0; nth < MONTHS; nth += 1) {
          const parts = format.formatToParts(new Date(Date.UTC(2026, nth, 4)));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          const [word = ''] = fold(name).split('.');
          if (/\p{L}/u.test(word) && !found.has(word)) found.set(word, nth + 1);
        }
      }
  return found.set('sept', 9);
}

/** The month that a word names, 1 to 12; null for any other word. */
export function monthCalled(word: string): number | null {
  names ??= monthNames();
  return names.get(fold(word)) ?? null;
}
