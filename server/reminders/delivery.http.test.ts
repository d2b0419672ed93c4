import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayIn } from '#domain/day.ts';
import type { Reminder, ReminderInput } from '#domain/reminders/reminderSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { reminderInput } from '#test/factories/reminders.ts';
import { mailServer } from '#test/mailServer.ts';
import { toldAt } from '#test/notify/told.ts';
import { mailsTo } from '#test/outbox.ts';
import {
  after,
  DUE,
  PUBLIC_URL,
  reminderSender,
  remindersDue,
  remindersOf,
} from '#test/remindersDue.ts';
import { scheduleReminder } from './schedule.ts';

const HOUR_MS = 3_600_000;

const mail = await mailServer();
beforeAll(mail.start);
afterAll(mail.stop);
beforeEach(() => mail.received.splice(0));

onEachEngine(
  'Reminders on their way',
  (engine) => {
    const { look, to, dueNow, listOf } = remindersDue(engine, mail);
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
      await engine.make.aPlan(customer, { name: 'Low-salt week', startDate: '2031-05-14' });
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

    it('[PROMISE-05] [NOTIFY-05] whose day is complete is not asked to log it, but to the rest', async () => {
      const customer = await engine.make.aCustomer({ timeZone: 'Pacific/Kiritimati' });
      // The day in the customer's time zone, where it is already tomorrow.
      await engine.make.aDay(customer, '2031-05-15', { meals: ALL_DONE });
      await dueNow(customer, { subject: 'day' });
      await dueNow(customer, { subject: 'water' });
      const forgot = await engine.make.aCustomer({ timeZone: 'Pacific/Kiritimati' });
      await engine.make.aDay(forgot, '2031-05-14', { meals: ALL_DONE });
      await dueNow(forgot, { subject: 'day' });
      await look(DUE);
      expect(to(customer).map(({ subject }) => subject)).toEqual([
        'Time for a glass of water (Weekplate)',
      ]);
      expect(to(forgot)).toHaveLength(1);
      for (const each of await listOf(customer))
        expect((each.nextAt ?? '') > DUE.toISOString()).toBe(true);
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
        .innerJoin('outboxItem', 'outboxItem.id', 'reminder.id')
        .select(['nextAt', 'nextTryAt'])
        .where(
          'customerId',
          'in',
          Object.values(people).map(({ id }) => id),
        )
        .execute();
      const next = '2031-05-15T18:00:00.000Z';
      expect(rows).toEqual(rows.map(() => ({ nextAt: next, nextTryAt: next })));
      expect(rows).toHaveLength(6);
    });

    it('[PROMISE-05] what is stopped, or changed by its owner, while it waits to be sent is not sent as it was', async () => {
      const stopped = await engine.make.aCustomer();
      const moved = await engine.make.aCustomer();
      const ofStopped = await dueNow(stopped);
      const ofMoved = await dueNow(moved);
      const input = reminderInput({ time: '05:05' });
      for (const [person, reminder, active] of [
        [stopped, ofStopped, false],
        [moved, ofMoved, true],
      ] as const) {
        await engine
          .as(person)
          .patch(`/api/customers/${person.id}/reminders/${reminder.id}`, { ...input, active });
        // Acts as if an instance had taken it from the outbox just before.
        const of = { customerId: person.id, id: reminder.id };
        await engine.db
          .transaction()
          .execute((db) => scheduleReminder(db, of, DUE.toISOString(), DUE));
      }
      const before = [await listOf(stopped), await listOf(moved)];
      await look(DUE);
      expect(mail.received).toEqual([]);
      expect([await listOf(stopped), await listOf(moved)]).toEqual(before);
    });

    it('[NOTIFY-05] it stands in the list once, while its mail is tried again and when it is refused', async () => {
      const tried = await engine.make.aCustomer();
      const refused = await engine.make.aCustomer();
      const { kindsOf } = toldAt(engine);
      for (const person of [tried, refused]) await dueNow(person);
      mail.refused.set(refused.email, 0);
      await mail.stop();
      await look(DUE);
      for (const person of [tried, refused]) expect(await kindsOf(person)).toEqual(['reminder']);
      await mail.start();
      await look(after(HOUR_MS));
      expect([to(tried).length, mail.refused.get(refused.email)]).toEqual([1, 1]);
      for (const person of [tried, refused]) expect(await kindsOf(person)).toEqual(['reminder']);
    });

    it('[PROMISE-05] what is stopped or deleted waits to be sent no more, what is changed waits for its new time', async () => {
      const customer = await engine.make.aCustomer();
      const path = `/api/customers/${customer.id}/reminders`;
      const [stopped, deleted, moved] = [
        await dueNow(customer, { time: '01:00' }),
        await dueNow(customer, { time: '02:00' }),
        await dueNow(customer, { time: '03:00' }),
      ];
      await engine.as(customer).patch(`${path}/${stopped.id}`, { active: false });
      await engine.as(customer).delete(`${path}/${deleted.id}`);
      const { nextAt } = (
        await engine.as(customer).patch<Reminder>(`${path}/${moved.id}`, { time: '04:00' })
      ).body;
      const waiting = await engine.db
        .selectFrom('outboxItem')
        .select(['id', 'dueAt'])
        .where('userId', '=', customer.id)
        .execute();
      expect(waiting).toEqual([{ id: moved.id, dueAt: nextAt }]);
    });
  },
  { SMTP_URL: mail.url, PUBLIC_URL },
);

onEachEngine('Reminders without a mail server', (engine) => {
  it('[PROMISE-05] nothing is sent or kept for the operator: each goes on to its next time', async () => {
    const customer = await engine.make.aCustomer();
    await engine.make.aReminder(customer, { time: '18:00', nextAt: DUE.toISOString() });
    await reminderSender(engine, () => DUE).sendDue();
    expect(mailsTo(engine.dataDir, customer.email)).toEqual([]);
    const [reminder] = await remindersOf(engine, customer);
    expect(reminder?.nextAt).toBe('2031-05-15T18:00:00.000Z');
  });

  it('[NOTIFY-05] it stands in the list all the same, once, unless it is not needed or too late', async () => {
    const { kindsOf, list } = toldAt(engine);
    const remindedAt = async (at: Date, wishes: Partial<ReminderInput> = {}) => {
      const customer = await engine.make.aCustomer({ emailVerified: false });
      if (wishes.subject === 'day')
        await engine.make.aDay(customer, '2031-05-14', { meals: ALL_DONE });
      await engine.make.aReminder(customer, {
        subject: 'water',
        time: '18:00',
        ...wishes,
        nextAt: DUE.toISOString(),
      });
      const look = () => reminderSender(engine, () => at).sendDue();
      await look();
      await look();
      return customer;
    };
    const needed = await remindedAt(DUE);
    expect((await list(needed)).items).toMatchObject([{ kind: 'reminder', about: 'water' }]);
    expect(await kindsOf(await remindedAt(DUE, { subject: 'day' }))).toEqual([]);
    expect(await kindsOf(await remindedAt(after(2 * HOUR_MS + 1)))).toEqual([]);
    // The next day's reminder is a new notification.
    await reminderSender(engine, () => after(24 * HOUR_MS)).sendDue();
    expect(await kindsOf(needed)).toEqual(['reminder', 'reminder, read']);
  });
});

/** The time of day in this zone in twelve hours. */
const inHalfADay = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.now() + 12 * HOUR_MS);

/** All five meals of a day made by the factory. */
const ALL_DONE = { '1': true, '2': true, '3': true, '5': true, '6': true };
