import { upTo } from '../db/limits.ts';
import { type Noun, ofCustomer, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Json } from '../db/schema.ts';
import { say } from '../words.ts';
import { handOverAppointments } from './handOver.ts';
import { scheduleAllReminders } from './reminders.ts';

type Tables = {
  /** When a dietician offers appointments: at most one row each. Times are those of the clock in `timeZone`. */
  appointmentHours: {
    dieticianId: string;
    timeZone: string;
    openings: Json;
    closed: Json;
    slotMinutes: number;
    noticeHours: number;
    cancelHours: number;
    aheadDays: number;
    place: string;
    link: string;
    version: number;
    changedAt: string;
  };
  appointment: {
    customerId: string;
    id: string;
    /** Null once that dietician's account is gone, as with the other ids of people. */
    dieticianId: string | null;
    startsAt: string;
    endsAt: string;
    /** The zone in which it was arranged. */
    timeZone: string;
    place: string;
    link: string;
    state: string;
    bookedById: string | null;
    cancelledById: string | null;
    reason: string;
    cancelledAt: string | null;
    /** When both are reminded, an instant; null for never, and afterwards. The outbox has an item for it. */
    remindAt: string | null;
    createdAt: string;
    changedAt: string;
    version: number;
  };
  /** The quarters of an hour, counted since 1970, that booked appointments take: each belongs to one of them. */
  appointmentQuarter: {
    dieticianId: string;
    quarter: number;
    customerId: string;
    appointmentId: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const appointments = {
  tables: {
    appointmentHours: {
      ...ofNobody,
      json: ['openings', 'closed'],
      handedOver: {
        stays: 'Dieticians have a confirmed address from the start: nobody was there before.',
      },
    },
    appointment: ofCustomer(() => say.copied.appointment, {
      limit: upTo(2000, 3000, 200, () => say.full.appointments),
    }),
    appointmentQuarter: ofCustomer(null, {
      copy: { leftOut: 'The same as the appointments, a row for each quarter of an hour.' },
      limit: upTo(32_000, 8000, 5000, () => say.full.appointments),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { appointment: 'person-and-dieticians', 'appointment-hours': 'dieticians' },
  audited: {
    appointment: { words: () => say.things.appointments, did: () => say.did.appointment },
    'appointment-list': { words: () => say.things.appointmentList },
    'appointment-hours': { words: () => say.things.appointmentHours, ofPractice: true },
  },
  whenRestored: scheduleAllReminders,
  whenHandedOver: handOverAppointments,
} as const satisfies Noun;
