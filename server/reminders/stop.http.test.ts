import { expect, it } from 'vitest';
import type { Reminders } from '#domain/reminders/reminderSchema.ts';
import { onSqlite } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { hashesOfTables } from '#test/tableHashes.ts';
import { stopToken } from './stopLink.ts';

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = 'application/x-www-form-urlencoded';

onSqlite('The link that stops a reminder', (engine) => {
  const linkOf = (customerId: string, id: string, secret = engine.server.deps.config.secret) =>
    `/api/reminder-stops?token=${stopToken(secret, { customerId, id })}`;

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
      expect(await answer.text()).toContain('This reminder is stopped');
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
      [await opened(), 'Stop this reminder?'],
      [await (await post(link)).text(), 'This reminder is stopped'],
      [await opened(), 'This reminder is stopped'],
    ] as const)
      for (const words of [`<h1>${title}</h1>`, named, 'Fork &#38; &#60;Knife&#62;'])
        expect(page).toContain(words);
    await engine.as(customer).delete(`/api/customers/${customer.id}/reminders/${id}`);
    expect(await opened()).toContain('<h1>This reminder was deleted</h1>');
    await engine.db.deleteFrom('practice').execute();
  });

  it('[PROMISE-05] opened by a person or a scanner of mail it changes nothing, and offers one button that does', async () => {
    const customer = await engine.make.aCustomer();
    const { id } = await engine.make.aReminder(customer);
    const before = await hashesOfTables(engine.db);
    const asked = await engine.asNobody().raw(linkOf(customer.id, id));
    const page = await asked.text();
    expect(asked.status).toBe(200);
    expect(page).toContain('<h1>Stop this reminder?</h1>');
    expect(await hashesOfTables(engine.db)).toEqual(before);

    expect(page.match(/<button/g)).toHaveLength(1);
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page) ?? [];
    const [, name = '', value = ''] =
      /<input type="hidden" name="(.+)" value="(.+)">/.exec(page) ?? [];
    const pressed = await engine.asNobody().raw(action, {
      method: 'POST',
      headers: { 'content-type': FORM },
      body: new URLSearchParams({ [name]: value }).toString(),
    });
    expect(await pressed.text()).toContain('This reminder is stopped');
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
    expect(await hashesOfTables(engine.db)).toEqual(before);
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
