import { dayIn } from '#domain/day.ts';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import { isReminderNeeded, isReminderTooLate } from '#domain/reminders/reminder.ts';
import type { ReminderSubject } from '#domain/reminders/reminderWords.ts';
import type { Deps } from '../http/deps.ts';
import { LEASE_MS } from '../outbox/items.ts';
import type { Kind } from '../outbox/kind.ts';
import { reminderLetter } from './letter.ts';
import { weekdaysOf } from './queries.ts';
import { isMailable, lockCustomer, type Recipient, recipientOf } from './recipient.ts';
import { stopToken } from './stopLink.ts';

export type ReminderDeps = Pick<Deps, 'config' | 'db' | 'engine'> & {
  readonly practice: () => Promise<string>;
  /** Where its links lead. */
  readonly publicUrl: () => string;
  /** What a customer's day has of what they are reminded of. */
  readonly dayStatusOf: (
    customerId: string,
    date: string,
  ) => Promise<{ readonly hasPlan: boolean; readonly isComplete: boolean }>;
};

/**
 * A reminder in the outbox, due whenever the reminder comes next. It is looked up at the moment of
 * sending: what its owner changed, stopped or deleted meanwhile holds.
 */
export function reminderKind({
  config,
  db,
  engine,
  practice,
  publicUrl,
  dayStatusOf,
}: ReminderDeps): Kind {
  return {
    channel: 'mail',
    pauses: { firstMs: LEASE_MS, longestMs: LEASE_MS },
    // What may have gone out is tried once more.
    mostUnclear: 2,
    isTooLate: isReminderTooLate,

    async message(item) {
      const found = await recipientOf(db, item);
      if (!found) return null;
      const { customerId, id, email, subject, timeZone } = found;
      const dueAt = new Date(item.dueAt);
      // Throws for one that cannot be read: it could not be noted either that it was sent.
      nextAfter(found, timeZone, dueAt);
      if (!isMailable(config, found)) return null;
      const about = subject as ReminderSubject;
      if (!isReminderNeeded(about, await dayStatusOf(customerId, dayIn(timeZone, dueAt))))
        return null;
      const token = stopToken(config.secret, { customerId, id });
      const to = { practice: await practice(), to: email, publicUrl: publicUrl(), token };
      return reminderLetter({ ...to, about });
    },

    /** Has it come next by the days and the clock that are its owner's now. */
    async ended(db, { id, userId, dueAt }, outcome, now) {
      const customerId = userId ?? '';
      const customer = await lockCustomer(db, engine, customerId);
      const reminder = await db
        .selectFrom('reminder')
        .select(['time', 'weekdays'])
        .where('customerId', '=', customerId)
        .where('id', '=', id)
        .where('nextAt', '=', dueAt)
        .executeTakeFirst();
      if (!customer || !reminder) return { dueAt: null };
      const { timeZone, remindersRefusedAt } = customer;
      const due = new Date(dueAt);
      // After the moment for which it was due, too, though the clock of this machine be behind.
      const nextAt = nextAfter(reminder, timeZone, now > due ? now : due);
      const mayHaveCome = outcome === 'sent' || outcome === 'unclear';
      await db
        .updateTable('reminder')
        .set({ nextAt, ...(mayHaveCome && { sentFor: dayIn(timeZone, due) }) })
        .where('customerId', '=', customerId)
        .where('id', '=', id)
        .execute();
      const isRefused = outcome === 'refused';
      const isNews = isRefused || (outcome === 'sent' && remindersRefusedAt !== null);
      if (isNews)
        await db
          .updateTable('user')
          .set({ remindersRefusedAt: isRefused ? now.toISOString() : null })
          .where('id', '=', customerId)
          .execute();
      return { dueAt: nextAt, changed: isNews ? { kind: 'reminder', id: customerId } : undefined };
    },
  };
}

const nextAfter = (row: Pick<Recipient, 'time' | 'weekdays'>, timeZone: string, after: Date) =>
  nextReminderAt({ time: row.time, weekdays: weekdaysOf(row) }, timeZone, after);
