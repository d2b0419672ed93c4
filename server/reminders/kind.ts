import { dayIn } from '#domain/day.ts';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import {
  fullNameOf,
  isReminderNeeded,
  isReminderTooLate,
  type ReminderSubject,
} from '#domain/reminders/reminder.ts';
import type { Deps } from '../http/deps.ts';
import { inBackground, write } from '../http/write.ts';
import type { Letter } from '../mail/mailer.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';
import { LEASE_MS } from '../outbox/items.ts';
import type { Item, Kind } from '../outbox/kind.ts';
import { type StopLinks, stopToken } from '../signIn/stopLinks.ts';
import { say as ofSignIn } from '../signIn/words.ts';
import { say } from '../words.ts';
import { stopReminder } from './changes.ts';
import { readReminder, weekdaysOf } from './queries.ts';
import { isMailable, isReminded, lockRecipient, type Recipient, recipientOf } from './recipient.ts';

const SCREENS: Readonly<Record<ReminderSubject, string>> = {
  day: '/customer/myprogress',
  plan: '/customer/dashboard',
  water: '/customer/myprogress',
};

type Of = {
  readonly practice: string;
  readonly to: string;
  readonly about: ReminderSubject;
  readonly publicUrl: string;
  /** The token of the link that stops the reminder, see signIn/stopLinks.ts. */
  readonly token: string;
};

/**
 * The mail of a reminder. It holds no health data and no name of a plan, since mail is not confidential. Mail
 * programs offer to stop it with one click (RFC 8058).
 */
function reminderLetter({ practice, to, about, publicUrl, token }: Of): Letter {
  const { subject, text } = say.reminder[about];
  const stop = `${publicUrl}/api/reminder-stops?token=${token}`;
  return {
    to,
    subject: `${subject} (${practice})`,
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Prevents automatic absence replies.
      'Auto-Submitted': 'auto-generated',
    },
    text: `${text}\n${publicUrl}${SCREENS[about]}\n\n${say.reminderEnd(practice, `${publicUrl}/customer/reminders`, stop)}`,
  };
}

type ReminderDeps = Pick<Deps, 'config' | 'db' | 'engine' | 'hub'> & {
  readonly practice: () => Promise<string>;
  /** The public address for the links in a mail, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Whether a customer's day has a plan, and whether all of it is logged. */
  readonly dayStatusOf: (
    customerId: string,
    date: string,
  ) => Promise<{ readonly hasPlan: boolean; readonly isComplete: boolean }>;
};

/**
 * The outbox's kind for reminders. An item is due when its reminder is next due. The reminder is read at the
 * moment of sending, so changes, stops and deletions by its owner up to then count.
 */
export function reminderKind({
  config,
  db,
  engine,
  hub,
  practice,
  publicUrl,
  dayStatusOf,
}: ReminderDeps): Kind {
  return {
    channel: 'mail',
    countedAs: 'reminders',
    pauses: { firstMs: LEASE_MS, longestMs: LEASE_MS },
    // After an unknown result there is one more try.
    mostUnclear: 2,
    isTooLate: isReminderTooLate,

    async message(item, now) {
      const found = await recipientOf(db, item);
      if (!found) return null;
      const { customerId, id, email, subject, timeZone } = found;
      const dueAt = new Date(item.dueAt);
      // Throws for a malformed reminder before it is sent, because `ended` could not store that it was.
      nextAfter(found, timeZone, dueAt);
      if (!isReminded(found)) return null;
      const about = subject as ReminderSubject;
      if (!isReminderNeeded(about, await dayStatusOf(customerId, dayIn(timeZone, dueAt))))
        return null;
      // The list entry and push also happen where no mail can be sent, and only once, however often the mail
      // is tried.
      if (!isReminderTooLate(dueAt.getTime(), now.getTime()))
        await tellOnce({ db, engine, hub }, item, now);
      if (!isMailable(config, found)) return null;
      const token = stopToken(config.secret, 'reminder', customerId, id);
      const to = { practice: await practice(), to: email, publicUrl: publicUrl(), token };
      return reminderLetter({ ...to, about });
    },

    /** Schedules the reminder again, by its owner's current days and time zone. */
    async ended(db, { id, userId, dueAt }, outcome, now) {
      const customerId = userId ?? '';
      const customer = await lockRecipient(db, engine, customerId);
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
      // Never before `due`, even if the clock of this machine is behind.
      const nextAt = nextAfter(reminder, timeZone, now > due ? now : due);
      const mayHaveCome = outcome === 'sent' || outcome === 'unclear';
      await db
        .updateTable('reminder')
        .set({ nextAt, ...(mayHaveCome && { sentFor: dayIn(timeZone, due) }) })
        .where('customerId', '=', customerId)
        .where('id', '=', id)
        .execute();
      const isRefused = outcome === 'refused';
      const isChanged = isRefused || (outcome === 'sent' && remindersRefusedAt !== null);
      if (isChanged)
        await db
          .updateTable('user')
          .set({ remindersRefusedAt: isRefused ? now.toISOString() : null })
          .where('id', '=', customerId)
          .execute();
      return { dueAt: nextAt, changes: isChanged ? [{ kind: 'reminder', id: customerId }] : [] };
    },
  };
}

const nextAfter = (row: Pick<Recipient, 'time' | 'weekdays'>, timeZone: string, after: Date) =>
  nextReminderAt({ time: row.time, weekdays: weekdaysOf(row) }, timeZone, after);

/**
 * Adds a due reminder to its owner's list, in place of the previous one, and pushes it if they chose that.
 * Only once a day, because its mail may be tried many times, also by another instance.
 */
async function tellOnce(
  deps: Pick<Deps, 'db' | 'engine' | 'hub'>,
  { id, userId, dueAt }: Pick<Item, 'id' | 'userId' | 'dueAt'>,
  at: Date,
): Promise<void> {
  const customerId = userId ?? '';
  await write(inBackground(deps), async (running) => {
    const customer = await lockRecipient(running.db, deps.engine, customerId);
    if (!customer) return;
    const toldFor = dayIn(customer.timeZone, new Date(dueAt));
    const reminder = await running.db
      .updateTable('reminder')
      .set({ toldFor })
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .where('nextAt', '=', dueAt)
      .where((where) => where.or([where('toldFor', 'is', null), where('toldFor', '!=', toldFor)]))
      .returning('subject')
      .executeTakeFirst();
    if (!reminder) return;
    const news = { kind: 'reminder', customerId, about: reminder.subject, at } as const;
    await settle(running, news);
    await notifyCustomer(running, news);
  });
}

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
