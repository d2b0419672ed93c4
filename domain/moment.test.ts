import { expect, it, test } from 'vitest';
import { DEFAULT_LOCALE, languageOf, setReader, translate } from './language/language.ts';
import { nextTimeAt, quietUntil, zoneWords } from './moment.ts';
import { say as arabic } from './words.ar.ts';
import { say as german } from './words.de.ts';
import { say as spanish } from './words.es.ts';
import { say as french } from './words.fr.ts';
import { say } from './words.ts';

test('[PROMISE-05] a time zone is called after its city, by the name people have for it today', () => {
  expect(zoneWords('Asia/Calcutta')).toBe('Kolkata time');
  expect(zoneWords('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time');
  expect(zoneWords('Europe/Berlin')).toBe('Berlin time');
  for (const zone of ['UTC', 'Etc/GMT-5']) expect(zoneWords(zone)).toBe('local time');
});

test('[WORDS-03] other languages name the time itself, as the list of cities is English', () => {
  for (const [locale, words, zone, name] of [
    ['de-AT', german, 'Europe/Vienna', 'Mitteleuropäische Zeit'],
    ['es-ES', spanish, 'Europe/Madrid', 'hora de Europa central'],
    ['fr-FR', french, 'Europe/Paris', 'heure d’Europe centrale'],
    ['ar-EG', arabic, 'Africa/Cairo', 'توقيت شرق أوروبا'],
  ] as const) {
    translate(say, languageOf(locale), words);
    setReader(() => locale);
    expect(zoneWords(zone)).toBe(name);
  }
  setReader(() => DEFAULT_LOCALE);
});

const at = (time: string) => new Date(`${time}:00.000Z`);
const night = { from: '22:00', to: '07:00' };

it('[NOTIFY-02] quiet hours go on past midnight, and are over in one’s own zone', () => {
  const until = (time: string) => quietUntil(night, 'Asia/Kolkata', at(time));
  expect(until('2026-11-25T16:29')).toBe(null);
  expect(until('2026-11-25T16:30')).toBe('2026-11-26T01:30:00.000Z');
  expect(until('2026-11-26T01:29')).toBe('2026-11-26T01:30:00.000Z');
  expect(until('2026-11-26T01:30')).toBe(null);
  const noon = quietUntil({ from: '12:00', to: '13:30' }, 'UTC', at('2026-11-25T12:40'));
  expect(noon).toBe('2026-11-25T13:30:00.000Z');
  expect(quietUntil({ from: '08:00', to: '08:00' }, 'UTC', at('2026-11-25T08:00'))).toBe(null);
});

it('[NOTIFY-02] in the night when the clock shows an hour twice they last until it shows their end again', () => {
  // In Berlin the clock goes from 03:00 back to 02:00 at 01:00 UTC.
  const until = (to: string, time: string) =>
    quietUntil({ from: '22:00', to }, 'Europe/Berlin', at(time));
  expect(until('02:30', '2026-10-25T00:29')).toBe('2026-10-25T01:30:00.000Z');
  expect(until('02:30', '2026-10-25T00:45')).toBe('2026-10-25T01:30:00.000Z');
  expect(until('02:30', '2026-10-25T01:30')).toBe(null);
  expect(until('07:00', '2026-10-25T05:59')).toBe('2026-10-25T06:00:00.000Z');
  // When the clock skips an hour, they last until the end of the gap.
  expect(until('02:30', '2026-03-29T00:59')).toBe('2026-03-29T01:30:00.000Z');
});

it('[NOTIFY-02] [T-H2] a digest at exactly this moment is the one that is being sent: the next is tomorrow’s', () => {
  const next = (at: string) => nextTimeAt('07:30', 'Asia/Kolkata', new Date(at));
  expect(next('2026-11-28T01:59:59.999Z')).toBe('2026-11-28T02:00:00.000Z');
  expect(next('2026-11-28T02:00:00.000Z')).toBe('2026-11-29T02:00:00.000Z');
});

it('[T-H2] where the clock skips the hour before midnight, that evening’s digest still comes, after midnight', () => {
  // In Nuuk the clock goes from 23:00 to 00:00 on 30 March at 01:00 UTC.
  const next = (at: string) => nextTimeAt('23:30', 'America/Nuuk', new Date(at));
  expect(next('2025-03-30T00:10:00Z')).toBe('2025-03-30T01:30:00.000Z');
  expect(next('2025-03-30T01:10:00Z')).toBe('2025-03-30T01:30:00.000Z');
  expect(next('2025-03-30T01:40:00Z')).toBe('2025-03-31T00:30:00.000Z');
});

it.each([
  ['half an hour', 'Australia/Lord_Howe', '01:45', '2026-04-04T14:50', '2026-04-04T15:15'],
  ['two hours', 'Antarctica/Troll', '02:30', '2026-10-25T00:40', '2026-10-25T02:30'],
])(
  '[NOTIFY-02] [T-H2] quiet hours outlast a clock that is put back by %s',
  (_, zone, to, at, ends) => {
    const until = (time: string) =>
      quietUntil({ from: '22:00', to }, zone, new Date(`${time}:00.000Z`));
    expect(until(at)).toBe(`${ends}:00.000Z`);
    expect(until(ends)).toBeNull();
  },
);
