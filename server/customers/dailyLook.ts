import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { endingStage } from '#domain/coaching/period.ts';
import type { PlanStatus } from '#domain/coaching/periodSchema.ts';
import { dayIn } from '#domain/day.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Deps } from '../http/deps.ts';
import { inBackground, type Write, write } from '../http/write.ts';
import { isUnread, notifyCustomer, notifyDieticians, settle } from '../notify/notify.ts';
import { silentAfter, silentFor } from './silence.ts';

type Looking = Pick<Deps, 'db' | 'engine' | 'hub' | 'now'>;

/**
 * Few: SQLite's queries do not let other work run, so waiting requests get a turn after each page, and what was
 * read of the page's last customer may be out of date by then.
 */
const AT_A_TIME = 25;

/**
 * Notifies about changes that no request causes: a coaching period that ends soon, a customer who fell silent.
 * Runs every hour on every instance; nothing is notified twice.
 */
export async function lookAtCustomers(looking: Looking): Promise<void> {
  for (let after = ''; ; ) {
    const customers = await customersAfter(looking.db, after);
    for (const customer of customers) await lookAt(looking, customer);
    const last = customers.at(-1);
    if (!last || customers.length < AT_A_TIME) return;
    after = last.id;
    await nextTurn();
  }
}

const OWN = sql`(select "silentDays" from "customerAttention" where "customerId" = "user"."id")`;

/**
 * One page of all customers in the order of their ids; `isCoached` chooses among them. With conditions on role
 * or status, a database would collect and sort all who meet them, once for each page.
 */
const customersAfter = (db: Db, after: string) =>
  db
    .selectFrom('customerSummary')
    .innerJoin('user', 'user.id', 'customerSummary.customerId')
    .innerJoin('coachingPeriod', 'coachingPeriod.customerId', 'customerSummary.customerId')
    .select(['user.id', 'user.role', 'user.consent', 'user.timeZone', 'user.disabled'])
    .select(['coachingPeriod.planStatus', 'planStartDate', 'planEndDate', 'resumedAt'])
    .select(['coachingPeriod.endingTold', 'coachingPeriod.silentTold'])
    .select(['lastLoggedOn as lastLoggedDay', 'plannedDays', silentAfter(OWN).as('silentAfter')])
    .select((of) => isUnread(of, 'silent').as('isSilenceUnread'))
    // Repeated for each table, because PostgreSQL does not apply the bound of one table to the others.
    .where('customerSummary.customerId', '>', after)
    .where('coachingPeriod.customerId', '>', after)
    .where('user.id', '>', after)
    .orderBy('customerSummary.customerId')
    .limit(rowLimit(AT_A_TIME))
    .execute();

type Customer = Awaited<ReturnType<typeof customersAfter>>[number];

/** Nobody is notified about other customers, such as those who withdrew their consent or are paused. */
const isCoached = ({ role, consent, disabled, planStatus }: Customer) =>
  role === 'customer' && consent === 'given' && !disabled && planStatus === 'active';

async function lookAt(looking: Looking, customer: Customer) {
  const { id, timeZone, planStartDate, planEndDate, lastLoggedDay } = customer;
  const { endingTold, silentTold } = customer;
  if (!isCoached(customer)) return;
  const at = looking.now();
  const zone = timeZone ?? 'UTC';
  const today = dayIn(zone, at);
  const planStatus = customer.planStatus as PlanStatus;
  const stage = endingStage({ planStatus, planStartDate, planEndDate }, today);
  if (stage !== null && planEndDate !== null) {
    // Stays the same in every hourly run of a stage.
    const told = `${planEndDate} ${stage}`;
    if (told !== endingTold)
      await tellEnding(looking, { customerId: id, about: planEndDate, at }, told);
  }
  if (silentFor(customer, today) === null) {
    if (customer.isSilenceUnread) await noLongerSilent(looking, { customerId: id, at });
    return;
  }
  const about = lastLoggedDay ?? '';
  // A stretch of silence is identified by the last logged day and the last time coaching was resumed.
  const told = `${about} ${customer.resumedAt ?? ''}`;
  if (told !== silentTold) await tellSilent(looking, { customerId: id, about, at }, told);
}

type About = { readonly customerId: string; readonly about: string; readonly at: Date };

/** Notifies both sides, once for each stage. */
async function tellEnding(looking: Looking, news: About, endingTold: string): Promise<void> {
  const { customerId, at } = news;
  await write(inBackground(looking), async (running) => {
    if (!(await isNews(running, customerId, { endingTold }))) return;
    // Settles the notification of a week before, or it would hold up the one of a day before, which is about the
    // same date.
    for (const kind of ['period-ending', 'customer-period-ending'] as const)
      await settle(running, { kind, customerId, at });
    await notifyCustomer(running, { kind: 'period-ending', ...news });
    await notifyDieticians(running, { kind: 'customer-period-ending', ...news });
  });
}

async function tellSilent(looking: Looking, news: About, silentTold: string): Promise<void> {
  const { customerId } = news;
  await write(inBackground(looking), async (running) => {
    if (await isNews(running, customerId, { silentTold }))
      await notifyDieticians(running, { kind: 'silent', ...news });
  });
}

type Noted = { readonly endingTold: string } | { readonly silentTold: string };

/**
 * Records in the period what is being notified; returns false when it is recorded already, since another instance
 * was first. Whether and how anybody is notified does not matter: those who want no notifications now do not get
 * them later either.
 */
async function isNews({ db }: Write, customerId: string, noted: Noted): Promise<boolean> {
  const [column, value] =
    'endingTold' in noted
      ? (['endingTold', noted.endingTold] as const)
      : (['silentTold', noted.silentTold] as const);
  // The update waits for that of another instance, and then compares with what that one stored.
  const row = await db
    .updateTable('coachingPeriod')
    .set(noted)
    .where('customerId', '=', customerId)
    .where((where) => where.or([where(column, 'is', null), where(column, '!=', value)]))
    .returning('customerId')
    .executeTakeFirst();
  return row !== undefined;
}

const noLongerSilent = (looking: Looking, { customerId, at }: Omit<About, 'about'>) =>
  write(inBackground(looking), (running: Write) =>
    settle(running, { kind: 'silent', customerId, at }),
  );
