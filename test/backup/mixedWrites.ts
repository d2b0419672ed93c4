import { addDays, type Day } from '#domain/day.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import type { RunningEngine } from '../engines.ts';
import { wholeDay } from '../factories/days.ts';
import { aPicture } from '../factories/images.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { confirmedPlan } from '../factories/plans.ts';
import { sendImage } from '../http/sendImage.ts';

const MOST_DAYS = 300;

export type Written = { ticks: number; steps: number; pictures: number; accounts: number };

/** A stream of writes of every kind; the stored data shows their order and which belong together. */
export type MixedWrites = {
  readonly written: Readonly<Written>;
  readonly walker: Person;
  /** People whose pictures are replaced again and again. */
  readonly posers: readonly Person[];
  stop(): Promise<void>;
};

export async function startWriting(engine: RunningEngine): Promise<MixedWrites> {
  const dietician = await engine.make.aDietician();
  const [ticker, walker] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
  const posers = [await engine.make.aCustomer(), await engine.make.aCustomer()];
  await prepareTicks(engine, ticker, dietician);
  const written: Written = { ticks: 0, steps: 0, pictures: 0, accounts: 0 };
  const picture = await aPicture('webp', 64, 64);
  let going = true;
  const again = async (what: keyof Written, write: (count: number) => Promise<boolean>) => {
    while (going) {
      if (!(await write(written[what]))) throw new Error(`a write was refused: ${what}`);
      written[what] += 1;
    }
  };
  const writing = [
    again('ticks', (count) => tick(engine, ticker, count)),
    again('steps', (count) => step(engine, { dietician, walker }, count)),
    ...posers.map((poser) =>
      again('pictures', async () => (await sendImage(engine.as(poser), poser, picture)).ok),
    ),
    again('accounts', () => signUp(engine)),
  ];
  return {
    written,
    walker,
    posers,
    async stop() {
      going = false;
      await Promise.all(writing);
    },
  };
}

async function prepareTicks({ db }: RunningEngine, ticker: Person, dietician: Person) {
  const at = new Date(0).toISOString();
  const updated = { updatedAt: at, updatedBy: dietician.id };
  const texts = { name: '', address: '', email: '', phone: '', privacyText: '', termsText: '' };
  const mine = { customerId: ticker.id, version: 0 };
  await db
    .insertInto('practice')
    .values({ id: 1, ...texts, ...updated, version: 0 })
    .execute();
  await db
    .insertInto('note')
    .values({ ...mine, ...updated, notes: '' })
    .execute();
  await db
    .insertInto('customerProfile')
    .values({ ...mine, profile: '{}', lastUpdated: at })
    .execute();
}

/** Writes three tables in one transaction: at any moment they agree. */
async function tick({ db }: RunningEngine, ticker: Person, count: number): Promise<boolean> {
  const version = count + 1;
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('practice').set({ version }).execute();
    await transaction
      .updateTable('customerProfile')
      .set({ version })
      .where('customerId', '=', ticker.id)
      .execute();
    await transaction
      .updateTable('note')
      .set({ version })
      .where('customerId', '=', ticker.id)
      .execute();
  });
  // A pause, because the others share the one connection that writes.
  await new Promise((resolve) => setTimeout(resolve, 2));
  return true;
}

/**
 * Writes a day and then a plan, each after the previous write was acknowledged: at any moment there are as
 * many days as plans, or one more.
 */
async function step(
  engine: RunningEngine,
  { dietician, walker }: { dietician: Person; walker: Person },
  count: number,
): Promise<boolean> {
  if (count >= MOST_DAYS * 2) return true;
  const customer = `/api/customers/${walker.id}`;
  const index = Math.floor(count / 2);
  const date = dayOfStep(walker, index);
  const { status } =
    count % 2 === 0
      ? await engine.as(walker).patch(`${customer}/daily-progress/${date}`, wholeDay())
      : await engine
          .as(dietician)
          .post(`${customer}/diet-plans`, confirmedPlan(date, { name: `Step ${index}` }));
  return status < 300;
}

export const dayOfStep = (walker: Person, index: number): Day => addDays(todayOf(walker), -index);

/** An account is two or more rows of one transaction. */
async function signUp(engine: RunningEngine): Promise<boolean> {
  const email = `${crypto.randomUUID()}@example.test`;
  const body = { email, password: 'porridge-and-plums', consent: BUILT_IN_PRIVACY };
  return (await engine.asNobody().post('/api/auth/sign-up', body)).status < 300;
}
