import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type Day, dayIn, daysFrom } from '#domain/day.ts';
import { BUILT_IN_PRIVACY } from '#domain/rights/consent.ts';
import type { Db } from '#server/db/open.ts';
import { dayInput } from '../factories/days.ts';
import type { Person } from '../factories/people.ts';
import { type Factories, factories } from '../factories.ts';

const BATCH = 500;
const DAYS = 30;
const FIRST = [
  'Anna',
  'Bram',
  'Chiara',
  'Daniel',
  'Esra',
  'Femi',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
];
const LAST = ['Albrecht', 'Bakker', 'Costa', 'Demir', 'Eriksen', 'Fischer', 'Garcia', 'Horvat'];

/** Meals as people write them at length: about 150 characters. */
export const longMeal = (day: number, meal: number) =>
  `Porridge ${day + 1}.${meal + 1} of rolled oats with stewed plums, a spoon of walnut butter and cinnamon; if hungry, a slice of rye bread with cottage cheese and cress.`;

export type Known = Pick<Person, 'id' | 'name'>;

/** A practice in which the first customers by name, `known`, have all that can be read of somebody. */
export type Crowd = { readonly dietician: Person; readonly known: readonly Known[] };

/** `count` customers with a period and thirty logged days each, made by sets and not by rows. */
export async function crowd(
  db: Db,
  secret: string,
  { count, known }: { count: number; known: number },
): Promise<Crowd> {
  const make = factories(db, secret);
  const dietician = await make.aDietician({ name: 'Dora Nair' });
  const today = dayIn('UTC', new Date());
  const people = Array.from({ length: count }, (_, index) => personOf(index, dietician.id));
  for (let from = 0; from < count; from += BATCH)
    await db
      .insertInto('user')
      .values(people.slice(from, from + BATCH))
      .execute();
  await fillPeriods(db, today);
  await fillDays(db, today);
  const first = people.toSorted((a, b) => (a.sortName < b.sortName ? -1 : 1)).slice(0, known);
  for (const person of first) await fillPerson(make, person, dietician, today);
  return { dietician, known: first };
}

function personOf(index: number, dieticianId: string) {
  const name = `${FIRST[index % 10]} ${LAST[Math.floor(index / 10) % 8]} ${String(index).padStart(6, '0')}`;
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
    role: 'customer',
    timeZone: 'UTC',
    disabled: false,
    sortName: name.toLowerCase(),
    dieticianId,
    consent: 'given',
  };
}

async function fillPeriods(db: Db, today: Day): Promise<void> {
  const now = new Date().toISOString();
  await sql`insert into "consent" ("userId", "id", "version", "givenAt")
    select "id", "id", ${BUILT_IN_PRIVACY}, ${now} from "user" where "role" = 'customer'`.execute(
    db,
  );
  await sql`insert into "coachingPeriod"
      ("customerId", "planStatus", "planStartDate", "planEndDate", "updatedAt")
    select "id", 'active', ${addDays(today, -40)}, ${addDays(today, 60)}, ${now}
    from "user" where "role" = 'customer'`.execute(db);
}

async function fillDays(db: Db, today: Day): Promise<void> {
  const { meals, waterIntake, sleepHours, mood, dietScore, notes } = dayInput();
  for (const date of daysFrom(addDays(today, 1 - DAYS), DAYS))
    await sql`insert into "dailyProgress" ("customerId", "date", "meals", "waterIntake",
        "sleepHours", "mood", "dietScore", "notes", "submittedAt", "mealsDone", "mealsOfDay")
      select "id", ${date}, ${JSON.stringify(meals)}, ${waterIntake}, ${sleepHours}, ${mood},
        ${dietScore}, ${notes}, ${`${date}T18:00:00.000Z`}, 2, 5
      from "user" where "role" = 'customer'`.execute(db);
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
        Array.from({ length: 8 }, (_, meal) => longMeal(day, meal)),
      ),
    });
  await make.aCustomerProfile(who, { fitnessGoals: 'To ride 100 km again in spring.' });
  await make.aNote(who, 'Likes to cook on Sundays for three days.', dietician);
}
