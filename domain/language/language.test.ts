import { afterEach, expect, test } from 'vitest';
import { formatDay, formatDays, formatTime, weekdayName } from '../day.ts';
import { weekOf } from '../plans/weeks.ts';
import {
  acceptedLocale,
  firstWeekday,
  inAlphabet,
  inARow,
  inDigits,
  isolated,
  type Locale,
  localeOf,
  plural,
  setReader,
  translate,
  translated,
  withWeekFrom,
} from './language.ts';

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
  expect(formatDay('2026-11-23', 'long')).toBe('Montag, 23. November');
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
  expect(said('de-AT')).toBe('Mo. 23. Nov | 23.–29. Nov. 2026 | 14:02 | 1 234,5');
  expect(said('fr-FR')).toBe('lun. 23 nov | 23–29 nov. 2026 | 14:02 | 1 234,5');
  expect(said('ar-EG')).toMatch(/23 .*\| 23–29 .* 2026 \| 02:02 .* \| 1,234.5/);
  expect(formatDay('2026-11-23', 'shortWeekday')).toBe('اثنين');
});

test('[WORDS-03] weeks begin on Monday as plans do, in every region, or on the day that the reader chose', () => {
  const weekOn = (tag: string) => {
    reads(localeOf(tag) ?? 'en-GB');
    return `${weekOf('2026-11-25').from} ${weekdayName(firstWeekday())} ${inDigits(1234.5)}`;
  };
  expect(weekOn('en-GB')).toBe('2026-11-23 Monday 1,234.5');
  expect(weekOn('en-US')).toBe('2026-11-23 Monday 1,234.5');
  expect(weekOn('en-us-u-fw-sun')).toBe('2026-11-22 Sunday 1,234.5');
  expect(weekOn('de-AT-u-fw-sun').replaceAll(/\s/g, ' ')).toBe('2026-11-22 Sonntag 1 234,5');
  expect(weekOn('ar-EG')).toMatch(/^2026-11-23 .* 1,234.5$/);
  expect(weekOn('ar-EG-u-fw-sat')).toMatch(/^2026-11-21 .* 1,234.5$/);
  expect(localeOf('de-AT-u-fw-tue')).toBe('de-AT');
  expect(withWeekFrom('de-AT-u-fw-sun', null)).toBe('de-AT');
});

test('[WORDS-02] a name of the other direction turns nothing around it', () => {
  reads('en-GB');
  expect([isolated('Ada'), isolated('ليلى')]).toEqual(['Ada', '\u2068ليلى\u2069']);
  reads('ar-MA');
  expect([isolated('Ada'), isolated('ليلى')]).toEqual(['\u2068Ada\u2069', 'ليلى']);
  expect(isolated('')).toBe('');
});

test('[WORDS-03] what stands in a row is parted by the comma of the reader', () => {
  expect(inARow(['Mon', '', 'Lunch', false])).toBe('Mon, Lunch');
  reads('ar-EG');
  expect(inARow(['الاثنين', 'الغداء'])).toBe('الاثنين، الغداء');
});

test('[WORDS-01] a server says each sentence in the language of whoever reads it', () => {
  const say = translated({ saved: 'Saved', days: (count: number) => `${count} days` });
  translate(say, 'de', { saved: 'Gespeichert', days: (count: number) => `${count} Tage` });
  reads('de-CH');
  expect([say.saved, say.days(2)]).toEqual(['Gespeichert', '2 Tage']);
  reads('es-ES');
  expect([say.saved, say.days(2)]).toEqual(['Saved', '2 days']);
});

test('[WORDS-03] lists are in the order of the reader’s alphabet', () => {
  const sorted = (locale: Locale) => {
    reads(locale);
    return ['nz', 'ña', 'nb', 'Änis', 'Zimt', 'بصل', 'أرز'].toSorted(inAlphabet).join(' ');
  };
  expect(sorted('de-DE')).toBe('Änis ña nb nz Zimt أرز بصل');
  expect(sorted('es-ES')).toBe('Änis nb nz ña Zimt أرز بصل');
  expect(sorted('ar-EG')).toBe('أرز بصل Änis ña nb nz Zimt');
});
