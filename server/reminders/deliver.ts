import { dayIn } from '#domain/day.ts';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import { isReminderNeeded, isReminderTooLate } from '#domain/reminders/reminder.ts';
import type { ReminderSubject } from '#domain/reminders/reminderWords.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import { practiceName } from '../practice/queries.ts';
import { AT_ONE_TIME, type Claimed, claimDue, LEASE_MS, letGo, moveOn } from './claim.ts';
import type { ReminderDeps } from './deps.ts';
import { reminderLetter } from './letter.ts';
import { noteRefusal, recipientOf } from './recipient.ts';
import { weekdaysOf } from './schedule.ts';
import { stopToken } from './stopLink.ts';

export type Sending = {
  /** Where its links lead. */
  readonly publicUrl: string;
  /** Once the server is closing, no mail is begun any more. */
  readonly isClosing: () => boolean;
};

const COUNTED = {
  delivered: 'sent',
  refused: 'refused',
  failed: 'failed',
  unknown: 'failed',
} as const;

/** What became of a reminder that was due. */
type Outcome = 'sent' | 'not-sent' | 'failed' | 'left';

// Mails at the same time.
const AT_ONCE = 5;
// Where so many failed one after the other, it is the mail server, and the next look tries again.
const MOST_FAILED = 20;
/** Whatever is begun until then is over while it is still ours. */
export const BEGIN_WITHIN_MS = LEASE_MS / 2;

/**
 * Sends what was taken and what else is due, a few at a time, holding no transaction meanwhile. Each comes exactly once;
 * but if this instance dies, or its database goes away, after a mail has left and before that is noted,
 * another one sends it again when the lease is over: at least once, then. So is, once more, one that a
 * mail server took without saying so in time. Where mail fails, it is left until the lease is over, so
 * that nothing is tried again and again. Ends early where mail fails for all.
 */
export async function deliverAll(
  deps: ReminderDeps,
  first: readonly Claimed[],
  sending: Sending,
): Promise<void> {
  const practice = await practiceName(deps.db, deps.config);
  let failed = 0;
  const isClosing = () => sending.isClosing() || failed >= MOST_FAILED;
  const due = allDue(deps, first, isClosing);
  const one = async () => {
    for await (const each of due) {
      const outcome = await deliver(deps, each, { ...sending, isClosing, practice }).catch(
        (error: unknown) => {
          // Of one that cannot be read, say: it holds up no other, and is looked at after its lease.
          warnNowAndThen(deps, error);
          return 'not-sent' as const;
        },
      );
      if (outcome === 'sent') failed = 0;
      if (outcome === 'failed') failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const HOUR_MS = 3_600_000;
// When each instance last said which, in milliseconds since 1970.
const saidAt = new WeakMap<ReminderDeps['reminders'], Map<string, number>>();

/** Each fault once an hour: one that cannot be read is there again with the end of each lease. */
function warnNowAndThen({ reminders, now }: ReminderDeps, error: unknown): void {
  const at = now().getTime();
  const words = wordsOf(error);
  const said = [...(saidAt.get(reminders) ?? [])].filter(([, then]) => at < then + HOUR_MS);
  if (said.some(([already]) => already === words)) return;
  saidAt.set(reminders, new Map([...said, [words, at]]));
  log.warn('reminder not sent', { error: words });
}

/** More is taken as it is needed: a mail that is slow holds up itself alone. */
async function* allDue(deps: ReminderDeps, first: readonly Claimed[], isClosing: () => boolean) {
  let some = first;
  while (some.length > 0) {
    yield* some;
    some = some.length < AT_ONE_TIME || isClosing() ? [] : await claimDue(deps, AT_ONE_TIME);
  }
}

async function deliver(
  deps: ReminderDeps,
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
  const taken = { ...claimed, ...person.now };
  const dueAt = new Date(claimed.nextAt ?? '');
  const day = dayIn(timeZone, dueAt);
  const about = taken.subject as ReminderSubject;
  // After the moment for which it was due, too, though the clock of this machine be behind.
  const after = () => new Date(Math.max(now().getTime(), dueAt.getTime()));
  const next = (row: Claimed) => ({
    nextAt: nextReminderAt({ time: row.time, weekdays: weekdaysOf(row) }, timeZone, after()),
  });
  // Asked before, too: of what cannot be read it could not be noted that it was sent.
  next(taken);
  const late = now().getTime() - dueAt.getTime();
  const isLate = isReminderTooLate(dueAt.getTime(), now().getTime());
  const isWanted = person.mayBeMailed && isReminderNeeded(about, await deps.dayOf(customerId, day));
  if (isWanted && isLate) deps.reminders.late += 1;
  if (!isWanted || isLate) {
    await moveOn(db, taken, next);
    return 'not-sent';
  }
  const token = stopToken(config.secret, { customerId, id });
  const to = { practice, to: person.email, about, publicUrl, token };
  const delivery = await mailer.deliver(reminderLetter({ ...to, name: `${id}.${+dueAt}` }));
  deps.reminders[COUNTED[delivery]] += 1;
  // What may have gone out is tried once more, not until it is too late.
  const isOver = delivery !== 'failed' && (delivery !== 'unknown' || late >= LEASE_MS);
  if (!isOver) return 'failed';
  const sentFor = delivery === 'refused' ? {} : { sentFor: day };
  await moveOn(db, taken, (row) => ({ ...next(row), ...sentFor }));
  if (delivery === 'refused') await noteRefusal(deps, customerId, now().toISOString());
  if (delivery === 'delivered' && person.refusedAt) await noteRefusal(deps, customerId, null);
  return delivery === 'delivered' ? 'sent' : 'not-sent';
}
