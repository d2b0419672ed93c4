import { fullNameOf } from '#domain/reminders/reminder.ts';
import type { Deps } from '../http/deps.ts';
import type { StopLinks } from '../signIn/stopLinks.ts';
import { say as ofSignIn } from '../signIn/words.ts';
import { stopReminder } from './changes.ts';
import { readReminder } from './queries.ts';

/** What a link in a reminder's mail stops: that one reminder. */
export const reminderStops = ({ db, now }: Deps): StopLinks => ({
  of: 'reminder',
  own: () => `<a href="/customer/reminders">${ofSignIn.stop.manageReminders}</a>`,
  // A reminder that was deleted sends no mails either.
  async look(customerId, id) {
    const reminder = await readReminder(db, { customerId, id });
    return { comes: reminder?.active === true, name: reminder ? fullNameOf(reminder) : '' };
  },
  async stop(running, customerId, id) {
    if (await stopReminder(running.db, { customerId, id }, now()))
      running.changed('reminder', customerId);
  },
});
