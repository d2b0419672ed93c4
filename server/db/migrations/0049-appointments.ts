import { type Kysely, sql } from 'kysely';
import { countRows } from '../countRows.ts';
import type { Engine } from '../open.ts';

/** Appointments, the hours in which dieticians offer them, and each quarter of an hour that one takes. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text';
  const person = `${key} not null references "user" ("id") on delete cascade`;
  const writer = `${key} references "user" ("id") on delete set null`;
  for (const statement of [
    `create table "appointmentHours" (
      "dieticianId" ${person} primary key, "timeZone" text not null, "openings" text not null,
      "closed" text not null, "slotMinutes" integer not null, "noticeHours" integer not null,
      "cancelHours" integer not null, "aheadDays" integer not null, "place" text not null,
      "link" text not null, "version" integer not null, "changedAt" ${key} not null
    )`,
    `create table "appointment" (
      "customerId" ${person}, "id" ${key} not null, "dieticianId" ${writer},
      "startsAt" ${key} not null, "endsAt" ${key} not null, "timeZone" text not null,
      "place" text not null, "link" text not null, "state" text not null, "bookedById" ${writer},
      "cancelledById" ${writer}, "reason" text not null, "cancelledAt" ${key}, "remindAt" ${key},
      "createdAt" ${key} not null, "changedAt" ${key} not null, "version" integer not null,
      constraint "appointmentKey" primary key ("customerId", "id")
    )`,
    `create index "appointmentOfCustomer" on "appointment" ("customerId", "startsAt", "id")`,
    `create index "appointmentOfDietician" on "appointment" ("dieticianId", "startsAt")`,
    `create index "appointmentByStart" on "appointment" ("startsAt")`,
    `create index "appointmentBookedBy" on "appointment" ("bookedById")`,
    `create index "appointmentCancelledBy" on "appointment" ("cancelledById")`,
    `create table "appointmentQuarter" (
      "dieticianId" ${person}, "quarter" integer not null, "customerId" ${person},
      "appointmentId" ${key} not null,
      constraint "appointmentQuarterKey" primary key ("dieticianId", "quarter")
    )`,
    `create index "appointmentQuarterOf" on "appointmentQuarter" ("customerId", "appointmentId")`,
  ])
    await sql.raw(statement).execute(db);
  await countRows(db, engine, {
    appointment: 'customerId',
    appointmentQuarter: 'customerId',
  });
}
