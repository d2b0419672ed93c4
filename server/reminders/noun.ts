import { addReminderRefusal, REMINDERS_MAX } from '#domain/reminders/reminder.ts';
import { upTo } from '../db/limits.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Flag, Json } from '../db/schema.ts';
import { say } from '../words.ts';
import { moveReminders, scheduleAllReminders } from './schedule.ts';

type Tables = {
  reminder: {
    customerId: string;
    id: string;
    subject: string;
    time: string;
    weekdays: Json;
    active: Flag;
    /** The instant when it is next due; null while it is not active. The outbox has an item for it. */
    nextAt: string | null;
    /** The last day, in the customer's time zone, for which it was mailed. */
    sentFor: string | null;
    /** The last day for which it was added to their list and pushed. */
    toldFor: string | null;
    createdAt: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const reminders = {
  tables: {
    reminder: ofCustomer(() => say.copied.reminder, {
      json: ['weekdays'],
      limit: upTo(REMINDERS_MAX, 20, 1000, () => addReminderRefusal(REMINDERS_MAX)),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { reminder: 'person' },
  whenZoneChanges: moveReminders,
  whenRestored: scheduleAllReminders,
} as const satisfies Noun;
