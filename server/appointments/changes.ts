import type {
  Appointment,
  AppointmentHours,
  AppointmentInput,
  SlotChoice,
} from '#domain/appointments/appointmentSchema.ts';
import {
  beginningRefusal,
  bookingRefusal,
  changeRefusal,
  ELSEWHERE,
  NO_HOURS,
  NOT_OFFERED,
  ownChangeRefusal,
  reminderOf,
  TAKEN,
} from '#domain/appointments/rules.ts';
import { asSlot, isOffered, quartersOf, type Span, startOf } from '#domain/appointments/slots.ts';
import { standingOf } from '#domain/coaching/period.ts';
import type { Refusal } from '#domain/refusal.ts';
import { dieticianOf } from '../coaching/assignment.ts';
import { readPeriod } from '../coaching/period.ts';
import type { Db } from '../db/open.ts';
import { orderedId } from '../db/schema.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import { type CustomerScope, type Session, todayOf } from '../http/session.ts';
import { editedMeanwhile, type Write } from '../http/write.ts';
import { hoursById, hoursOf, takenOf } from './hours.ts';
import { countAhead, readAppointment } from './queries.ts';
import { scheduleReminder } from './reminders.ts';
import { forgetNews, tellOther } from './telling.ts';

export type By = {
  readonly running: Write;
  readonly scope: CustomerScope;
  readonly session: Session;
  readonly operation: Pick<Operation, 'now'>;
};

const MINUTE_MS = 60_000;

function require(refusal: Refusal | null): void {
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
}

/** Whom a customer meets: the dietician they are assigned to, or the practice's first. */
export const dieticianFor = (db: Db, scope: CustomerScope) =>
  db
    .selectFrom('user')
    .select('dieticianId')
    .where('id', '=', scope.customerId)
    .executeTakeFirst()
    .then((row) => dieticianOf(db, row?.dieticianId));

/** Why a customer cannot book now; null when they can. */
export async function whyNotBook(db: Db, scope: CustomerScope, { now }: Pick<Operation, 'now'>) {
  const period = await readPeriod(db, scope.customerId);
  const ahead = await countAhead(db, scope, now().toISOString());
  return bookingRefusal(standingOf(period, todayOf({ now }, scope)), ahead);
}

/** Books an offered slot. Throws 409 when it is not offered, or taken, or the customer may not book. */
export async function bookSlot(by: By, choice: SlotChoice): Promise<Appointment> {
  const { running, scope, operation } = by;
  require(await whyNotBook(running.db, scope, operation));
  const dietician = await dieticianFor(running.db, scope);
  if (!dietician) throw new ApiFailure(409, NO_HOURS().code, NO_HOURS().message);
  const hours = await hoursById(running.db, dietician.id);
  return insert(by, dietician.id, hours, { ...hours, span: offeredSpan(by, hours, choice) });
}

/**
 * Books an appointment with the dietician who asks, also outside of their hours; an assistant books one with the
 * customer's dietician. Throws 409, 422.
 */
export async function insertAppointment(by: By, input: AppointmentInput): Promise<Appointment> {
  const { running, scope, session } = by;
  const isAssistant = session.position === 'assistant';
  const dietician = isAssistant ? await dieticianFor(running.db, scope) : session;
  if (!dietician) throw new ApiFailure(409, NO_HOURS().code, NO_HOURS().message);
  // The times that somebody types are those of their own clock.
  const hours = await hoursOf(running.db, session);
  return insert(by, dietician.id, hours, { ...input, span: typedSpan(by, hours, input) });
}

/** Moves a customer's appointment to another offered slot. Throws 404, 409, 412. */
export async function moveToSlot(
  by: By,
  id: string,
  version: number,
  choice: SlotChoice,
): Promise<Appointment> {
  const { running, scope, operation } = by;
  const was = await versionOf(by, id, version);
  if (!was.dietician) throw new ApiFailure(409, NO_HOURS().code, NO_HOURS().message);
  const hours = await hoursById(running.db, was.dietician.id);
  require(ownChangeRefusal(was, hours, operation.now().getTime()));
  // Their own appointment is one of those that they may have.
  const refusal = await whyNotBook(running.db, scope, operation);
  if (refusal?.code !== 'enough-ahead') require(refusal);
  return move(by, was, was.dietician.id, hours, { ...was, span: offeredSpan(by, hours, choice) });
}

/** Changes an appointment as a dietician writes it. Throws 404, 409, 412, 422. */
export async function changeAppointment(
  by: By,
  id: string,
  version: number,
  input: AppointmentInput,
): Promise<Appointment> {
  const was = await versionOf(by, id, version);
  require(changeRefusal(was, by.operation.now().getTime()));
  const dieticianId = was.dietician?.id ?? by.session.id;
  const hours = await hoursById(by.running.db, dieticianId);
  const span = typedSpan(by, hours, input, was);
  return move(by, was, dieticianId, hours, { ...input, span });
}

/** Cancels an appointment, which stays in the list with who cancelled it and why. Throws 404, 409, 412. */
export async function cancelAppointment(
  by: By,
  id: string,
  version: number,
  reason: string,
): Promise<Appointment> {
  const { running, scope, session, operation } = by;
  const was = await versionOf(by, id, version);
  const now = operation.now();
  const isOwn = session.id === scope.customerId;
  const hours = was.dietician ? await hoursById(running.db, was.dietician.id) : { cancelHours: 0 };
  require(isOwn ? ownChangeRefusal(was, hours, now.getTime()) : changeRefusal(was, now.getTime()));
  const at = now.toISOString();
  const state = { state: 'cancelled', cancelledById: session.id, cancelledAt: at, reason };
  await running.db
    .updateTable('appointment')
    .set({ ...state, remindAt: null, changedAt: at, version: version + 1 })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
  await release(by, id);
  await scheduleReminder(running.db, { customerId: scope.customerId, id }, null, now);
  await forgetNews(running, scope, was, now);
  return told(by, 'cancelled', id);
}

type Chosen = { readonly place: string; readonly link: string; readonly span: Span };

async function insert(
  by: By,
  dieticianId: string,
  { timeZone }: AppointmentHours,
  { place, link, span }: Chosen,
): Promise<Appointment> {
  const { running, scope, session, operation } = by;
  const now = operation.now();
  const id = orderedId();
  const remindAt = reminderAt(span, now);
  await take(by, dieticianId, id, span);
  await running.db
    .insertInto('appointment')
    .values({
      customerId: scope.customerId,
      id,
      dieticianId,
      ...asSlot(span),
      timeZone,
      place,
      link,
      state: 'booked',
      bookedById: session.id,
      reason: '',
      remindAt,
      createdAt: now.toISOString(),
      changedAt: now.toISOString(),
      version: 1,
    })
    .execute();
  await scheduleReminder(running.db, { customerId: scope.customerId, id }, remindAt, now);
  return told(by, 'booked', id);
}

async function move(
  by: By,
  was: Appointment,
  dieticianId: string,
  { timeZone }: AppointmentHours,
  { place, link, span }: Chosen,
): Promise<Appointment> {
  const { running, scope, operation } = by;
  const now = operation.now();
  const { id } = was;
  const remindAt = reminderAt(span, now);
  // One of two at one time keeps it while only its place is changed.
  const isSameTime =
    Date.parse(was.startsAt) === span.startsAt && Date.parse(was.endsAt) === span.endsAt;
  if (!isSameTime) {
    await release(by, id);
    await take(by, dieticianId, id, span);
  }
  await running.db
    .updateTable('appointment')
    .set({ ...asSlot(span), dieticianId, timeZone, place, link, remindAt })
    .set({ changedAt: now.toISOString(), version: was.version + 1 })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
  await scheduleReminder(running.db, { customerId: scope.customerId, id }, remindAt, now);
  await forgetNews(running, scope, was, now);
  return told(by, 'moved', id);
}

const reminderAt = ({ startsAt }: Span, now: Date): string | null => {
  const at = reminderOf(startsAt, now.getTime());
  return at === null ? null : new Date(at).toISOString();
};

/** The appointment, if this is its version. Throws 404, 412. The customer is locked, and so is it. */
async function versionOf({ running, scope }: By, id: string, version: number) {
  const was = await readAppointment(running.db, scope, id);
  if (was.version !== version) throw editedMeanwhile();
  return was;
}

/** The time of an offered slot. Throws 409 when it is not offered, whoever may have taken it. */
function offeredSpan({ operation }: By, hours: AppointmentHours, { startsAt }: SlotChoice): Span {
  const at = Date.parse(startsAt);
  if (!isOffered(hours, at, operation.now().getTime())) require(NOT_OFFERED());
  return { startsAt: at, endsAt: at + hours.slotMinutes * MINUTE_MS };
}

/** The time that a dietician typed. Throws 422 for one that does not exist, or is past, unless it was that before. */
function typedSpan(
  { operation }: By,
  { timeZone }: AppointmentHours,
  { date, time, minutes }: AppointmentInput,
  was?: Appointment,
): Span {
  const starts = startOf(timeZone, date, time);
  if (!starts.ok) throw invalidField('time', starts.refusal.message);
  const startsAt = starts.value;
  const isSame = was !== undefined && Date.parse(was.startsAt) === startsAt;
  const refusal = isSame ? null : beginningRefusal(startsAt, operation.now().getTime());
  if (refusal) throw invalidField('date', refusal);
  return { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
}

/**
 * Takes the quarters of an hour of an appointment. The key of the table lets one appointment of a dietician have each,
 * however many try at once: whoever is second gets none and throws 409. So does a customer, who is locked, in a
 * quarter that they spend with another dietician.
 */
async function take(
  { running, scope }: By,
  dieticianId: string,
  appointmentId: string,
  span: Span,
) {
  const { customerId } = scope;
  const quarters = quartersOf(span);
  const elsewhere = await running.db
    .selectFrom('appointmentQuarter')
    .select('quarter')
    .where('customerId', '=', customerId)
    .where('quarter', 'in', quarters)
    .where('dieticianId', '<>', dieticianId)
    .executeTakeFirst();
  if (elsewhere) require(ELSEWHERE());
  // After a handing over two of them may share quarters, of which one alone has the row.
  if ((await takenOf(running.db, dieticianId, span, appointmentId)).length > 0) require(TAKEN());
  const rows = await running.db
    .insertInto('appointmentQuarter')
    .values(quarters.map((quarter) => ({ dieticianId, quarter, customerId, appointmentId })))
    .onConflict((conflict) => conflict.columns(['dieticianId', 'quarter']).doNothing())
    .returning('quarter')
    .execute();
  if (rows.length < quarters.length) require(TAKEN());
}

const release = ({ running, scope }: By, id: string) =>
  running.db
    .deleteFrom('appointmentQuarter')
    .where('customerId', '=', scope.customerId)
    .where('appointmentId', '=', id)
    .execute();

/** Publishes the change, tells the other side, and returns what is stored now. */
async function told(by: By, what: 'booked' | 'moved' | 'cancelled', id: string) {
  const { running, scope, session, operation } = by;
  running.changed('appointment', scope.customerId);
  const now = await readAppointment(running.db, scope, id);
  await tellOther(running, scope, {
    what,
    appointment: now,
    byId: session.id,
    at: operation.now(),
  });
  return now;
}
