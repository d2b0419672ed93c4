import { addDays, dayIn } from '#domain/day.ts';
import { aCalmCustomer } from '#test/e2e/boardPeople.ts';
import type { Person } from '#test/factories/people.ts';
import type { Factories } from '#test/factories.ts';

const HOUR_MS = 3_600_000;

/** A customer who wrote since yesterday: what they wrote, and the answer they get. */
export type Waiting = {
  readonly person: Person;
  readonly what: string;
  /** Must be on screen before it is answered. */
  readonly texts: readonly string[];
  readonly answer: string;
};

export type Morning = { readonly dietician: Person; readonly waiting: readonly Waiting[] };

/** A note of yesterday, a general question, or both. */
type Wrote = {
  readonly name: string;
  readonly note?: string;
  readonly question?: string;
  readonly answer: string;
};

const WROTE: readonly Wrote[] = [
  {
    name: 'Amara Obi',
    note: 'Slept four hours. No appetite until noon.',
    answer: 'Then have breakfast at noon, and go to bed early tonight.',
  },
  {
    name: 'Bruno Keller',
    question: 'May I swap the trout for chicken on Thursday?',
    answer: 'Yes, the same weight of it, without the skin.',
  },
  {
    name: 'Chiara Conti',
    note: 'Dinner with colleagues: two glasses of wine and dessert.',
    answer: 'That happens. Today just goes on as planned.',
  },
  {
    name: 'Deniz Aydin',
    question: 'Is it fine to skip the second snack when I am not hungry?',
    answer: 'Yes. Leave it out, and see how dinner goes.',
  },
  {
    name: 'Elif Demir',
    note: 'Headache in the afternoon, drank little.',
    question: 'Does tea count as water?',
    answer: 'Tea counts. Two more cups before four, please.',
  },
  {
    name: 'Finn Larsen',
    note: 'The soup kept me full until evening!',
    answer: 'Lovely. It comes again next week.',
  },
];
/** Customers who are on the board for another reason than that they wrote. */
const OTHERS = ['silent', 'planless', 'ending'] as const;

/**
 * A practice of `customers` with one dietician: six wrote since yesterday, three need her for another reason,
 * and the others keep to their plan.
 */
export async function morningPractice(make: Factories, customers: number): Promise<Morning> {
  const dietician = await make.aDietician({ name: 'Dora Dietician' });
  const waiting: Waiting[] = [];
  for (const [nth, wrote] of WROTE.entries())
    waiting.push(await whoWrote(make, dietician, wrote, nth));
  const today = dayIn('UTC', new Date());
  await aCalmCustomer(make, { name: 'Sana Silent', dietician, ago: 4 });
  await make.aCustomer({ name: 'Piet Planless', dietician });
  await aCalmCustomer(make, {
    name: 'Edda Ending',
    dietician,
    period: {
      planStatus: 'active',
      planStartDate: addDays(today, -60),
      planEndDate: addDays(today, 4),
    },
  });
  const rest = customers - WROTE.length - OTHERS.length;
  for (let nth = 1; nth <= rest; nth += 1)
    await aCalmCustomer(make, { name: `Calm Customer ${nth}`, dietician });
  return { dietician, waiting };
}

/** They wrote in the evening, one after the other, an hour apart. */
async function whoWrote(make: Factories, dietician: Person, wrote: Wrote, nth: number) {
  const { name, note, question, answer } = wrote;
  const person = await aCalmCustomer(make, { name, dietician, ago: 2 });
  const yesterday = addDays(dayIn('UTC', new Date()), -1);
  const wroteAt = new Date(Date.now() - (14 - nth) * HOUR_MS);
  await make.aDay(person, yesterday, {
    meals: { '1': true, '2': true, '3': true, '5': true, '6': true },
    notes: note ?? '',
  });
  if (note) await make.aWaitingNote(person, yesterday, wroteAt);
  // After a note, the question is about the same day, as when a customer asks below it.
  const subject = note ? { kind: 'day' as const, date: yesterday } : { kind: 'general' as const };
  if (question) await make.aMessage(person, { text: question, subject, sentAt: wroteAt });
  const what = [note && 'a note', question && 'a question'].filter(Boolean).join(' and ');
  const texts = [note, question].filter((text) => text !== undefined);
  return { person, what, texts, answer };
}
