import { addDays, type Day, dayIn, daysFrom } from '#domain/day.ts';
import { MOODS } from '#domain/progress/progress.ts';
import type { Database } from '#server/db/open.ts';
import type { Person } from '#test/factories/people.ts';
import { type Factories, factories } from '#test/factories.ts';
import { seed } from '../server/practice/seed.ts';

const DAYS = 30;

/** Meals of realistic length, about 150 characters, different for each customer. */
export const longMeal = (day: number, meal: number, name: string) =>
  `Porridge ${day + 1}.${meal + 1} for ${name}, of rolled oats with stewed plums, a spoon of walnut butter and cinnamon; if hungry, a slice of rye bread with cottage cheese and cress.`;

export const noteOn = (name: string) => `${name} likes to cook on Sundays for three days.`;

export type Known = Pick<Person, 'id' | 'name'>;

/** A practice in which the first customers by name, `known`, have all the data that a customer can have. */
export type Crowd = {
  readonly dietician: Person;
  readonly known: readonly Known[];
  /** A customer who has logged and measured every day for five years. */
  readonly longLogged: Person;
};

/** `count` customers with a period and thirty logged days each, as in the server benchmarks. */
export async function crowd(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  secret: string,
  { count, known }: { count: number; known: number },
): Promise<Crowd> {
  const size = { customers: count, plans: 0, days: DAYS };
  const { dietician } = await seed({ db, engine }, secret, size);
  const make = factories(db, secret);
  const today = dayIn('UTC', new Date());
  const first = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('role', '=', 'customer')
    .orderBy('sortName')
    .limit(known)
    .execute();
  for (const person of first) await fillPerson(make, person, dietician, today);
  const longLogged = await fiveYearsOf(make, today);
  return { dietician, known: first, longLogged };
}

const YEARS_IN_DAYS = 1826;

async function fiveYearsOf(make: Factories, today: Day): Promise<Person> {
  const person = await make.aCustomer({ name: 'Ylva Yearslong' });
  const dates = daysFrom(addDays(today, 1 - YEARS_IN_DAYS), YEARS_IN_DAYS);
  await make.manyDays(
    person,
    dates.map((date, nth) => ({
      date,
      sleepHours: 5 + (nth % 8) / 2,
      waterIntake: `${1 + (nth % 11) / 10} L`,
      mood: MOODS[nth % MOODS.length] ?? '',
      dietScore: 1 + (nth % 5),
    })),
  );
  await make.measured(
    person,
    dates.map((date, nth) => ({ date, value: 90 - nth / 200 + (nth % 4) / 2 })),
  );
  return person;
}

async function fillPerson(
  make: Factories,
  { id, name }: Known,
  dietician: Person,
  today: Day,
): Promise<void> {
  const who = { ...dietician, id, name };
  for (const week of [0, 1, 2])
    await make.aPlan(who, {
      startDate: addDays(today, -7 * week),
      meals: Array.from({ length: 7 }, (_, day) =>
        Array.from({ length: 8 }, (_, meal) => longMeal(day, meal, name)),
      ),
    });
  await make.aNote(who, noteOn(name), dietician);
}
