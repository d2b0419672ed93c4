import { CHORES } from '#server/app/work.ts';
import { forgetOldMails } from '#server/mail/keptMails.ts';
import { aWorld } from '../access/world.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { tellThem, toTell } from './notifications.ts';
import { mailedReminders } from './reminders.ts';
import type { Statements } from './statements.ts';
import type { Work } from './work.ts';

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
