import { afterEach, expect, test } from 'vitest';
import { formatDay, formatDays, formatTime } from '../day.ts';
import { inDigits, type Locale, plural, setReader } from './language.ts';
import { acceptedLocale, localeOf } from './locales.ts';
import { translate, translated } from './translated.ts';

const reads = (locale: Locale) => setReader(() => locale);
afterEach(() => reads('en-GB'));

test('[WORDS-01] a browser gets the first language it asks for that we speak, and English otherwise', () => {
  expect(acceptedLocale('pt-BR,pt;q=0.9,de-at;q=0.8,en;q=0.7')).toBe('de-AT');
  expect(acceptedLocale('en;q=0.2, ar-MA;q=0.9')).toBe('ar-MA');
  expect(acceptedLocale('es-419')).toBe('es-ES');
  for (const header of ['', '*', 'ja', 'de;q=0', ';;;q=,', 'x'.repeat(10_000)])
    expect(acceptedLocale(header)).toBeNull();
});

test('[WORDS-01] a locale from another build, or made up, is none', () => {
  expect(localeOf('tlh-QO')).toBeNull();
  expect(localeOf('constructor-GB')).toBeNull();
  expect(localeOf('de-XX')).toBe('de-DE');
});

test('[WORDS-02] a number takes the form of the reader’s language, and Arabic has six', () => {
  const forms = { zero: 'z', one: '1', two: '2', few: 'f', many: 'm', other: 'o' };
  const said = (locale: Locale) => {
    reads(locale);
    return [0, 1, 2, 3, 11, 100].map((count) => plural(count, forms)).join('');
  };
  expect(said('ar-EG')).toBe('z12fmo');
  expect(said('de-DE')).toBe('o1oooo');
  expect(said('fr-FR')).toBe('11oooo');
});

test('[WORDS-03] days, times and numbers are written as the reader’s region writes them', () => {
  const said = (locale: Locale) => {
    reads(locale);
    const span = formatDays('2026-11-23', '2026-11-29', 'medium');
    const time = formatTime(new Date('2026-11-23T14:02:00Z'), 'UTC');
    return [formatDay('2026-11-23', 'short'), span, time, inDigits(1234.5)]
      .join(' | ')
      .replaceAll(/\s/g, ' ');
  };
  expect(said('en-GB')).toBe('Mon 23 Nov | 23 – 29 Nov 2026 | 14:02 | 1,234.5');
  expect(said('en-US')).toBe('Mon Nov 23 | Nov 23 – 29, 2026 | 02:02 PM | 1,234.5');
  expect(said('de-AT')).toBe('Mo. 23. Nov. | 23.–29. Nov. 2026 | 14:02 | 1 234,5');
  expect(said('fr-FR')).toBe('lun. 23 nov. | 23–29 nov. 2026 | 14:02 | 1 234,5');
  expect(said('ar-EG')).toMatch(/23 .*\| 23–29 .* 2026 \| 02:02 .* \| 1,234.5/);
});

test('[WORDS-01] a server says each sentence in the language of whoever reads it', () => {
  const say = translated({ saved: 'Saved', days: (count: number) => `${count} days` });
  translate(say, 'de', { saved: 'Gespeichert', days: (count: number) => `${count} Tage` });
  reads('de-CH');
  expect([say.saved, say.days(2)]).toEqual(['Gespeichert', '2 Tage']);
  reads('es-ES');
  expect([say.saved, say.days(2)]).toEqual(['Saved', '2 days']);
});
