import type { Me } from '#domain/accounts/meSchema.ts';
import { standingOf } from '#domain/coaching/period.ts';
import { type Day, dayIn, firstDayOf, type Instant } from '#domain/day.ts';
import { dieticianOf } from '../coaching/assignment.ts';
import { readPeriod } from '../coaching/period.ts';
import type { Deps } from '../http/deps.ts';
import { type Session, todayOf } from '../http/session.ts';
import { imageUrlOf } from '../images/queries.ts';

/** The signed-in person, as their own browser gets them. */
export async function meOf(deps: Pick<Deps, 'db' | 'now'>, session: Session): Promise<Me> {
  const { id, email, name, emailVerified, role, timeZone, locale, consent } = session;
  const today = todayOf(deps, session);
  const isCustomer = role === 'customer';
  const dueAt = isCustomer ? await deletionDueAt(deps, id) : null;
  return {
    id,
    email,
    name,
    profileImageUrl: await imageUrlOf(deps.db, id),
    emailVerified,
    role,
    timeZone,
    locale,
    today,
    consent,
    dieticianId: isCustomer
      ? ((await dieticianOf(deps.db, session.dieticianId))?.id ?? null)
      : null,
    ...(session.position && { position: session.position }),
    ...(session.mustProve && { mustProve: true as const }),
    ...(session.hidesNumbers && { hidesNumbers: true as const }),
    ...(isCustomer && { firstDay: await firstDayFor(deps, session) }),
    coaching: isCustomer ? await coachingOf(deps, id, today) : null,
    ...(dueAt && { deletionDueAt: dueAt }),
  };
}

async function coachingOf(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
  today: Day,
): Promise<Me['coaching']> {
  const period = await readPeriod(db, customerId);
  return { standing: standingOf(period, today), endDate: period.planEndDate };
}

async function firstDayFor({ db }: Pick<Deps, 'db'>, { id, timeZone }: Session): Promise<Day> {
  const { createdAt } = await db
    .selectFrom('user')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return firstDayOf(dayIn(timeZone ?? 'UTC', new Date(createdAt)));
}

/** When the account will be erased; null while its owner has not asked for that. */
async function deletionDueAt({ db }: Pick<Deps, 'db'>, userId: string): Promise<Instant | null> {
  const row = await db
    .selectFrom('accountDeletion')
    .select('dueAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.dueAt ?? null;
}
