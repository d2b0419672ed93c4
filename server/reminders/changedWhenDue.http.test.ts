import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { weekdayOf } from '#domain/reminders/nextReminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { reminderInput } from '#test/factories/reminders.ts';
import { mailServer } from '#test/mailServer.ts';
import { PUBLIC_URL, remindersDue } from '#test/remindersDue.ts';
import { LEASE_MS } from '../outbox/items.ts';
import type { Channels } from '../outbox/kind.ts';

const mail = await mailServer();
beforeAll(mail.start);
afterAll(mail.stop);
beforeEach(() => mail.received.splice(0));

onEachEngine(
  'Reminders that are changed when they are due',
  (engine) => {
    const { look, to, listOf } = remindersDue(engine, mail);

    /**
     * Due five seconds ago in real time; the lease keeps the server itself from sending it for five minutes.
     */
    async function dueJustNow(customer: Person) {
      const nextAt = new Date(Date.now() - 5000).toISOString();
      const leasedUntil = new Date(Date.parse(nextAt) + LEASE_MS).toISOString();
      const time = nextAt.slice(11, 16);
      const { id } = await engine.make.aReminder(customer, { time, nextAt, leasedUntil });
      const path = `/api/customers/${customer.id}/reminders/${id}`;
      return { id, time, nextAt, leaseEnds: new Date(leasedUntil), path };
    }

    it('[PROMISE-05] one that is due, and changed but for its time, is sent once, as it is then', async () => {
      const customer = await engine.make.aCustomer();
      const { path, time, nextAt, leaseEnds } = await dueJustNow(customer);
      const water = reminderInput({ subject: 'water', time });
      expect((await engine.as(customer).patch<Reminder>(path, water)).body.nextAt).toBe(nextAt);
      // An instance that holds the lease keeps it.
      await look(new Date(leaseEnds.getTime() - 1));
      expect(to(customer)).toEqual([]);
      await look(leaseEnds);
      await look(new Date(leaseEnds.getTime() + LEASE_MS));
      expect(to(customer).map(({ subject }) => subject)).toEqual([
        'Time for a glass of water (Weekplate)',
      ]);
    });

    it('[PROMISE-05] one whose days are changed while its mail is on the way comes once, and then on those', async () => {
      const customer = await engine.make.aCustomer();
      const { path, time, nextAt, leaseEnds } = await dueJustNow(customer);
      const weekdays = [weekdayOf(nextAt.slice(0, 10))];
      const { channels } = engine.server.deps.outbox.sending;
      const slow: Channels['mail'] = async (...letter) => {
        await engine.as(customer).patch(path, reminderInput({ time, weekdays }));
        return channels.mail(...letter);
      };
      await look(leaseEnds, { channels: { mail: slow } });
      const [reminder] = await listOf(customer);
      expect(weekdayOf(reminder?.nextAt?.slice(0, 10) ?? '')).toBe(weekdays[0]);
      await look(new Date(leaseEnds.getTime() + LEASE_MS));
      expect(to(customer)).toHaveLength(1);
    });
  },
  { SMTP_URL: mail.url, PUBLIC_URL },
);
