import type { Subject, Suggestion } from '#domain/conversations/conversationSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import { mealName } from '#domain/plans/changes.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import { idAfter } from '#server/conversations/changing.ts';
import { storeWaiting } from '#server/conversations/waiting.ts';
import type { Db } from '#server/db/open.ts';
import type { LoggedDay } from './life/days.ts';
import type { Week } from './life/weeks.ts';
import type { Person } from './people/person.ts';
import { type Random, randomFrom } from './random.ts';

type Mine = {
  readonly customerId: string;
  readonly dieticianId: string;
  readonly today: Day;
  readonly now: Date;
  readonly person: Person;
};

/** A question about something, and what the dietician answers. */
type Exchange = {
  readonly about: 'general' | 'day' | 'meal';
  readonly asks: string;
  readonly answer: string;
};

const EXCHANGES: readonly Exchange[] = [
  {
    about: 'meal',
    asks: 'I am not fond of this one. Is there something else I could have instead?',
    answer:
      'Of course. Anything with as much protein does: eggs, curd or lentils. Keep the vegetables.',
  },
  {
    about: 'general',
    asks: 'We are at my sister’s on Saturday, with a long lunch. How do I plan that?',
    answer:
      'Eat as always in the morning, and enjoy the lunch. A soup or a salad in the evening is plenty. No need to make up for it on Sunday.',
  },
  {
    about: 'day',
    asks: 'I skipped the snack that day, and was very hungry before dinner. Was that the reason?',
    answer:
      'Very likely. Keep a handful of nuts at your desk, and tell me next week how evenings went.',
  },
  {
    about: 'general',
    asks: 'Is coffee with milk fine before breakfast?',
    answer: 'Yes, one cup. If your stomach complains, have it with breakfast.',
  },
  {
    about: 'meal',
    asks: 'Can I cook this the evening before and take it along to work?',
    answer: 'It keeps well for a day in the fridge. Add what is raw only just before you eat.',
  },
];

const WAITING: readonly Omit<Exchange, 'answer'>[] = [
  { about: 'meal', asks: 'How much of this is one portion? I never know with this.' },
  { about: 'general', asks: 'I have a cold and no appetite. Should I still eat all of the meals?' },
  {
    about: 'day',
    asks: 'This was a hard day, and I am a little ashamed of the evening. What do I do now?',
  },
  { about: 'meal', asks: 'The shop had none of this today. What may I take in its place?' },
];

const HOUR_MS = 3_600_000;
const SETTLED_DAYS = 14;

/** For a third of the customers: two exchanges, a suggested meal, and for some a question that waits. */
export async function insertConversation(
  db: Db,
  mine: Mine,
  weeks: readonly Week[],
): Promise<void> {
  const { person, customerId, dieticianId, today, now } = mine;
  const random = randomFrom(`conversation ${person.email}`);
  if (person.weeks < 3 || !random.chance(0.35)) return;
  const marks = { lastId: '', readByCustomer: '', readByPractice: '', settledUpTo: '' };
  await db
    .insertInto('conversation')
    .values({ customerId, ...marks, version: 0 })
    .execute();
  let lastId = '';
  const send = async (
    hoursAgo: number,
    message: { text: string; subject?: Subject; answers?: string; suggestion?: Suggestion | null },
  ) => {
    lastId = idAfter(lastId);
    const { text, subject = { kind: 'general' }, answers, suggestion } = message;
    const isAnswer = answers !== undefined;
    await db
      .insertInto('message')
      .values({
        customerId,
        id: lastId,
        side: isAnswer ? 'dietician' : 'customer',
        writerId: isAnswer ? dieticianId : customerId,
        sentAt: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
        text,
        subject: JSON.stringify(subject),
        subjectDate: subject.kind === 'day' || subject.kind === 'meal' ? subject.date : null,
        suggestion: suggestion ? JSON.stringify(suggestion) : null,
        answersUpTo: answers ?? null,
      })
      .execute();
    return lastId;
  };
  const told = random.shuffled(EXCHANGES).slice(0, 2);
  for (const [nth, { about, asks, answer }] of told.entries()) {
    const hours = 24 * (9 - 5 * nth) + random.whole(2, 9);
    const date = addDays(today, -(9 - 5 * nth));
    const subject = subjectOf(about, date, weeks, random);
    const answers = await send(hours, { text: asks, subject });
    const suggestion = nth === 1 ? suggestionFor(addDays(today, 1), weeks) : null;
    await send(hours - 2, { text: answer, subject, answers, suggestion });
  }
  const read = lastId;
  if (random.chance(0.6)) {
    const { about, asks } = random.pick(WAITING);
    const subject = subjectOf(about, addDays(today, about === 'day' ? -1 : 0), weeks, random);
    await send(random.whole(1, 30), { text: asks, subject });
  }
  await db
    .updateTable('conversation')
    .set({ lastId, readByCustomer: read, readByPractice: read })
    .where('customerId', '=', customerId)
    .execute();
  await storeWaiting(db, customerId);
}

const dayOf = (weeks: readonly Week[], date: Day) => {
  for (const week of weeks) {
    const day = week.weeklyDietPlan.find((each) => each.date === date);
    if (day) return { meals: day.meals, mealTimings: week.mealTimings };
  }
  return undefined;
};

function subjectOf(
  about: Exchange['about'],
  date: Day,
  weeks: readonly Week[],
  random: Random,
): Subject {
  const day = dayOf(weeks, date);
  if (about === 'general' || !day) return { kind: 'general' };
  if (about === 'day') return { kind: 'day', date };
  const meals = mealsOfDay(day.meals);
  if (meals.length === 0) return { kind: 'day', date };
  const meal = random.pick(meals);
  const timing = mealName(day.mealTimings, meal);
  return { kind: 'meal', date, meal, timing, text: day.meals[meal] ?? '' };
}

const LIGHTER = 'Red lentil soup with lemon, a slice of rye bread';

function suggestionFor(date: Day, weeks: readonly Week[]): Suggestion | null {
  const day = dayOf(weeks, date);
  const meal = day ? mealsOfDay(day.meals).at(-1) : undefined;
  if (!day || meal === undefined) return null;
  const was = day.meals[meal] ?? '';
  const timing = mealName(day.mealTimings, meal);
  return { date, meal, timing, was, text: LIGHTER, takenOverAt: null };
}

/** Notes of the last two weeks have been read, except for some of the last two days. */
export async function insertDayNotes(
  db: Db,
  { customerId, dieticianId, today, person }: Mine,
  days: readonly LoggedDay[],
): Promise<void> {
  const random = randomFrom(`notes read ${person.email}`);
  const rows = days
    .filter(({ date, notes }) => notes !== '' && date >= addDays(today, -SETTLED_DAYS))
    .map(({ date, submittedAt: writtenAt }) => {
      const waits = date >= addDays(today, -2) && random.chance(0.7);
      return {
        customerId,
        date,
        writtenAt,
        settledAt: waits ? null : writtenAt,
        settledById: waits ? null : dieticianId,
        settledWrittenAt: waits ? null : writtenAt,
      };
    });
  if (rows.length > 0) await db.insertInto('dayNote').values(rows).execute();
}
