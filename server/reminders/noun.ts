import type { Selectable } from 'kysely';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Flag, Json, Schema } from '../db/schema.ts';
import { moveReminders } from './timeZone.ts';

type Tables = {
  reminder: {
    customerId: string;
    id: string;
    subject: string;
    time: string;
    weekdays: Json;
    active: Flag;
    /** When it comes next; null: not, while it is not active. */
    nextAt: string | null;
    /** Until then it is the matter of the instance that has taken it. */
    leasedUntil: string | null;
    /** The last day, in the customer's own calendar, for which it was sent. */
    sentFor: string | null;
    createdAt: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export type ReminderRow = Selectable<Schema['reminder']>;

export const reminders = {
  tables: {
    reminder: ofCustomer('what you are reminded of, and when', {
      copy: {
        words: 'what you are reminded of, and when',
        without: { leasedUntil: 'Of the servers alone: which of them is sending it just now.' },
      },
      json: ['weekdays'],
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { reminder: 'person' },
  whenZoneChanges: moveReminders,
} as const satisfies Noun;
