import type { Appointment } from '../appointments/appointmentSchema.ts';
import { say } from '../appointments/words.ts';
import { addDays, type Day } from '../day.ts';
import { withoutFigures } from '../hiddenNumbers/hiddenNumbers.ts';
import { momentIn } from '../moment.ts';
import { mealTimeOf } from '../plans/mealTime.ts';
import { DEFAULT_TIMINGS, timingName } from '../plans/plan.ts';
import type { WeekDay } from '../plans/planSchema.ts';
import type { Week } from '../plans/weeks.ts';
import { mealsOfDay } from '../progress/adherence.ts';

const DAYS_BACK = 14;
const DAYS_AHEAD = 28;
const MEAL_MS = 30 * 60_000;

export const daysInCalendar = (today: Day): Week => ({
  from: addDays(today, -DAYS_BACK),
  to: addDays(today, DAYS_AHEAD),
});

/** A meal as a calendar shows it; times are in milliseconds since 1970. */
export type MealEvent = {
  /** The same for this position on this day, whatever the meal is. */
  readonly uid: string;
  readonly title: string;
  /** The meal as written if it has more than one line; else ''. */
  readonly text: string;
  readonly startsAt: number;
  readonly endsAt: number;
};

type Eater = {
  readonly customerId: string;
  readonly timeZone: string;
  readonly hidesNumbers: boolean;
};

type PlannedMeals = Pick<WeekDay, 'date' | 'meals' | 'mealTimings'>;

/** The meals of these days at their times, in the customer's time zone. */
export const mealEvents = (eater: Eater, days: readonly PlannedMeals[]): MealEvent[] =>
  days.flatMap((day) => mealsOfDay(day.meals).map((place) => eventOf(eater, day, place)));

function eventOf({ customerId, timeZone, hidesNumbers }: Eater, day: PlannedMeals, place: number) {
  const shown = (text: string) => (hidesNumbers ? withoutFigures(text) : text);
  const timing = shown(inOneLine(timingName(day.mealTimings[place] ?? '')));
  const meal = shown(plain(day.meals[place] ?? '').trim());
  const title = inOneLine(meal);
  const startsAt = momentIn(timeZone, day.date, clockOf(day.mealTimings[place] ?? '', place));
  return {
    uid: `${day.date}-${place + 1}-${customerId}`,
    title: timing === '' ? title : `${timing}: ${title}`,
    text: meal.includes('\n') ? meal : '',
    startsAt,
    endsAt: startsAt + MEAL_MS,
  };
}

/** 'HH:MM' at which a meal is due: by its timing, or else by its place among the eight. */
function clockOf(timing: string, place: number): string {
  const minutes = mealTimeOf(timing) ?? mealTimeOf(DEFAULT_TIMINGS[place] ?? '') ?? 0;
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

// Calendar files cannot contain control characters, except tabs and line ends.
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
// Some calendars read a backslash before an n as a line end, even when it is escaped.
const BACKSLASH = /\\/g;

const plain = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, ' ').replaceAll(BACKSLASH, '/');
export const inOneLine = (text: string) => plain(text).replaceAll(/\s+/g, ' ').trim();

/** An appointment as a calendar shows it; other than a meal, it moves, ends and takes time. */
type AppointmentEvent = MealEvent & {
  /** Raised by each change, so that calendars take the new time in place of the old one. */
  readonly sequence: number;
  readonly place: string;
  readonly link: string;
  readonly isCancelled: boolean;
};

export type CalendarEvent = MealEvent | AppointmentEvent;

/** `with`: whom the reader of the calendar meets; '' for nobody any more. */
type Met = Pick<
  Appointment,
  'id' | 'startsAt' | 'endsAt' | 'place' | 'link' | 'state' | 'version'
> & { readonly with: string };

export const appointmentEvents = (appointments: readonly Met[]): AppointmentEvent[] =>
  appointments.map(({ id, startsAt, endsAt, place, link, state, version, with: name }) => {
    const whom = inOneLine(name);
    const title = whom === '' ? say.appointment : say.appointmentWith(whom);
    const isCancelled = state === 'cancelled';
    return {
      uid: `appointment-${id}`,
      title: isCancelled ? say.cancelledEvent(title) : title,
      text: link,
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
      sequence: version - 1,
      place: inOneLine(place),
      link,
      isCancelled,
    };
  });
