import type { Transaction } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { inBackground, write } from '../http/write.ts';
import { notifyCustomer, notifyDietician } from '../notify/notify.ts';
import { scheduleItem, scheduleMissing } from '../outbox/items.ts';
import { type Kind, LETTER } from '../outbox/kind.ts';

/** The kind of reminders of appointments in the outbox; an item has the id of its appointment. */
export const KIND = 'appointment-reminder';

type Reminded = { readonly customerId: string; readonly id: string };

/** Schedules the reminder of an appointment for an instant; null: there is none. */
export const scheduleReminder = (
  db: Transaction<Schema>,
  { customerId, id }: Reminded,
  remindAt: string | null,
  now: Date,
): Promise<void> => scheduleItem(db, { id, kind: KIND, userId: customerId }, remindAt, now);

/** Schedules every reminder that has no item in the outbox. */
export const scheduleAllReminders = (db: Db): Promise<void> =>
  scheduleMissing(db, KIND, { table: 'appointment', due: 'remindAt' });

type Telling = Pick<Deps, 'db' | 'engine' | 'hub'>;

/**
 * Reminds both sides when an item is due: by a notification each, which goes the ways that each of them chose. So
 * there is never a message of the item's own to send.
 */
export function appointmentReminderKind(deps: Telling): Kind {
  return {
    ...LETTER,
    isTooLate: () => false,
    async message({ id, userId, dueAt }, at) {
      const customerId = userId ?? '';
      await write(inBackground(deps), async (running) => {
        const due = await takeDue(running.db, { customerId, id }, dueAt);
        // After a long outage the appointment may be over.
        if (!due || Date.parse(due.startsAt) <= at.getTime()) return;
        const news = { customerId, about: due.startsAt, at };
        await notifyCustomer(running, { kind: 'appointment-soon', ...news });
        if (due.dieticianId)
          await notifyDietician(running, due.dieticianId, {
            kind: 'customer-appointment-soon',
            ...news,
          });
      });
      return null;
    },
  };
}

/** Marks a due reminder as given, once; undefined if it was moved or cancelled, or given already. */
const takeDue = (db: Transaction<Schema>, { customerId, id }: Reminded, dueAt: string) =>
  db
    .updateTable('appointment')
    .set({ remindAt: null })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('remindAt', '=', dueAt)
    .returning(['startsAt', 'dieticianId'])
    .executeTakeFirst();
