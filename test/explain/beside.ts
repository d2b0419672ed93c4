import { expect } from 'vitest';
import { CHORES } from '#server/app/work.ts';
import { forgetOldMails } from '#server/mail/keptMails.ts';
import type { Letter } from '#server/mail/mailer.ts';
import { notificationKinds } from '#server/notifications/outboxKinds.ts';
import { DIGEST_KIND, MAIL_KIND, PUSH_KIND, pushItemId } from '#server/notify/notify.ts';
import { openSender } from '#server/outbox/sender.ts';
import { reminderKind } from '#server/reminders/kind.ts';
import { KIND } from '#server/reminders/schedule.ts';
import { aWorld } from '../access/world.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import type { Statements } from './statements.ts';

/** People to be notified by mail, push and digest, all due a moment ago. */
async function toTell({ db, make }: RunningEngine): Promise<void> {
  const customer = await make.aCustomer();
  const id = await make.aNotification(customer);
  const deviceId = await make.aDevice(customer);
  const digested = await make.aCustomer();
  const userId = digested.id;
  await make.aNotification(digested);
  await db
    .insertInto('notificationSetting')
    .values({ userId, quietFrom: null, quietTo: null, digestAt: '07:00', version: 1 })
    .execute();
  const at = new Date(Date.now() - 1000).toISOString();
  const when = { createdAt: at, dueAt: at, nextTryAt: at, tries: 0, unclear: 0 };
  await db
    .insertInto('outboxItem')
    .values([
      { kind: MAIL_KIND, id, userId: customer.id, ...when },
      { kind: PUSH_KIND, id: pushItemId(id, deviceId), userId: customer.id, ...when },
      { kind: DIGEST_KIND, id: userId, userId, ...when },
    ])
    .execute();
}

/**
 * Sends the notifications, one of them to a device that no longer exists; then stops the mails by the link in
 * each.
 */
async function tellThem({ server, db }: RunningEngine): Promise<void> {
  const { config, outbox, practice } = server.deps;
  const kinds = notificationKinds({
    config: { ...config, smtpUrl: 'smtp://127.0.0.1:1' },
    db,
    practice,
    publicUrl: () => server.url,
  });
  const stops: string[] = [];
  const mail = async ({ headers }: Letter) => {
    stops.push(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
    return 'delivered' as const;
  };
  const push = async () => 'gone' as const;
  const sending = { ...outbox.sending, channels: { mail, push } };
  for (const [name, kind] of Object.entries(kinds)) await openSender(name, kind, sending).sendDue();
  expect(stops.length).toBeGreaterThan(0);
  for (const stop of stops)
    for (const method of ['GET', 'POST']) expect((await fetch(stop, { method })).status).toBe(200);
}

/**
 * With a mail server that responds so, to run all queries before and after a mail, and those when a person
 * stops a reminder by the link in it.
 */
const reminders = (name: string, delivery: 'delivered' | 'refused' | 'failed'): Work => ({
  name,
  async before({ make }) {
    const nextAt = new Date(Date.now() - 1000).toISOString();
    await make.aReminder(await make.aCustomer(), { nextAt });
    await make.aReminder(await make.aCustomer(), { nextAt, subject: 'plan' });
  },
  async work(engine) {
    const { server, db } = engine;
    const { config, engine: name, hub, outbox, practice, dayStatusOf } = server.deps;
    const kind = reminderKind({
      config: { ...config, smtpUrl: 'smtp://127.0.0.1:1' },
      db,
      engine: name,
      hub,
      practice,
      publicUrl: () => server.url,
      dayStatusOf,
    });
    const stops: string[] = [];
    const mail = async ({ headers }: Letter) => {
      stops.push(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
      return delivery;
    };
    const { sending } = outbox;
    const channels = { ...sending.channels, mail };
    await openSender(KIND, kind, { ...sending, channels }).sendDue();
    if (delivery === 'delivered') expect(stops).not.toEqual([]);
    // The page that asks for confirmation, and its button.
    for (const stop of stops)
      for (const method of ['GET', 'POST'])
        expect((await fetch(stop, { method })).status).toBe(200);
  },
});

const mailedReminders: readonly Work[] = [
  reminders('reminders that are mailed', 'delivered'),
  reminders('reminders to nobody', 'refused'),
  reminders('reminders while mail is away', 'failed'),
];

const LONG_AGO = new Date(0).toISOString();

/** A person to be erased who has one of everything, and a picture without an owner. */
async function leftToDo({ db, make }: RunningEngine) {
  const { owner, otherCustomer } = await aWorld(make);
  const due = { userId: owner.id, requestedAt: LONG_AGO, dueAt: LONG_AGO };
  await db.insertInto('accountDeletion').values(due).execute();
  const left = { ownerId: otherCustomer.id, filename: 'left.webp', since: LONG_AGO };
  await db.insertInto('imageLeftover').values(left).execute();
}

// From about fifty sessions on, PostgreSQL may find it cheaper to read all of them.
const SCREENS = 60;
const sessionsIn = (sql: string) =>
  /"session"\."id" in \(([^)]+)\)/.exec(sql)?.[1]?.split(',').length;

/**
 * Event streams of many people, kept open until the server has checked that their sessions are still valid.
 */
function openStreams(statements: Statements): Work {
  let people: Person[] = [];
  return {
    name: 'sessions behind open streams',
    async before({ make }) {
      people = await Promise.all(Array.from({ length: SCREENS }, () => make.aCustomer()));
    },
    async work(engine) {
      const streams = await Promise.all(
        people.map((person) => engine.as(person).raw('/api/events')),
      );
      await statements.until(({ sql }) => sessionsIn(sql) === SCREENS);
      for (const { body } of streams) await body?.cancel();
    },
  };
}

/** A letter that a request stored is taken from the outbox, sent and deleted. */
const letters = (statements: Statements): Work => ({
  name: 'letters that are sent',
  before: async () => undefined,
  async work(engine) {
    const { email } = await engine.make.aCustomer();
    await engine.asNobody().post('/api/auth/password-reset-mail', { email });
    await statements.until(({ sql }) => sql.startsWith('delete from "outboxItem"'));
  },
});

/** All such work; work with a timer that is not listed here is in timers.test.ts, with the reason. */
export const beside = (statements: Statements): readonly Work[] => [
  // Kept mails are files, so they need no queries.
  ...CHORES.filter((chore) => chore !== forgetOldMails).map(
    (chore): Work => ({
      name: chore.name,
      before: leftToDo,
      work: ({ server }) => chore(server.deps),
    }),
  ),
  letters(statements),
  ...mailedReminders,
  { name: 'what people are told', before: toTell, work: tellThem },
  openStreams(statements),
];

/** Work that the server does on its own, outside of requests. */
type Work = {
  readonly name: string;
  /** Creates the data that the work finds. */
  before(engine: RunningEngine): Promise<unknown>;
  work(engine: RunningEngine): Promise<unknown>;
};
