import { sql } from 'kysely';
import { endingStage } from '#domain/coaching/ending.ts';
import type { PlanStatus } from '#domain/coaching/periodSchema.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { KEPT_DAYS } from '#domain/notifications/kinds.ts';
import { SILENT_DAYS, silentDays } from '#domain/progress/silence.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import type { Deps } from '../http/deps.ts';
import { inBackground, type Write, write } from '../http/write.ts';
import { notifyCustomer, notifyDieticians, settle } from '../notify/notify.ts';

type Looking = Pick<Deps, 'db' | 'engine' | 'hub' | 'now'>;

const AT_A_TIME = 500;
const DAY_MS = 86_400_000;
// Longer than the longest silence that is counted.
const PLANS_OF_DAYS = 40;

/**
 * Tells of what no request brings about: a coaching period that ends soon, a customer who fell silent.
 * Runs every hour on every instance; what was told is not told again.
 */
export async function lookAtCustomers(looking: Looking): Promise<void> {
  await forgetOldNotifications(looking);
  for (let after = ''; ; ) {
    const customers = await coachedCustomers(looking.db, after);
    const starts = await planStartsOf(looking, customers);
    for (const customer of customers) await lookAt(looking, customer, starts);
    const last = customers.at(-1);
    if (!last || customers.length < AT_A_TIME) return;
    after = last.id;
  }
}

async function forgetOldNotifications({ db, now }: Looking): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('notification').where('createdAt', '<', before).execute();
}

/** Customers with consent whose period is active, by id. */
const coachedCustomers = (db: Db, after: string) =>
  db
    .selectFrom('user')
    .innerJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
    .select(['user.id', 'user.timeZone', 'user.disabled'])
    .select(['coachingPeriod.planStatus', 'planStartDate', 'planEndDate'])
    .select(['coachingPeriod.endingTold', 'coachingPeriod.silentTold'])
    .select(
      sql<string | null>`(
        select max("date") from "dailyProgress" where "dailyProgress"."customerId" = "user"."id"
      )`.as('lastLogged'),
    )
    .where('user.role', '=', 'customer')
    .where('user.consent', '=', 'given')
    .where('coachingPeriod.planStatus', '=', 'active')
    .where('user.id', '>', after)
    .orderBy('user.id')
    .limit(rowLimit(AT_A_TIME))
    .execute();

type Customer = Awaited<ReturnType<typeof coachedCustomers>>[number];

/** The first days of their plans of the last weeks, by customer. */
async function planStartsOf({ db, now }: Looking, customers: readonly Customer[]) {
  const starts = new Map<string, string[]>();
  if (customers.length === 0) return starts;
  const rows = await db
    .selectFrom('dietPlan')
    .select(['customerId', 'startDate'])
    .where(
      'customerId',
      'in',
      customers.map(({ id }) => id),
    )
    .where('startDate', '>=', addDays(dayIn('UTC', now()), -PLANS_OF_DAYS))
    .execute();
  for (const { customerId, startDate } of rows)
    starts.set(customerId, [...(starts.get(customerId) ?? []), startDate]);
  return starts;
}

async function lookAt(looking: Looking, customer: Customer, starts: Map<string, string[]>) {
  const { id, timeZone, disabled, planStartDate, planEndDate, lastLogged } = customer;
  const { endingTold, silentTold } = customer;
  if (disabled) return;
  const at = looking.now();
  const zone = timeZone ?? 'UTC';
  const today = dayIn(zone, at);
  const planStatus = customer.planStatus as PlanStatus;
  const stage = endingStage({ planStatus, planStartDate, planEndDate }, today);
  const planStarts = starts.get(id) ?? [];
  const isSilent = silentDays({ today, lastLogged, planStarts }) >= SILENT_DAYS;
  if (stage !== null && planEndDate !== null) {
    // The same for each hour of a stage.
    const told = `${planEndDate} ${stage}`;
    if (told !== endingTold)
      await tellEnding(looking, { customerId: id, about: planEndDate, at }, told);
  }
  // A stretch of silence goes by the day before it.
  const about = lastLogged ?? '';
  if (isSilent && about !== silentTold)
    await tellSilent(looking, { customerId: id, about, at });
  if (!isSilent) await noLongerSilent(looking, { customerId: id, at });
}

type About = { readonly customerId: string; readonly about: string; readonly at: Date };

/** Once for each stage, to both sides. */
async function tellEnding(looking: Looking, news: About, endingTold: string): Promise<void> {
  const { customerId, at } = news;
  await write(inBackground(looking), async (running) => {
    if (!(await isNews(running, customerId, { endingTold }))) return;
    // What was told a week before would hold up the same, told a day before.
    for (const kind of ['period-ending', 'customer-period-ending'] as const)
      await settle(running, { kind, customerId, at });
    await notifyCustomer(running, { kind: 'period-ending', ...news });
    await notifyDieticians(running, { kind: 'customer-period-ending', ...news });
  });
}

async function tellSilent(looking: Looking, news: About): Promise<void> {
  const { customerId, about } = news;
  await write(inBackground(looking), async (running) => {
    if (await isNews(running, customerId, { silentTold: about }))
      await notifyDieticians(running, { kind: 'silent', ...news });
  });
}

type Noted = { readonly endingTold: string } | { readonly silentTold: string };

/**
 * Notes in a period what is being told; false when that stands there, since another instance was first.
 * Who is told of it, and how, is no matter: who chose to hear nothing now is not told later.
 */
async function isNews({ db }: Write, customerId: string, noted: Noted): Promise<boolean> {
  const [column, value] =
    'endingTold' in noted
      ? (['endingTold', noted.endingTold] as const)
      : (['silentTold', noted.silentTold] as const);
  // As it waits for the other instance, it looks at what that one stored.
  const row = await db
    .updateTable('coachingPeriod')
    .set(noted)
    .where('customerId', '=', customerId)
    .where((where) => where.or([where(column, 'is', null), where(column, '!=', value)]))
    .returning('customerId')
    .executeTakeFirst();
  return row !== undefined;
}

async function noLongerSilent(looking: Looking, { customerId, at }: Omit<About, 'about'>) {
  const unread = await looking.db
    .selectFrom('notification')
    .select('id')
    .where('customerId', '=', customerId)
    .where('kind', '=', 'silent')
    .where('readAt', 'is', null)
    .limit(rowLimit(1))
    .executeTakeFirst();
  if (!unread) return;
  await write(inBackground(looking), (running: Write) =>
    settle(running, { kind: 'silent', customerId, at }),
  );
}
