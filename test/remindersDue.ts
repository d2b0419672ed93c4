import { expect } from 'vitest';
import type { Reminder, ReminderInput, Reminders } from '#domain/reminders/reminderSchema.ts';
import type { Running } from '#server/app/start.ts';
import type { Db } from '#server/db/open.ts';
import type { Channels } from '#server/outbox/kind.ts';
import { type Counts, openSender, type SenderDeps } from '#server/outbox/sender.ts';
import { KIND } from '#server/reminders/schedule.ts';
import type { RunningEngine } from './engines.ts';
import type { Person } from './factories/people.ts';
import type { MailServer, Received } from './mailServer.ts';

export const PUBLIC_URL = 'http://weekplate.test';

/** In the future, so that only the tests find it due. */
export const DUE = new Date('2031-05-14T18:00:00.000Z');

/** The moment this many milliseconds after it. */
export const after = (ms: number) => new Date(DUE.getTime() + ms);

type Wishes = {
  readonly channels?: Partial<Channels>;
  readonly server?: Pick<Running, 'deps'>;
};

/** The reminder sender of a server, with a test's own clock and channels. */
export function reminderSender(
  { server }: Pick<RunningEngine, 'server'>,
  now: () => Date,
  wishes: Wishes = {},
) {
  const { kinds, sending } = (wishes.server ?? server).deps.outbox;
  const kind = kinds[KIND];
  if (!kind) throw new Error('Reminders are a kind.');
  const channels = { ...sending.channels, ...wishes.channels };
  return openSender(KIND, kind, { ...sending, now, channels });
}

/** What tests do with reminders: make them due, send them as of some moment, and find them in the mail. */
export function remindersDue(engine: RunningEngine, mail: MailServer) {
  return {
    sendingAt: (now: Date): SenderDeps => ({
      ...engine.server.deps.outbox.sending,
      now: () => now,
    }),
    look: async (now: Date, wishes?: Wishes): Promise<Counts> => {
      const sender = reminderSender(engine, () => now, wishes);
      await sender.sendDue();
      return sender.counts;
    },
    to: (person: Person): Received[] => mail.received.filter((each) => each.to === person.email),
    dueNow: (person: Person, wishes: Partial<ReminderInput> = {}): Promise<Reminder> =>
      engine.make.aReminder(person, { ...wishes, nextAt: DUE.toISOString() }),
    listOf: (person: Person): Promise<Reminder[]> => remindersOf(engine, person),
  };
}

export async function remindersOf(engine: RunningEngine, person: Person): Promise<Reminder[]> {
  const path = `/api/customers/${person.id}/reminders`;
  return (await engine.as(person).get<Reminders>(path)).body.items;
}

/**
 * Expects that each future reminder waits in the outbox, that there are `count` of them, and nothing else.
 */
export async function expectWaitingReminders(db: Db, count: number) {
  const waiting = await db
    .selectFrom('reminder')
    .innerJoin('outboxItem', 'outboxItem.id', 'reminder.id')
    .select(['nextAt', 'dueAt', 'nextTryAt', 'customerId', 'userId'])
    .execute();
  expect(waiting).toHaveLength(count);
  for (const { nextAt, dueAt, nextTryAt, customerId, userId } of waiting)
    expect([dueAt, nextTryAt, userId]).toEqual([nextAt, nextAt, customerId]);
  const { items } = await db
    .selectFrom('outboxItem')
    .select(({ fn }) => fn.countAll<number | string>().as('items'))
    .executeTakeFirstOrThrow();
  expect(Number(items)).toBe(count);
}
