import { dayIn } from '#domain/day.ts';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import {
  isReminderNeeded,
  isReminderTooLate,
  type ReminderSubject,
} from '#domain/reminders/reminder.ts';
import type { Deps } from '../deps.ts';
import { log } from '../log.ts';
import { wordsOf } from '../logWords.ts';
import { practiceName } from '../practice/queries.ts';
import { type Claimed, LEASE_MS, letGo, moveOn } from './claim.ts';
import { reminderLetter } from './letter.ts';
import { isLogged, recipientOf } from './recipient.ts';
import { weekdaysOf } from './schedule.ts';
import { stopToken } from './stopLink.ts';

export type Sending = {
  /** Where its links lead. */
  readonly publicUrl: string;
  /** Once the server is closing, no mail is begun any more. */
  readonly isClosing: () => boolean;
};

/** What became of a reminder that was due. */
type Outcome = 'sent' | 'not-sent' | 'failed' | 'left';

// Mails at the same time.
const AT_ONCE = 5;
// Whatever is begun until then is over while it is still ours.
const BEGIN_WITHIN_MS = LEASE_MS / 2;

/**
 * Sends what was taken, a few at a time, holding no transaction meanwhile. Each comes exactly once;
 * but if this instance dies, or its database goes away, after a mail has left and before that is noted,
 * another one sends it again when the lease is over: at least once, then. So is one that a mail server
 * took without being able to say so. Where mail fails, it is left until the lease is over, so that
 * nothing is tried again and again. False: it failed for all of them.
 */
export async function deliverAll(
  deps: Deps,
  claimed: readonly Claimed[],
  sending: Sending,
): Promise<boolean> {
  const practice = await practiceName(deps.db, deps.config);
  const waiting = claimed.values();
  const outcomes: Outcome[] = [];
  const one = async () => {
    for (const each of waiting)
      outcomes.push(
        await deliver(deps, each, { ...sending, practice }).catch((error: unknown) => {
          // Of one that cannot be read, say: it holds up no other, and is looked at after its lease.
          log.warn('reminder not sent', { error: wordsOf(error) });
          return 'failed' as const;
        }),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const has = (outcome: Outcome) => outcomes.includes(outcome);
  return has('sent') || !has('failed');
}

async function deliver(
  deps: Deps,
  claimed: Claimed,
  { publicUrl, isClosing, practice }: Sending & { readonly practice: string },
): Promise<Outcome> {
  const { db, config, mailer, now } = deps;
  const { customerId, id } = claimed;
  const endsAt = Date.parse(claimed.leasedUntil ?? '');
  if (isClosing() || now().getTime() > endsAt - LEASE_MS + BEGIN_WITHIN_MS) {
    await letGo(db, claimed);
    return 'left';
  }
  const person = await recipientOf(deps, claimed);
  if (!person) return 'not-sent';
  const { timeZone } = person;
  const dueAt = new Date(claimed.nextAt ?? '');
  const day = dayIn(timeZone, dueAt);
  const about = claimed.subject as ReminderSubject;
  const schedule = { time: claimed.time, weekdays: weekdaysOf(claimed) };
  const next = () => nextReminderAt(schedule, timeZone, now());
  // Asked before, too: of what cannot be read it could not be noted that it was sent.
  next();
  const goesOut =
    person.mayBeMailed &&
    !isReminderTooLate(dueAt.getTime(), now().getTime()) &&
    isReminderNeeded(about, about === 'day' && (await isLogged(db, customerId, day)));
  if (goesOut) {
    const token = stopToken(config.secret, { customerId, id });
    const letter = reminderLetter({ practice, to: person.email, about, publicUrl, token });
    if (!(await mailer.deliver(letter))) {
      deps.reminders.failed += 1;
      return 'failed';
    }
    deps.reminders.sent += 1;
  }
  await moveOn(db, claimed, { nextAt: next(), ...(goesOut && { sentFor: day }) });
  return goesOut ? 'sent' : 'not-sent';
}
