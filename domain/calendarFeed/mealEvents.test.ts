import { expect, it } from 'vitest';
import { daysFrom } from '../day.ts';
import { DEFAULT_TIMINGS } from '../plans/plan.ts';
import { daysInCalendar, mealEvents } from './mealEvents.ts';

const BERLIN = { customerId: 'anna', timeZone: 'Europe/Berlin', hidesNumbers: false };
const DAY = '2026-11-25';

/** A day with these meals at these timings, from the first position on. */
const dayOf = (meals: Readonly<Record<string, string>>, date = DAY) => ({
  date,
  meals: Object.values(meals),
  mealTimings: Object.keys(meals),
});
const at = (startsAt: number) => new Date(startsAt).toISOString().slice(0, 16);

it('[WEEK-03] a calendar holds the two weeks behind a customer and the four before them', () => {
  expect(daysInCalendar(DAY)).toEqual({ from: '2026-11-11', to: '2026-12-23' });
});

it('[WEEK-03] a meal stands half an hour at the time that its timing names, else at the usual one of its place', () => {
  const events = mealEvents(BERLIN, [
    dayOf({ '7:15': 'Tea', 'Breakfast 8.30 am': 'Porridge', 'Meal 3': 'Apple', '': 'Soup' }),
  ]);
  expect(events.map(({ title, startsAt }) => [title, at(startsAt)])).toEqual([
    ['7:15: Tea', '2026-11-25T06:15'],
    ['Breakfast 8.30 am: Porridge', '2026-11-25T07:30'],
    ['Meal 3: Apple', '2026-11-25T09:30'],
    ['Soup', '2026-11-25T12:00'],
  ]);
  expect(new Set(events.map(({ startsAt, endsAt }) => endsAt - startsAt))).toEqual(
    new Set([30 * 60_000]),
  );
});

it('[WEEK-03] the timings of a new plan come one after the other, and a blank meal is no event', () => {
  const meals = DEFAULT_TIMINGS.map((_, place) => (place === 4 ? '  ' : 'A meal'));
  const events = mealEvents(BERLIN, [{ date: DAY, meals, mealTimings: [...DEFAULT_TIMINGS] }]);
  expect(events).toHaveLength(7);
  expect(events.map(({ startsAt }) => startsAt)).toEqual(
    events.map(({ startsAt }) => startsAt).toSorted((one, other) => one - other),
  );
});

it('[WEEK-03] a meal keeps its name in the calendar when the dish changes, and no two share one', () => {
  const uids = (dish: string) =>
    daysFrom(DAY, 2).flatMap((date) =>
      mealEvents(BERLIN, [dayOf({ Breakfast: dish, Lunch: dish }, date)]).map(({ uid }) => uid),
    );
  expect(uids('Porridge')).toEqual(uids('Muesli'));
  expect(new Set(uids('Porridge')).size).toBe(4);
});

it('[WEEK-03] [T-H1] breakfast stays at eight across a change of summer time, and in a zone of half hours', () => {
  const starts = (timeZone: string, dates: string[]) =>
    mealEvents(
      { ...BERLIN, timeZone },
      dates.map((date) => dayOf({ '8:00': 'Porridge' }, date)),
    ).map(({ startsAt }) => at(startsAt));
  expect(starts('Europe/Berlin', ['2026-10-24', '2026-10-25', '2027-03-28'])).toEqual([
    '2026-10-24T06:00',
    '2026-10-25T07:00',
    '2027-03-28T06:00',
  ]);
  expect(starts('Asia/Kolkata', ['2026-10-25'])).toEqual(['2026-10-25T02:30']);
  // The clock skips this time: the event keeps its distance from the start of the gap.
  expect(
    mealEvents(BERLIN, [dayOf({ '2:30 am': 'Tea' }, '2027-03-28')]).map(({ startsAt }) =>
      at(startsAt),
    ),
  ).toEqual(['2027-03-28T01:30']);
});

it('[WEEK-03] a meal of several lines has a title of one, and its own text below', () => {
  const [event] = mealEvents(BERLIN, [dayOf({ 'Lunch\u0007': 'Lentils\r\n  with\u000b rye\n' })]);
  expect(event).toMatchObject({ title: 'Lunch: Lentils with rye', text: 'Lentils\n  with  rye' });
});

it('[WEEK-03] [TREND-04] who hides figures finds none in the calendar either', () => {
  const [event] = mealEvents({ ...BERLIN, hidesNumbers: true }, [
    dayOf({ 'Lunch, 450 kcal': 'Soup, 300 kcal\n80 g bread' }),
  ]);
  expect(event).toMatchObject({
    title: 'Lunch, … kcal: Soup, … kcal 80 g bread',
    text: 'Soup, … kcal\n80 g bread',
  });
});
