import { expect, it } from 'vitest';
import { type MealEvent, mealEvents } from '#domain/calendarFeed/mealEvents.ts';
import { addDays, daysFrom } from '#domain/day.ts';
import { type ReadEvent, readTwice } from '#test/calendar/readTwice.ts';
import { icsOf, tagOf } from './fileRoutes.ts';

const NOW = Date.parse('2026-10-20T07:00:00.000Z');

const asRead = ({ uid, title, text, startsAt, endsAt }: MealEvent): ReadEvent => ({
  uid,
  title,
  text,
  from: new Date(startsAt).toISOString(),
  to: new Date(endsAt).toISOString(),
});

const linesOf = (file: string) => file.split('\r\n');

it.each([
  ['Europe/Berlin', '2026-10-22', ['2026-10-24T06:00', '2026-10-25T07:00']],
  ['Europe/Berlin', '2027-03-25', ['2027-03-27T07:00', '2027-03-28T06:00']],
  ['Asia/Kolkata', '2026-10-22', ['2026-10-24T02:30', '2026-10-25T02:30']],
])(
  '[WEEK-03] [T-H1] two parsers read the same week in %s from %s on, at the times of its own clock',
  async (timeZone, from, starts) => {
    const days = daysFrom(from, 7).map((date) => ({
      date,
      meals: ['Porridge', 'Soup'],
      mealTimings: ['Breakfast 8:00', 'Lunch 1 pm'],
    }));
    const events = mealEvents({ customerId: 'anna', timeZone, hidesNumbers: false }, days);
    const [first, second] = readTwice(await icsOf(events, NOW));
    expect(first).toEqual(events.map(asRead));
    expect(second).toEqual(first);
    const changes = [addDays(from, 2), addDays(from, 3)];
    const breakfasts = first.filter(({ uid }) => uid.includes('-1-')).map((each) => each.from);
    expect(
      breakfasts
        .filter((at) => changes.some((day) => at.startsWith(day)))
        .map((at) => at.slice(0, 16)),
    ).toEqual(starts);
  },
);

it('[WEEK-03] two parsers read any text as it was written, from lines of at most 75 octets', async () => {
  const texts = [
    'Eggs, bacon; beans: "full" \\ English \\n not a line',
    'BEGIN:VEVENT',
    'Lentils\nwith rye bread,\n\n  and a; little: salt',
    `שקשוקה עם לחם וזיתים ${'עוד ביצה '.repeat(12)}`.trim(),
    `${'Grünkohl mit Pinkel '.repeat(20)}`.trim(),
    `${'山田の朝ごはん'.repeat(30)}`,
    `${'👩🏽‍🍳🥗'.repeat(30)}`,
    'END:VCALENDAR\r\nX-EVIL:1',
    'e\u0301claire\u2028and\u00a0tea',
  ];
  const days = texts.map((text, index) => ({
    date: addDays('2026-10-20', index),
    meals: [text],
    mealTimings: ['Breakfast; first, of: all'],
  }));
  const events = mealEvents({ customerId: 'anna', timeZone: 'UTC', hidesNumbers: false }, days);
  const file = await icsOf(events, NOW);
  const [first, second] = readTwice(file);
  expect(first).toEqual(events.map(asRead));
  expect(second).toEqual(first);
  expect(linesOf(file).filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(linesOf(file).filter((line) => !line.isWellFormed() || /[\r\n]/.test(line))).toEqual([]);
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(texts.length);
  expect(file).not.toMatch(/^X-EVIL/m);
  expect(first[0]?.title).toContain('English /n not a line');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('[WEEK-03] a calendar without meals is one all the same; another meal changes the tag of the file, another hour of asking does not', async () => {
  expect(readTwice(await icsOf([], NOW))).toEqual([[], []]);
  const eventsOf = (meal: string) =>
    mealEvents({ customerId: 'anna', timeZone: 'UTC', hidesNumbers: false }, [
      { date: '2026-10-20', meals: [meal], mealTimings: [] },
    ]);
  expect(tagOf(eventsOf('Porridge'))).toBe(tagOf(eventsOf('Porridge')));
  expect(tagOf(eventsOf('Porridge'))).not.toBe(tagOf(eventsOf('Muesli')));
  const file = await icsOf(eventsOf('Porridge'), NOW);
  for (const line of ['CLASS:PRIVATE', 'TRANSP:TRANSPARENT', 'DTSTAMP:20261020T070000Z'])
    expect(linesOf(file)).toContain(line);
  expect(file).not.toContain('VALARM');
});
