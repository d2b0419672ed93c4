import { addDays, type Day, dayIn, daysBetween, type Instant } from '#domain/day.ts';
import { adherenceOf, mealKindsOf, mealsOfDay } from '#domain/progress/adherence.ts';
import { MOODS } from '#domain/progress/progress.ts';
import type { LoggedPlan, MealsDone, ProgressInput } from '#domain/progress/progressSchema.ts';
import { waterWords } from '#domain/progress/water.ts';
import { GLASS_ML } from '#domain/unitWords.ts';
import type { Person } from '../people/person.ts';
import { type Random, randomFrom } from '../random.ts';
import { pickedOf } from './alternatives.ts';
import { insteadOf } from './eatenInstead.ts';
import { keepingOf } from './habits.ts';
import { instantOf } from './instant.ts';
import type { Week } from './weeks.ts';
import { DAY_WORDS } from './words.ts';

export type LoggedDay = ProgressInput & {
  readonly date: Day;
  readonly submittedAt: Instant;
  readonly mealsDone: number;
  readonly mealsOfDay: number;
  readonly mealsOther: number;
  readonly mealsSkipped: number;
  readonly planned: LoggedMeals;
};

/** Refers to the plan by its first day, because the plan has no id before it is stored. */
type LoggedMeals = Pick<LoggedPlan, 'planName' | 'meals' | 'mealTimings'> & {
  readonly weekOf: Day;
};

// The number of last sentences that are not repeated.
const RECENT = 8;

const isWeekend = (day: Day) => [5, 6].includes(((daysBetween('2024-01-01', day) % 7) + 7) % 7);

/** Everything a person logged, oldest first; never today, which is left for them to log. */
export function daysOf(person: Person, weeks: readonly Week[], now: Date): LoggedDay[] {
  const today = dayIn(person.timeZone, now);
  const first = weeks[0]?.startDate;
  if (!first) return [];
  const random = randomFrom(`days ${person.email}`);
  const length = Math.max(1, daysBetween(first, today));
  const said: string[] = [];
  return weeks
    .flatMap((week) => week.weeklyDietPlan.map((day) => ({ ...day, week })))
    .filter(({ date }) => date < today)
    .flatMap(({ date, meals, week }) => {
      const weekend = isWeekend(date);
      const keeping = keepingOf(person.habit, daysBetween(first, date) / length, weekend);
      if (!random.chance(keeping.logs)) return [];
      // Good and bad days affect all meals of the day.
      const form = keeping.eats === 1 ? 1 : keeping.eats + (random.next() - 0.5) * 0.4;
      const ticks = ticksOf(meals, form, random);
      const { percent } = adherenceOf(meals, ticks);
      const instead = insteadOf(person, date, meals, ticks);
      const { done, meals: of, other, skipped } = mealKindsOf(meals, ticks, instead);
      const sleepHours = sleepOf(person, weekend, random);
      const words = wordsOf(person, percent, weekend, said.slice(-RECENT), random);
      if (words) said.push(words);
      const quiet = person.habit === 'ticksOnly';
      return [
        {
          date,
          meals: ticks,
          instead,
          picked: pickedOf(person, date, meals, ticks),
          waterIntake: quiet ? '' : waterOf(person, percent, random),
          sleepHours: quiet ? null : sleepHours,
          mood: quiet ? '' : moodOf(percent, sleepHours, random),
          dietScore: quiet
            ? null
            : Math.max(1, Math.min(5, Math.round(percent / 25 + random.next()))),
          notes: quiet ? '' : words,
          submittedAt: submittedAt(person, date, now, random),
          mealsDone: done,
          mealsOfDay: of,
          mealsOther: other,
          mealsSkipped: skipped,
          planned: {
            weekOf: week.startDate,
            planName: week.name,
            meals,
            mealTimings: week.mealTimings,
          },
        },
      ];
    });
}

function ticksOf(meals: readonly string[], form: number, random: Random): MealsDone {
  const ticks = mealsOfDay(meals).map((index) => {
    // Snacks between meals are skipped more often.
    const main = index === 1 || index === 3 || index === 6;
    return [String(index), random.chance(main ? form + 0.08 : form - 0.04)];
  });
  return Object.fromEntries(ticks) as MealsDone;
}

function sleepOf(person: Person, weekend: boolean, random: Random): number {
  const usual = person.profile?.qualityOfSleep === 'disturbed' ? 6.3 : 7.3;
  const hours = usual + (weekend ? 0.6 : 0) + (random.next() - 0.5) * 2;
  return Math.round(hours * 2) / 2;
}

function waterOf(person: Person, percent: number, random: Random): string {
  if (random.chance(0.06)) return '';
  const usual = person.profile?.waterIntake ?? 1.6;
  // For kidneys the amount is a limit, not a goal.
  const eager = person.eating.need === 'renal' ? 0 : percent / 800;
  const litres = usual * (0.75 + random.next() * 0.3 + eager);
  const style = randomFrom(`water ${person.email}`).whole(0, 3);
  if (style === 0) return `${Math.max(1, Math.round((litres * 1000) / GLASS_ML))} glasses`;
  if (style === 1) return `${Math.round(litres * 20) * 50} ml`;
  return waterWords(Math.round(litres * 10) * 100);
}

function moodOf(percent: number, sleepHours: number, random: Random): string {
  const level = percent / 40 + (sleepHours - 5) / 2 + random.next() * 1.2 - 0.4;
  return MOODS[Math.max(0, Math.min(4, Math.round(level)))] ?? 'Okay';
}

function wordsOf(
  person: Person,
  percent: number,
  weekend: boolean,
  recently: readonly string[],
  random: Random,
): string {
  if (random.chance(0.52)) return '';
  const own = person.sayings.length > 0 && random.chance(0.45);
  const fitting = percent >= 80 ? DAY_WORDS.good : percent >= 55 ? DAY_WORDS.fair : DAY_WORDS.poor;
  const common = weekend && random.chance(0.6) ? DAY_WORDS.weekend : fitting;
  const words = random.pick<string>(own ? person.sayings : common);
  return recently.includes(words) ? '' : words;
}

/** Most log in the evening, some the next morning; never later than now. */
function submittedAt(person: Person, date: Day, now: Date, random: Random): Instant {
  const nextMorning = random.chance(0.15);
  const hour = nextMorning ? random.whole(6, 8) : random.whole(19, 22);
  const clock = `${String(hour).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}`;
  const at = instantOf(person.timeZone, nextMorning ? addDays(date, 1) : date, clock);
  return at < now.toISOString() ? at : instantOf(person.timeZone, date, '20:10');
}
