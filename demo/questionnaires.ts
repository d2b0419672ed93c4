import type { Transaction } from 'kysely';
import { addDays, type Day } from '#domain/day.ts';
import { shownItems } from '#domain/questionnaires/answers.ts';
import type { AnswerValue, Item } from '#domain/questionnaires/questionnaireSchema.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { orderedId } from '#server/db/schema.ts';
import { addStarters } from '#server/questionnaires/changes.ts';
import { instantOf } from './life/instant.ts';
import type { Person } from './people/person.ts';
import { randomFrom } from './random.ts';

type Mine = { readonly customerId: string; readonly dieticianId: string; readonly today: Day };

/** The four that come with the product; everybody who joins gets the first visit. */
export async function insertQuestionnaires(db: Transaction<Schema>, now: Date): Promise<void> {
  await addStarters(db, now.toISOString());
  await db
    .updateTable('questionnaire')
    .set({ forNewCustomers: true })
    .where('starter', '=', 'first-visit')
    .execute();
}

const SAID: Readonly<Record<string, readonly string[]>> = {
  wish: [
    'Have more energy in the afternoon.',
    'Eat at home again, not at my desk.',
    'Lose a little before the summer.',
  ],
  'tried-what': ['Low carb for three months. It worked until the holidays.'],
  conditions: ['High blood pressure', 'None that I know of', 'Underactive thyroid'],
  medications: ['Levothyroxine 75 µg', 'None', 'Ramipril 5 mg in the morning'],
  'allergic-other': ['Kiwi makes my mouth itch'],
  avoids: ['Liver. I never liked it.', 'Very spicy food in the evening'],
  hopes: ['A plan that my family eats as well.', 'Somebody to ask when I am unsure.'],
  easy: ['Breakfast, I hardly think about it now.', 'Drinking more water'],
  hard: ['Evenings after a late shift', 'Weekends at my parents’'],
  change: ['A warm lunch instead of salad', 'Nothing, I like them'],
  ask: ['Is oat milk as good as milk?', 'May I swap the snack for fruit?'],
};
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  weight: ['72,5', '84', '68.2'],
  height: ['168', '181', '175'],
  water: ['1.5', '2'],
  sleep: ['7', '6,5'],
};

/** A first visit that was filled in, a follow-up that waits for a few, and one that was filled in together. */
export async function insertSent(db: Db, mine: Mine, person: Person): Promise<void> {
  const { today } = mine;
  const random = randomFrom(`questionnaires ${person.email}`);
  if (person.weeks < 2 || random.chance(0.3)) return;
  const first = addDays(today, -7 * person.weeks - 3);
  await insertOne(db, mine, { starter: 'first-visit', day: first, share: 1, random });
  if (!random.chance(0.6)) return;
  const [isWaiting, isTogether] = [random.chance(0.4), random.chance(0.3)];
  const day = addDays(today, -random.whole(1, 4));
  const share = isWaiting ? 0.4 : 1;
  await insertOne(db, mine, { starter: 'follow-up', day, share, isWaiting, isTogether, random });
}

type One = {
  readonly starter: string;
  readonly day: Day;
  /** How much of it is answered, from 0 to 1. */
  readonly share: number;
  readonly isWaiting?: boolean;
  readonly isTogether?: boolean;
  readonly random: ReturnType<typeof randomFrom>;
};

async function insertOne(db: Db, { customerId, dieticianId }: Mine, one: One): Promise<void> {
  const { starter, day, share, isWaiting = false, isTogether = false, random } = one;
  const asked = await db
    .selectFrom('questionnaire')
    .select(['id', 'title', 'intro', 'items', 'version'])
    .where('starter', '=', starter)
    .executeTakeFirst();
  if (!asked) return;
  const { id: questionnaireId, ...document } = asked;
  const items = JSON.parse(document.items) as Item[];
  const sentId = orderedId();
  const answeredAt = instantOf('Europe/London', day, '19:40');
  await db
    .insertInto('sentQuestionnaire')
    .values({
      ...document,
      customerId,
      id: sentId,
      questionnaireId,
      sentById: dieticianId,
      sentAt: instantOf('Europe/London', day, '09:10'),
      finishedAt: isWaiting ? null : answeredAt,
      isTogether: isTogether && !isWaiting,
      togetherById: isTogether && !isWaiting ? dieticianId : null,
      revision: 2,
    })
    .execute();
  const answers = new Map<string, AnswerValue>();
  for (const [at, item] of items.entries()) {
    const isShown = shownItems(items, answers).includes(item);
    if (!isShown || item.type === 'section' || at > share * items.length) continue;
    const value = answerOf(item, day, random);
    if (value === null) continue;
    answers.set(item.linkId, value);
    const question = item.unit ? `${item.text} (${item.unit})` : item.text;
    await db
      .insertInto('questionnaireAnswer')
      .values({
        ...{ customerId, sentId, linkId: item.linkId, question, answeredAt },
        value: JSON.stringify(value),
        writer: isTogether && !isWaiting ? 'dietician' : 'customer',
      })
      .execute();
  }
}

function answerOf(item: Item, day: Day, random: ReturnType<typeof randomFrom>): AnswerValue {
  const { type, options, linkId } = item;
  if (type === 'yes-no') return random.chance(0.35);
  if (type === 'scale') return random.whole(3, 9);
  if (type === 'date') return addDays(day, -1);
  if (type === 'choice') return random.pick(options);
  if (type === 'several') return random.shuffled(options).slice(0, random.whole(1, 2));
  const said = type === 'number' ? NUMBERS[linkId] : SAID[linkId];
  return said ? random.pick(said) : null;
}
