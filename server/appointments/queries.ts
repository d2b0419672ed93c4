import type { Appointment, PracticeAppointment } from '#domain/appointments/appointmentSchema.ts';
import type { Instant } from '#domain/day.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';

const PAGES = pagesOf('appointments', 2);
const HOUR_MS = 3_600_000;

const all = (db: Db) =>
  db
    .selectFrom('appointment')
    .leftJoin('user as dietician', 'dietician.id', 'appointment.dieticianId')
    .leftJoin('appointmentHours', 'appointmentHours.dieticianId', 'appointment.dieticianId')
    .select(['appointment.customerId', 'appointment.id', 'appointment.startsAt'])
    .select(['appointment.endsAt', 'appointment.timeZone', 'appointment.place'])
    .select(['appointment.link', 'appointment.state', 'appointment.bookedById'])
    .select(['appointment.cancelledById', 'appointment.reason', 'appointment.version'])
    .select(['appointment.dieticianId', 'dietician.name as dieticianName'])
    .select('appointmentHours.cancelHours');

type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;

function asAppointment(row: Row): Appointment {
  const { customerId, dieticianId, dieticianName, bookedById, cancelledById, cancelHours } = row;
  const by = (id: string | null) => (id === customerId ? 'customer' : 'dietician');
  const until = Date.parse(row.startsAt) - (cancelHours ?? 0) * HOUR_MS;
  return {
    id: row.id,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    timeZone: row.timeZone,
    place: row.place,
    link: row.link,
    reason: row.reason,
    version: row.version,
    dietician: dieticianId ? { id: dieticianId, name: dieticianName ?? '' } : null,
    state: row.state === 'cancelled' ? 'cancelled' : 'booked',
    bookedBy: by(bookedById),
    cancelledBy: row.state === 'cancelled' ? by(cancelledById) : null,
    changeableUntil: new Date(until).toISOString(),
  };
}

type Asked = { readonly after?: string | undefined; readonly limit: number };

/** A page of a customer's appointments, the latest first. Throws 422 for a cursor of another list. */
export async function listAppointments(
  db: Db,
  { customerId }: CustomerScope,
  { after, limit }: Asked,
) {
  const [startsAt, id] = PAGES.keysOf(after) ?? [];
  let asking = all(db).where('appointment.customerId', '=', customerId);
  if (startsAt !== undefined && id !== undefined)
    asking = asking.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('appointment.startsAt', 'appointment.id'), '<', tuple(startsAt, id)),
    );
  const rows = await asking
    .orderBy('appointment.startsAt', 'desc')
    .orderBy('appointment.id', 'desc')
    .limit(rowLimit(limit + 1))
    .execute();
  const page = pageFrom(rows, limit, (last) => PAGES.cursorOf(last.startsAt, last.id));
  return { ...page, items: page.items.map(asAppointment) };
}

/** One appointment. Throws 404. */
export async function readAppointment(
  db: Db,
  { customerId }: CustomerScope,
  id: string,
): Promise<Appointment> {
  const row = await all(db)
    .where('appointment.customerId', '=', customerId)
    .where('appointment.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return asAppointment(row);
}

/** How many booked appointments of a customer have not begun. */
export async function countAhead(
  db: Db,
  { customerId }: CustomerScope,
  now: Instant,
): Promise<number> {
  const row = await db
    .selectFrom('appointment')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('customerId', '=', customerId)
    .where('startsAt', '>', now)
    .where('state', '=', 'booked')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const MOST_OF_PRACTICE = 1000;

/**
 * The booked appointments of the whole practice that begin between two instants, with facts about their people, whose
 * consent is given.
 */
export async function practiceAppointments(
  db: Db,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<PracticeAppointment[]> {
  const rows = await all(db)
    .innerJoin('user as customer', 'customer.id', 'appointment.customerId')
    .select('customer.name')
    .select(({ selectFrom }) =>
      selectFrom('visit')
        .select('visit.nextStep')
        .whereRef('visit.customerId', '=', 'appointment.customerId')
        .whereRef('visit.date', '<=', 'appointment.startsAt')
        .orderBy('visit.date', 'desc')
        .orderBy('visit.id', 'desc')
        .limit(rowLimit(1))
        .as('nextStep'),
    )
    .where('appointment.startsAt', '>=', from)
    .where('appointment.startsAt', '<', to)
    .where('appointment.state', '=', 'booked')
    .where('customer.consent', '!=', 'withdrawn')
    .orderBy('appointment.startsAt')
    .limit(rowLimit(MOST_OF_PRACTICE))
    .execute();
  const facts = await factsOf(db, [...new Set(rows.map(({ customerId }) => customerId))]);
  return rows.map((row) => {
    const known = facts.get(row.customerId);
    return {
      ...asAppointment(row),
      customer: { id: row.customerId, name: row.name },
      facts: {
        planStatus: known?.planStatus ?? 'not_set',
        planEndDate: known?.planEndDate ?? null,
        lastLoggedOn: known?.lastLoggedOn ?? null,
        adherence: known?.adherenceLately ?? null,
        nextStep: row.nextStep ?? '',
      },
    };
  });
}

/** Of these customers only: joined to the appointments, a database may read those of all. */
async function factsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('customerSummary')
    .leftJoin('coachingPeriod', (join) =>
      join
        .onRef('coachingPeriod.customerId', '=', 'customerSummary.customerId')
        .on('coachingPeriod.customerId', 'in', ids),
    )
    .select(['customerSummary.customerId', 'lastLoggedOn', 'adherenceLately'])
    .select(['coachingPeriod.planStatus', 'coachingPeriod.planEndDate'])
    .where('customerSummary.customerId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.customerId, row]));
}

const DAY_MS = 86_400_000;
const DAYS_BACK = 30;

/** The appointments that a person's calendar shows, also cancelled ones, so that a calendar crosses them out. */
export async function appointmentsInCalendar(
  db: Db,
  { id, role }: { readonly id: string; readonly role: string | null },
  now: Date,
) {
  const rows = await all(db)
    .innerJoin('user as customer', 'customer.id', 'appointment.customerId')
    .select(['customer.name as customerName', 'customer.consent'])
    .select('appointment.changedAt')
    .where(role === 'client' ? 'appointment.dieticianId' : 'appointment.customerId', '=', id)
    .where('appointment.startsAt', '>=', new Date(now.getTime() - DAYS_BACK * DAY_MS).toISOString())
    .orderBy('appointment.startsAt')
    .limit(rowLimit(MOST_OF_PRACTICE))
    .execute();
  return rows
    .filter(({ consent }) => consent !== 'withdrawn')
    .map(({ customerName, ...row }) => ({
      ...asAppointment(row),
      // Whom the reader of this calendar meets.
      with: role === 'client' ? customerName : (row.dieticianName ?? ''),
    }));
}
