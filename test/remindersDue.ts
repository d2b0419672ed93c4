import type { Reminder, ReminderInput, Reminders } from '#domain/reminders/reminder.ts';
import type { ReminderDeps } from '#server/reminders/deps.ts';
import { sendDue } from '#server/reminders/looking.ts';
import type { RunningEngine } from './engines.ts';
import type { Person } from './factories/people.ts';
import type { MailServer, Received } from './mailServer.ts';

export const PUBLIC_URL = 'http://weekplate.test';

/** To come, so that nothing but the tests finds it due. */
export const DUE = new Date('2031-05-14T18:00:00.000Z');

/** So many milliseconds after it. */
export const after = (ms: number) => new Date(DUE.getTime() + ms);

export const sending = { publicUrl: PUBLIC_URL, isClosing: () => false };

/** What is done to reminders here: made due, looked for at some moment, and found in the mail. */
export function remindersDue(engine: RunningEngine, mail: MailServer) {
  const clocked = (now: Date): ReminderDeps => ({ ...engine.server.deps, now: () => now });
  return {
    clocked,
    look: (now: Date, deps: ReminderDeps = engine.server.deps): Promise<void> =>
      sendDue({ ...deps, now: () => now }, sending),
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
