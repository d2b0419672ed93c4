import { expect } from 'vitest';
import type { Letter } from '#server/mail/mailer.ts';
import { openSender } from '#server/outbox/sender.ts';
import { reminderKind } from '#server/reminders/kind.ts';
import { KIND } from '#server/reminders/schedule.ts';
import type { Work } from './work.ts';

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

export const mailedReminders: readonly Work[] = [
  reminders('reminders that are mailed', 'delivered'),
  reminders('reminders to nobody', 'refused'),
  reminders('reminders while mail is away', 'failed'),
];
