import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { CustomerProfile } from '#domain/profiles/profileSchema.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import type { Person } from '../factories/people.ts';
import { type Ask, askerOf } from './ask.ts';
import { contentOf } from './content.ts';
import { type Content, Ledger, type Verdict } from './ledger.ts';
import type { Place } from './place.ts';
import { storedOf } from './stored.ts';
import { until } from './until.ts';
import { Writer } from './writer.ts';

/**
 * A document as the API returns it to a dietician; undefined if it cannot be requested because the id of the
 * plan is not known. Throws for an unexpected response.
 */
async function readBack(
  writer: Writer,
  key: string,
  { ask, dietician }: { ask: Ask; dietician: Person },
): Promise<Content | undefined> {
  const read = async <T>(path: string): Promise<T | null> => {
    const answer = await ask({
      who: dietician,
      method: 'GET',
      path: `customers/${writer.customer.id}${path}`,
    });
    if (answer?.status === 404) return null;
    if (answer?.status !== 200) throw new Error(`${key} cannot be read: ${answer?.status}`);
    return answer.body as T;
  };
  const [kind] = key.split(' ');
  if (kind === 'plan') {
    const id = writer.idOf(key);
    if (!id) return undefined;
    const plan = await read<DietPlan>(`/diet-plans/${id}`);
    return plan && contentOf.plan(plan);
  }
  if (kind === 'day') {
    const day = await read<TrackedDay>(`/daily-progress/${key.slice(-10)}`);
    return day?.record ? contentOf.day(day.record) : null;
  }
  if (kind === 'notes') {
    const notes = await read<{ notes: string; version: number }>('/notes');
    return notes?.version ? notes.notes : null;
  }
  const person = await read<CoachingPeriod & { name: string }>('');
  if (!person) return null;
  if (kind === 'period') return contentOf.period(person);
  const saved = await read<{ profile: CustomerProfile | null }>('/profile');
  return contentOf.profile(person.name, saved?.profile ?? null);
}

const WRITERS = 6;

/** Several writers at once, each for a customer of their own, with a shared ledger. */
export type Crew = {
  readonly ledger: Ledger;
  readonly dietician: Person;
  readonly customers: readonly Person[];
  /** Writes until `over`. A write that could not be stored is tried again, or left for the judge. */
  write(over: () => boolean): Promise<void>;
  /** Waits until this many more writes are acknowledged than at the call. */
  acknowledges(writes: number): Promise<void>;
  /** Reads everything back while nobody writes, and judges it. */
  judge(): Promise<Verdict>;
};

type Wishes = {
  readonly asker?: typeof askerOf;
  readonly count?: number;
  /** For a load in the background of something else: it leaves CPU time to that. */
  readonly breathes?: boolean;
};

/** `url` returns the server that a writer (given by its number) currently uses. */
export async function aCrew(
  place: Place,
  url: (writer: number) => string,
  { asker = askerOf, count = WRITERS, breathes = false }: Wishes = {},
): Promise<Crew> {
  const ledger = new Ledger();
  const { dietician, customers, atFirst } = await place.direct(async (db, make) => {
    const dietician = await make.aDietician();
    const customers: Person[] = [];
    for (let each = 0; each < count; each += 1) customers.push(await make.aCustomer());
    const ids = customers.map(({ id }) => id);
    return { dietician, customers, atFirst: await storedOf(db, ids) };
  });
  for (const [key, [content]] of atFirst) ledger.begin(key, content ?? null);
  const ids = customers.map(({ id }) => id);
  const asks: Ask[] = customers.map((_, index) => asker(() => url(index), ledger));
  const writers = customers.map(
    (customer, index) => new Writer({ customer, dietician }, askOf(index), ledger),
  );

  return {
    ledger,
    dietician,
    customers,
    async write(over) {
      await Promise.all(writers.map((each) => each.writeUntil(over, breathes)));
    },
    async acknowledges(writes) {
      const enough = ledger.acknowledged + writes;
      await until(`${writes} writes more are acknowledged`, () => ledger.acknowledged >= enough);
    },
    async judge() {
      const found = await place.direct((db) => storedOf(db, ids));
      const touched = ledger.takeTouched();
      await Promise.all(
        writers.map(async (writer, index) => {
          for (const key of touched.filter((each) => isOf(writer, each))) {
            const told = await readBack(writer, key, { ask: askOf(index), dietician });
            if (told !== undefined && told !== (found.get(key)?.[0] ?? null))
              ledger.problems.push(`${key}: the API tells something else than what is stored`);
          }
        }),
      );
      const verdict = ledger.judge(found);
      ledger.problems.push(...verdict.words);
      return verdict;
    },
  };

  function askOf(index: number): Ask {
    const ask = asks[index];
    if (!ask) throw new Error(`There is no writer ${index}.`);
    return ask;
  }
}

/** Plans are named after the customer as well. Messages are not read back: a list of them has only a page. */
const isOf = ({ customer }: Writer, key: string) =>
  key.includes(customer.id) || key.startsWith(`plan ${customer.id.slice(0, 8)}-`);
