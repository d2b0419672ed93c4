import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Reminder, Reminders } from '#domain/reminders/reminderSchema.ts';
import { anotherDoor } from '#test/anotherInstance.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { reminderInput } from '#test/factories/reminders.ts';
import { mailServer } from '#test/mailServer.ts';
import { after, DUE, PUBLIC_URL, reminderSender, remindersDue } from '#test/remindersDue.ts';
import { hashesOfTables } from '#test/tableHashes.ts';
import { isThorough } from '#test/thorough.ts';
import type { Message } from '../live/hub.ts';
import { LEASE_MS, leaseNext } from '../outbox/items.ts';
import type { Channels } from '../outbox/kind.ts';
import { stopToken } from '../signIn/stopLinks.ts';
import { KIND } from './schedule.ts';

/** So many that two instances which query twice at the same time each take some of them in every run. */
const MANY = isThorough ? 120 : 40;

const mail = await mailServer();

beforeAll(mail.start);

afterAll(mail.stop);

beforeEach(() => mail.received.splice(0));

onEachEngine(
  'Reminders that an instance has taken',
  (engine) => {
    const { sendingAt, look, to, dueNow, listOf } = remindersDue(engine, mail);

    it('[PROMISE-05] one that its owner changes while its mail is on the way stays as they had it', async () => {
      const customer = await engine.make.aCustomer();
      const { id } = await dueNow(customer);
      const { channels } = engine.server.deps.outbox.sending;
      let theirs: Reminder | undefined;
      let closed: Promise<void> | undefined;
      const meanwhile: Channels['mail'] = async (...letter) => {
        // The sender's clock is years ahead, so the new time is already due for it: closing keeps it from
        // sending that one.
        closed = sender.close();
        const path = `/api/customers/${customer.id}/reminders/${id}`;
        theirs = (await engine.as(customer).patch<Reminder>(path, reminderInput({ time: '05:05' })))
          .body;
        return channels.mail(...letter);
      };
      const sender = reminderSender(engine, () => DUE, { channels: { mail: meanwhile } });
      await sender.sendDue();
      await closed;
      expect(to(customer)).toHaveLength(1);
      expect(await listOf(customer)).toEqual([theirs]);
      const { dueAt } = await engine.db
        .selectFrom('outboxItem')
        .select('dueAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(dueAt).toBe(theirs?.nextAt);
    });

    it('[PROMISE-05] [T-I7] while the mail server is away it waits, and goes out when that is there again', async () => {
      const customer = await engine.make.aCustomer();
      await dueNow(customer);
      await mail.stop();
      await look(DUE);
      await mail.start();
      // It is not tried again at once: the instance that took it holds it until the lease ends.
      await look(after(LEASE_MS - 1));
      expect(to(customer)).toEqual([]);
      await look(after(LEASE_MS));
      await look(after(2 * LEASE_MS));
      expect(to(customer)).toHaveLength(1);
    });

    it('[PROMISE-05] [T-I7] an address that the mail server refuses for good is tried once each time', async () => {
      const gone = await engine.make.aCustomer();
      const customer = await engine.make.aCustomer();
      mail.refused.set(gone.email, 0);
      await dueNow(gone, { time: '18:00' });
      await dueNow(customer);
      await look(DUE);
      await look(after(LEASE_MS));
      expect([mail.refused.get(gone.email), to(customer).length]).toEqual([1, 1]);
      const [reminder] = await listOf(gone);
      expect(reminder?.nextAt).toBe('2031-05-15T18:00:00.000Z');
      await look(new Date(reminder?.nextAt ?? ''));
      expect(mail.refused.get(gone.email)).toBe(2);
      mail.refused.delete(gone.email);
    });

    it('[PROMISE-05] its owner is told when their address was refused, until it takes one again', async () => {
      const customer = await engine.make.aCustomer();
      const { id } = await dueNow(customer, { time: '18:00' });
      const path = `/api/customers/${customer.id}/reminders`;
      const told = async () => (await engine.as(customer).get<Reminders>(path)).body.refusedAt;
      const change = { kind: 'reminder', id: customer.id };
      const heard: Message[] = [];
      const silence = engine.server.deps.hub.subscribe((message) => {
        if (
          'change' in message &&
          message.change.id === customer.id &&
          message.change.kind === 'reminder'
        )
          heard.push(message);
      });
      expect(await told()).toBe(null);
      mail.refused.set(customer.email, 0);
      await look(DUE);
      expect(await told()).toBe(DUE.toISOString());
      mail.refused.delete(customer.email);
      await look(after(24 * 3_600_000));
      expect([to(customer).length, await told()]).toEqual([1, null]);
      await expect.poll(() => heard.length).toBe(2);
      silence();
      expect(heard).toEqual([{ change }, { change }]);
      await engine.db.deleteFrom('reminder').where('id', '=', id).execute();
    });

    it('[PROMISE-05] [T-I7] while the mail server takes nothing of the sender it waits, and goes out afterwards', async () => {
      const customer = await engine.make.aCustomer();
      await dueNow(customer, { time: '18:00' });
      mail.refusesSender = true;
      await look(DUE);
      expect((await listOf(customer))[0]?.nextAt).toBe(DUE.toISOString());
      mail.refusesSender = false;
      await look(after(LEASE_MS));
      expect(to(customer)).toHaveLength(1);
    });

    it('[PROMISE-05] where mail fails for many in a row the look ends, and the rest waits untaken', async () => {
      const many = 30;
      for (let each = 0; each < many; each += 1) await dueNow(await engine.make.aCustomer());
      mail.refusesSender = true;
      const { failed } = await look(DUE);
      expect(failed).toBeGreaterThanOrEqual(20);
      expect(failed).toBeLessThan(many);
      mail.refusesSender = false;
      // Items not tried yet are sent at once, the others when their lease ends.
      await look(DUE);
      expect(mail.received).toHaveLength(many - failed);
      await look(after(LEASE_MS));
      expect(mail.received).toHaveLength(many);
    });

    it('[PROMISE-05] [T-I4] of two instances exactly one sends each of many that are due at one time', async () => {
      const second = await anotherDoor(engine);
      const people: Person[] = [];
      for (let each = 0; each < MANY; each += 1) {
        const person = await engine.make.aCustomer();
        await dueNow(person);
        people.push(person);
      }
      const both = [engine.server, second];
      const counts = await Promise.all([...both, ...both].map((server) => look(DUE, { server })));
      const sentBy = counts.map(({ sent }) => sent);
      expect(mail.received.map((each) => each.to).toSorted()).toEqual(
        people.map(({ email }) => email).toSorted(),
      );
      expect(sentBy.every((count) => count > 0)).toBe(true);
      expect(sentBy.reduce((sum, count) => sum + count)).toBe(people.length);
      await second.close();
    });

    it('[PROMISE-05] [T-I4] what an instance took that never came back is sent by another, after its lease', async () => {
      const customer = await engine.make.aCustomer();
      await dueNow(customer);
      expect(await leaseNext(sendingAt(DUE), KIND)).toBeDefined();
      expect(await leaseNext(sendingAt(DUE), KIND)).toBeUndefined();
      const second = await anotherDoor(engine);
      await look(after(LEASE_MS - 1), { server: second });
      expect(to(customer)).toEqual([]);
      await look(after(LEASE_MS), { server: second });
      await look(after(LEASE_MS));
      expect(to(customer)).toHaveLength(1);
      await second.close();
    });

    it('[PROMISE-05] those that cannot be read hold up no other, and are not tried all the time', async () => {
      const broken: string[] = [];
      for (let each = 0; each < 6; each += 1)
        broken.push((await dueNow(await engine.make.aCustomer(), { subject: 'water' })).id);
      await engine.db
        .updateTable('reminder')
        .set({ weekdays: '[' })
        .where('id', 'in', broken)
        .execute();
      const customer = await engine.make.aCustomer();
      await dueNow(customer);
      await look(DUE);
      expect(to(customer)).toHaveLength(1);
      expect(await leaseNext(sendingAt(after(LEASE_MS - 1)), KIND)).toBeUndefined();
      await engine.db.deleteFrom('reminder').where('id', 'in', broken).execute();
    });

    it('[PROMISE-05] [T-I5] a server that closes ends what it sends, begins no mail, and leaves the rest to others at once', async () => {
      const [first, second] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
      await dueNow(first);
      const { channels } = engine.server.deps.outbox.sending;
      let closed: Promise<void> | undefined;
      const closing: Channels['mail'] = async (...letter) => {
        closed ??= sender.close();
        await dueNow(second);
        return channels.mail(...letter);
      };
      const sender = reminderSender(engine, () => DUE, { channels: { mail: closing } });
      await sender.sendDue();
      await closed;
      await sender.sendDue();
      expect([to(first).length, to(second).length]).toEqual([1, 0]);
      await look(DUE);
      expect([to(first).length, to(second).length]).toEqual([1, 1]);
    });

    it('[PROMISE-05] [T-I7] a mailbox that does not answer stops nobody else', async () => {
      const silent = await engine.make.aCustomer();
      const others = [await engine.make.aCustomer(), await engine.make.aCustomer()];
      await dueNow(silent);
      const { channels } = engine.server.deps.outbox.sending;
      let answer: () => void = () => undefined;
      const hanging = new Promise<'refused'>((resolve) => {
        answer = () => resolve('refused');
      });
      const slow: Channels['mail'] = (letter, name) =>
        letter.to === silent.email ? hanging : channels.mail(letter, name);
      const sender = reminderSender(engine, () => DUE, { channels: { mail: slow } });
      const looks = [sender.sendDue()];
      for (const person of others) {
        await dueNow(person);
        looks.push(sender.sendDue());
        await expect.poll(() => to(person).length).toBe(1);
      }
      answer();
      await Promise.all(looks);
      expect(sender.counts).toMatchObject({ sent: 2, refused: 1 });
    });
  },
  { SMTP_URL: mail.url, PUBLIC_URL },
);

const ONE_CLICK = 'List-Unsubscribe=One-Click';

const FORM = 'application/x-www-form-urlencoded';

onSqlite('The link that stops a reminder', (engine) => {
  const linkOf = (customerId: string, id: string, secret = engine.server.deps.config.secret) =>
    `/api/reminder-stops?token=${stopToken(secret, 'reminder', customerId, id)}`;

  /** The request of a mail provider: no cookie, no origin. */
  const post = (link: string, body: string | FormData = ONE_CLICK, from = {}) =>
    fetch(`${engine.url}${link}`, {
      method: 'POST',
      body,
      headers: { ...(typeof body === 'string' && { 'content-type': FORM }), ...from },
    });

  const standing = async (person: Person) => {
    const path = `/api/customers/${person.id}/reminders`;
    const { items } = (await engine.as(person).get<Reminders>(path)).body;
    return items.map(({ active, nextAt }) => [active, nextAt !== null]);
  };

  it('[PROMISE-05] one click of a mail program stops that one, without signing in; once more does no harm', async () => {
    const customer = await engine.make.aCustomer();
    const { id } = await engine.make.aReminder(customer, { time: '08:00' });
    await engine.make.aReminder(customer, { time: '20:00' });
    for (const body of [ONE_CLICK, formData()]) {
      const answer = await post(linkOf(customer.id, id), body);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=UTF-8',
      ]);
      expect(await answer.text()).toContain('These emails are stopped');
      expect(await standing(customer)).toEqual([
        [false, false],
        [true, true],
      ]);
    }
  });

  it('[PROMISE-05] its page says which reminder of which practice it is, before and after', async () => {
    await engine.make.aPractice({ name: 'Fork & <Knife>' });
    const customer = await engine.make.aCustomer();
    const { id } = await engine.make.aReminder(customer, {
      subject: 'plan',
      time: '07:30',
      weekdays: [1, 2, 3, 4, 5],
    });
    const link = linkOf(customer.id, id);
    const opened = async () => (await engine.asNobody().raw(link)).text();
    const named = 'Look at today’s plan at 07:30, Weekdays';
    for (const [page, title] of [
      [await opened(), 'Stop these emails?'],
      [await (await post(link)).text(), 'These emails are stopped'],
      [await opened(), 'These emails are stopped'],
    ] as const)
      for (const words of [`<h1>${title}</h1>`, named, 'Fork &#38; &#60;Knife&#62;'])
        expect(page).toContain(words);
    await engine.as(customer).delete(`/api/customers/${customer.id}/reminders/${id}`);
    expect(await opened()).toContain('<h1>These emails are stopped</h1>');
    await engine.db.deleteFrom('practice').execute();
  });

  it('[PROMISE-05] opened by a person or a scanner of mail it changes nothing, and offers one button that does', async () => {
    const customer = await engine.make.aCustomer();
    const { id } = await engine.make.aReminder(customer);
    const before = await hashesOfTables(engine.db);
    const asked = await engine.asNobody().raw(linkOf(customer.id, id));
    const page = await asked.text();
    expect(asked.status).toBe(200);
    expect(page).toContain('<h1>Stop these emails?</h1>');
    expect(await hashesOfTables(engine.db, before)).toEqual(before);

    expect(page.match(/<button/g)).toHaveLength(1);
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page) ?? [];
    const [, name = '', value = ''] =
      /<input type="hidden" name="(.+)" value="(.+)">/.exec(page) ?? [];
    const pressed = await engine.asNobody().raw(action, {
      method: 'POST',
      headers: { 'content-type': FORM },
      body: new URLSearchParams({ [name]: value }).toString(),
    });
    expect(await pressed.text()).toContain('These emails are stopped');
    expect(await standing(customer)).toEqual([[false, false]]);
  });

  it('[PROMISE-05] [T-B2] a wrong link stops nothing, and is answered alike whatever it names', async () => {
    const customer = await engine.make.aCustomer();
    const other = await engine.make.aCustomer();
    const { id } = await engine.make.aReminder(customer);
    const before = await hashesOfTables(engine.db);
    const secret = 'a-secret-of-another-server-than-this';
    const ofOther = new URL(linkOf(other.id, id), engine.url).searchParams.get('token') ?? '';
    const wrong = [
      linkOf(customer.id, id, secret),
      linkOf(customer.id, 'nobody-has-this-id', secret),
      linkOf('nobody-has-this-id', id, secret),
      // The seal of another customer's token with this customer's id.
      `/api/reminder-stops?token=${ofOther.replace(other.id, customer.id)}`,
      `${linkOf(customer.id, id)}x`,
      `${linkOf(customer.id, id)}.x`,
      linkOf(customer.id, id).slice(0, -1),
      '/api/reminder-stops?token=..',
      '/api/reminder-stops?token=',
      `${linkOf(customer.id, id)}&token=`,
      `${linkOf(customer.id, id)}&token=a.b.c`,
      `/api/reminder-stops?token=${'x'.repeat(5000)}`,
      '/api/reminder-stops',
    ];
    const texts = new Set<string>();
    for (const link of wrong)
      for (const answer of [await post(link), await engine.asNobody().raw(link)]) {
        expect([link, answer.status]).toEqual([link, 404]);
        texts.add(await answer.text());
      }
    expect(texts.size).toBe(1);
    // A valid token for a reminder that does not exist: nothing is stopped, and the answer does not say so.
    expect((await post(linkOf(other.id, id))).status).toBe(200);
    expect(await hashesOfTables(engine.db, before)).toEqual(before);
  });

  it('[PROMISE-05] it works without a consent in force, and grants nothing else', async () => {
    const customer = await engine.make.aCustomer();
    const { id } = await engine.make.aReminder(customer);
    await engine.make.withoutConsent(customer, 'withdrawn');
    const link = linkOf(customer.id, id);
    expect((await post(link)).status).toBe(200);
    const { active } = await engine.db
      .selectFrom('reminder')
      .select('active')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Boolean(active)).toBe(false);
    const token = new URL(link, engine.url).searchParams.get('token') ?? '';
    const inside = await fetch(`${engine.url}/api/customers/${customer.id}/reminders`, {
      headers: { cookie: `${customer.cookie.name}=${token}`, authorization: `Bearer ${token}` },
    });
    expect(inside.status).toBe(401);
  });
});

function formData(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}
