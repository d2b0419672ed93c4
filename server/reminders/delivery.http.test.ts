import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayIn } from '#domain/day.ts';
import type { Reminder, ReminderInput, Reminders } from '#domain/reminders/reminder.ts';
import { startServer } from '#server/start.ts';
import { onEachEngine, type RunningEngine } from '#test/engines.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { reminderInput } from '#test/factories/reminders.ts';
import { mailServer } from '#test/mailServer.ts';
import { mailsTo } from '#test/outbox.ts';
import type { Deps } from '../deps.ts';
import { claimDue, LEASE_MS } from './claim.ts';
import { deliverAll } from './deliver.ts';
import { sendDue } from './looking.ts';

const PUBLIC_URL = 'http://weekplate.test';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** To come, so that nothing but these tests finds it due. */
const DUE = new Date('2031-05-14T18:00:00.000Z');
const after = (ms: number) => new Date(DUE.getTime() + ms);

const mail = await mailServer();
const sending = { publicUrl: PUBLIC_URL, isClosing: () => false };

beforeAll(mail.start);
afterAll(mail.stop);
beforeEach(() => mail.received.splice(0));

const SETTINGS = { SMTP_URL: mail.url, PUBLIC_URL };

onEachEngine(
  'Reminders on their way',
  (engine) => {
    const clocked = (now: Date): Deps => ({ ...engine.server.deps, now: () => now });
    const look = (now: Date, deps = engine.server.deps) =>
      sendDue({ ...deps, now: () => now }, sending);
    const to = (person: Person) => mail.received.filter((each) => each.to === person.email);
    const listOf = (person: Person) => remindersOf(engine, person);
    const dueNow = (person: Person, wishes: Partial<ReminderInput> = {}) =>
      engine.make.aReminder(person, { ...wishes, nextAt: DUE.toISOString() });
    const nextAt = async (person: Person) => (await listOf(person))[0]?.nextAt;

    it('[PROMISE-05] a reminder is mailed once, when the customer’s own clock shows its time', async () => {
      const timeZone = 'Pacific/Auckland';
      const customer = await engine.make.aCustomer({ timeZone });
      const path = `/api/customers/${customer.id}/reminders`;
      const time = inHalfADay(timeZone);
      const added = await engine.as(customer).post<Reminder>(path, reminderInput({ time }));
      const at = new Date(added.body.nextAt ?? '');
      await look(new Date(at.getTime() - 1));
      expect(to(customer)).toEqual([]);
      await look(at);
      await look(at);
      await look(new Date(at.getTime() + HOUR_MS));
      expect(to(customer)).toHaveLength(1);
      const row = await engine.db
        .selectFrom('reminder')
        .select('sentFor')
        .where('id', '=', added.body.id)
        .executeTakeFirstOrThrow();
      expect(row.sentFor).toBe(dayIn(timeZone, at));
      const next = new Date((await nextAt(customer)) ?? '');
      expect(Math.round((next.getTime() - at.getTime()) / HOUR_MS)).toBeGreaterThanOrEqual(23);
      await look(next);
      expect(to(customer)).toHaveLength(2);
    });

    it('[PROMISE-05] its mail names the practice, leads to the screen, and says how to change or stop it', async () => {
      const customer = await engine.make.aCustomer();
      await engine.make.aPlan(customer, { name: 'Low-salt week' });
      const screens = { day: 'myprogress', plan: 'dashboard', water: 'myprogress' } as const;
      for (const [subject, screen] of Object.entries(screens)) {
        const { id } = await dueNow(customer, { subject: subject as keyof typeof screens });
        await look(DUE);
        const [letter, ...more] = mail.received.splice(0);
        expect(more).toEqual([]);
        expect([letter?.to, letter?.link]).toEqual([
          customer.email,
          `${PUBLIC_URL}/customer/${screen}`,
        ]);
        expect(letter?.subject).toMatch(/^Time (to|for) .+ \(Weekplate\)$/);
        const stop = /<(.+)>/.exec(letter?.header('List-Unsubscribe') ?? '')?.[1] ?? '';
        expect(letter?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
        expect(letter?.header('Auto-Submitted')).toBe('auto-generated');
        for (const part of [stop, 'at Weekplate', `${PUBLIC_URL}/customer/reminders\n`])
          expect(letter?.text).toContain(part);
        expect(letter?.text).not.toContain('Low-salt');
        expect(stop.startsWith(`${PUBLIC_URL}/api/reminder-stops?token=`)).toBe(true);
        const stopped = await fetch(stop.replace(PUBLIC_URL, engine.url), { method: 'POST' });
        expect(stopped.status).toBe(200);
        expect((await listOf(customer)).find((each) => each.id === id)?.active).toBe(false);
      }
    });

    it('[PROMISE-05] whoever has logged that day is not asked to, but to the rest', async () => {
      const customer = await engine.make.aCustomer({ timeZone: 'Pacific/Kiritimati' });
      // Their own day, where it is tomorrow already.
      await engine.make.aDay(customer, '2031-05-15');
      await dueNow(customer, { subject: 'day' });
      await dueNow(customer, { subject: 'water' });
      const forgot = await engine.make.aCustomer({ timeZone: 'Pacific/Kiritimati' });
      await engine.make.aDay(forgot, '2031-05-14');
      await dueNow(forgot, { subject: 'day' });
      await look(DUE);
      expect(to(customer).map(({ subject }) => subject)).toEqual([
        'Time for a glass of water (Weekplate)',
      ]);
      expect(to(forgot)).toHaveLength(1);
      for (const each of await listOf(customer))
        expect((each.nextAt ?? '') > DUE.toISOString()).toBe(true);
    });

    it('[PROMISE-05] two hours late it says nothing any more, and comes the next time', async () => {
      const inTime = await engine.make.aCustomer();
      const late = await engine.make.aCustomer();
      await dueNow(late, { time: '18:00' });
      await look(after(2 * HOUR_MS + 1));
      await dueNow(inTime, { time: '18:00' });
      await look(after(2 * HOUR_MS));
      expect([to(late).length, to(inTime).length]).toEqual([0, 1]);
      expect([await nextAt(late), await nextAt(inTime)]).toEqual(
        Array(2).fill('2031-05-15T18:00:00.000Z'),
      );
    });

    it('[PROMISE-05] nobody is mailed without a confirmed address, consent and an account that stays', async () => {
      const people: Record<string, Person> = {
        unconfirmed: await engine.make.aCustomer({ emailVerified: false }),
        neverAsked: await engine.make.aCustomer({ consent: 'none' }),
        withdrew: await engine.make.aCustomer(),
        leaving: await engine.make.aCustomer(),
        disabled: await engine.make.aCustomer(),
        withAll: await engine.make.aCustomer(),
      };
      const { withdrew, leaving, disabled, withAll } = people;
      if (!withdrew || !leaving || !disabled || !withAll) throw new Error('Everybody is there.');
      for (const person of Object.values(people)) await dueNow(person, { time: '18:00' });
      await engine.as(withdrew).delete('/api/me/consent');
      await engine.as(leaving).post('/api/me/deletion', { password: PASSWORD });
      await engine.make.disable(disabled);
      await look(DUE);
      expect(mail.received.map((each) => each.to)).toEqual([withAll.email]);
      const rows = await engine.db
        .selectFrom('reminder')
        .select(['nextAt', 'leasedUntil'])
        .where(
          'customerId',
          'in',
          Object.values(people).map(({ id }) => id),
        )
        .execute();
      expect(rows).toEqual(
        rows.map(() => ({ nextAt: '2031-05-15T18:00:00.000Z', leasedUntil: null })),
      );
      expect(rows).toHaveLength(6);
    });

    it('[PROMISE-05] what is stopped, or changed by its owner, while it waits to be sent is not sent as it was', async () => {
      const stopped = await engine.make.aCustomer();
      const moved = await engine.make.aCustomer();
      const ofStopped = await dueNow(stopped);
      const ofMoved = await dueNow(moved);
      const claimed = await claimDue(clocked(DUE), 10);
      expect(claimed).toHaveLength(2);
      const input = reminderInput({ time: '05:05' });
      for (const [person, reminder, active] of [
        [stopped, ofStopped, false],
        [moved, ofMoved, true],
      ] as const)
        await engine
          .as(person)
          .put(`/api/customers/${person.id}/reminders/${reminder.id}`, { ...input, active });
      const before = [await listOf(stopped), await listOf(moved)];
      await deliverAll(clocked(DUE), claimed, sending);
      expect(mail.received).toEqual([]);
      expect([await listOf(stopped), await listOf(moved)]).toEqual(before);
    });

    it('[PROMISE-05] one that its owner changes while its mail is on the way stays as they had it', async () => {
      const customer = await engine.make.aCustomer();
      const { id } = await dueNow(customer);
      const deps = clocked(DUE);
      const { mailer } = deps;
      let theirs: Reminder | undefined;
      const deliver: typeof mailer.deliver = async (letter) => {
        const path = `/api/customers/${customer.id}/reminders/${id}`;
        theirs = (await engine.as(customer).put<Reminder>(path, reminderInput({ time: '05:05' })))
          .body;
        return mailer.deliver(letter);
      };
      await sendDue({ ...deps, mailer: { ...mailer, deliver } }, sending);
      expect(to(customer)).toHaveLength(1);
      expect(await listOf(customer)).toEqual([theirs]);
    });

    it('[PROMISE-05] [T-I7] while the mail server is away it waits, and goes out when that is there again', async () => {
      const customer = await engine.make.aCustomer();
      await dueNow(customer);
      await mail.stop();
      await look(DUE);
      await mail.start();
      // Not tried again and again: whoever took it has it until its lease is over.
      await look(after(LEASE_MS - 1));
      expect(to(customer)).toEqual([]);
      await look(after(LEASE_MS));
      await look(after(2 * LEASE_MS));
      expect(to(customer)).toHaveLength(1);
    });

    it('[PROMISE-05] [T-I4] of two instances exactly one sends each of many that are due at one time', async () => {
      const second = await startServer({ ...engine.server.deps.config, port: 0 });
      const people: Person[] = [];
      for (let each = 0; each < 120; each += 1) {
        const person = await engine.make.aCustomer();
        await dueNow(person);
        people.push(person);
      }
      const both = [engine.server.deps, second.deps];
      const before = both.map(({ reminders }) => reminders.sent);
      await Promise.all([...both, ...both].map((deps) => look(DUE, deps)));
      const sentBy = both.map(({ reminders }, index) => reminders.sent - (before[index] ?? 0));
      expect(mail.received.map((each) => each.to).toSorted()).toEqual(
        people.map(({ email }) => email).toSorted(),
      );
      expect(sentBy.every((count) => count > 0)).toBe(true);
      await second.close();
    });

    it('[PROMISE-05] [T-I4] what an instance took that never came back is sent by another, after its lease', async () => {
      const customer = await engine.make.aCustomer();
      await dueNow(customer);
      expect(await claimDue(clocked(DUE), 10)).toHaveLength(1);
      const second = await startServer({ ...engine.server.deps.config, port: 0 });
      await look(after(LEASE_MS - 1), second.deps);
      expect(to(customer)).toEqual([]);
      await look(after(LEASE_MS), second.deps);
      await look(after(LEASE_MS));
      expect(to(customer)).toHaveLength(1);
      await second.close();
    });

    it('[PROMISE-05] one that cannot be read holds up no other, and is not tried all the time', async () => {
      const broken = await engine.make.aCustomer();
      const customer = await engine.make.aCustomer();
      const { id } = await dueNow(broken, { subject: 'water' });
      await engine.db.updateTable('reminder').set({ weekdays: '[' }).where('id', '=', id).execute();
      await dueNow(customer);
      await look(DUE);
      expect(to(customer)).toHaveLength(1);
      expect(await claimDue(clocked(after(LEASE_MS - 1)), 10)).toEqual([]);
      await engine.db.deleteFrom('reminder').where('id', '=', id).execute();
    });

    it('[PROMISE-05] [T-I5] a server that closes begins no mail, and leaves what it took to others at once', async () => {
      const customer = await engine.make.aCustomer();
      await dueNow(customer);
      const claimed = await claimDue(clocked(DUE), 10);
      await deliverAll(clocked(DUE), claimed, { ...sending, isClosing: () => true });
      expect(to(customer)).toEqual([]);
      await look(DUE);
      expect(to(customer)).toHaveLength(1);
    });
  },
  SETTINGS,
);

onEachEngine('Reminders without a mail server', (engine) => {
  it('[PROMISE-05] nothing is sent or kept for the operator: each goes on to its next time', async () => {
    const customer = await engine.make.aCustomer();
    await engine.make.aReminder(customer, { time: '18:00', nextAt: DUE.toISOString() });
    await sendDue({ ...engine.server.deps, now: () => DUE }, sending);
    expect(mailsTo(engine.dataDir, customer.email)).toEqual([]);
    const [reminder] = await remindersOf(engine, customer);
    expect(reminder?.nextAt).toBe('2031-05-15T18:00:00.000Z');
  });
});

const remindersOf = async (engine: RunningEngine, person: Person) =>
  (await engine.as(person).get<Reminders>(`/api/customers/${person.id}/reminders`)).body.items;

/** What the clock there shows in twelve hours. */
const inHalfADay = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.now() + 12 * HOUR_MS);
