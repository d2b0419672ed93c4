import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import type { Reminder, ReminderInput } from '#domain/reminders/reminderSchema.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import { KIND } from '#server/reminders/schedule.ts';
import type { Person } from './people.ts';

/** A reminder to log the day every evening, as a customer sets it up. */
export const reminderInput = (wishes: Partial<ReminderInput> = {}): ReminderInput => ({
  subject: 'day',
  time: '20:00',
  weekdays: [...EVERY_DAY],
  active: true,
  ...wishes,
});

// Never due while tests run, or a server would send it; a test can ask for another time.
const IN_OUR_LIVES = '2099-01-01T20:00:00.000Z';

type Wishes = Partial<ReminderInput> & {
  nextAt?: string;
  /** Until then an instance has reserved it for sending. */
  leasedUntil?: string;
};

export function reminders(db: Db) {
  return {
    async aReminder(
      customer: Person,
      { nextAt = IN_OUR_LIVES, leasedUntil, ...wishes }: Wishes = {},
    ): Promise<Reminder> {
      const chosen = reminderInput(wishes);
      const reminder = {
        id: orderedId(),
        ...chosen,
        nextAt: chosen.active ? nextAt : null,
      };
      const createdAt = new Date().toISOString();
      await db
        .insertInto('reminder')
        .values({
          ...reminder,
          customerId: customer.id,
          weekdays: JSON.stringify(chosen.weekdays),
          createdAt,
        })
        .execute();
      if (reminder.nextAt)
        await db
          .insertInto('outboxItem')
          .values({
            id: reminder.id,
            kind: KIND,
            userId: customer.id,
            createdAt,
            dueAt: nextAt,
            nextTryAt: leasedUntil ?? nextAt,
            tries: 0,
            unclear: 0,
          })
          .execute();
      return reminder;
    },
  };
}
