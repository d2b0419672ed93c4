import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { PASSWORD, type Person, todayOf } from '#test/factories/people.ts';
import { confirmedPlan } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';
import { freshAddress, tokenIn } from '#test/http/signedIn.ts';
import { pushReceiver } from '#test/notifications/pushReceiver.ts';
import { aTellingPractice, toldAt } from '#test/notify/told.ts';
import { CHORES } from '../app/work.ts';
import { forgetNotifications } from './queries.ts';

const SOME_ID = 'a'.repeat(29);

onEachEngine('Being told', (engine) => {
  const { tell, ask, kindsOf, list, unread } = toldAt(engine);
  const plansOf = ({ id }: Person) => `/api/customers/${id}/diet-plans`;

  it('[NOTIFY-01] a customer is told of a new plan and of changed meals, until they have looked', async () => {
    const { customer, asDietician, as } = await aTellingPractice(engine);
    const today = todayOf(customer);
    const { body: plan } = await asDietician.post<DietPlan>(
      plansOf(customer),
      confirmedPlan(today),
    );
    expect(await list(customer)).toMatchObject({
      items: [{ kind: 'new-plan', about: plan.id, customer: null, read: false }],
    });
    const path = `${plansOf(customer)}/${plan.id}`;
    // A changed name does not count as a changed meal.
    await asDietician.put(path, confirmedPlan(today, { name: 'Other' }), { ifMatch: 1 });
    expect(await kindsOf(customer)).toEqual(['new-plan']);
    for (const version of [2, 3]) {
      const meals = [`Soup ${version}`, '', '', '', '', '', '', ''];
      await asDietician.put(path, confirmedPlan(today, { meals }), { ifMatch: version });
    }
    // While a notification is unread, the same news adds no second one.
    expect(await kindsOf(customer)).toEqual(['changed-meals', 'new-plan']);
    expect(await unread(customer)).toBe(2);
    await as.put(`${path}/seen`, { version: 4 });
    expect(await kindsOf(customer)).toEqual(['changed-meals, read', 'new-plan, read']);
    expect(await unread(customer)).toBe(0);
  });

  it('[NOTIFY-01] a note of a day is told to the dietician of the customer, once until it is read or emptied', async () => {
    const { dietician, customer, as } = await aTellingPractice(engine);
    const colleague = await engine.make.aDietician();
    const today = todayOf(customer);
    const path = `/api/customers/${customer.id}/daily-progress/${today}`;
    const save = (notes: string) => as.patch(path, wholeDay({ notes }));
    await save('');
    expect(await kindsOf(dietician)).toEqual([]);
    await save('Was hungry');
    await save('Was very hungry');
    expect((await list(dietician)).items).toMatchObject([
      {
        kind: 'day-note',
        about: today,
        read: false,
        customer: { id: customer.id, name: 'Anna Albrecht' },
      },
    ]);
    expect(await kindsOf(colleague)).toEqual([]);
    await save('');
    expect(await kindsOf(dietician)).toEqual(['day-note, read']);
    await save('Hungry again');
    await save('Hungry again');
    expect(await kindsOf(dietician)).toEqual(['day-note', 'day-note, read']);
  });

  it('[NOTIFY-01] who has no dietician of their own is told to all, but not to whoever does it', async () => {
    const customer = await engine.make.aCustomer();
    const one = await engine.make.aDietician();
    const acting = await engine.make.aDietician();
    const gone = await engine.make.aDietician();
    await engine.make.disable(gone);
    await ask(customer, 'first', { byId: acting.id });
    expect(await kindsOf(one)).toEqual(['question']);
    expect(await kindsOf(acting)).toEqual([]);
    const count = await engine.db
      .selectFrom('notification')
      .select('id')
      .where('userId', '=', gone.id)
      .execute();
    expect(count).toEqual([]);
    // Only the colleague to whom the conversation is assigned is told.
    await ask(customer, 'second', { alsoId: acting.id });
    expect(await kindsOf(acting)).toEqual(['question']);
    expect(await kindsOf(one)).toEqual(['question']);
  });

  it('[NOTIFY-01] one is read alone, or all that is shown and below; and what is another person’s stays as it is', async () => {
    const { customer, as } = await aTellingPractice(engine);
    const other = await engine.make.aCustomer();
    for (const about of ['a', 'b', 'c', 'd']) await tell(customer, 'message', about);
    await tell(other, 'message', 'x');
    const { items } = await list(customer);
    const idOf = (about: string) => items.find((each) => each.about === about)?.id ?? '';
    expect((await as.put(`/api/notifications/${idOf('c')}/read`)).status).toBe(204);
    expect((await as.put(`/api/notifications/${SOME_ID}/read`)).status).toBe(404);
    const theirs = (await list(other)).items[0]?.id ?? '';
    expect((await as.put(`/api/notifications/${theirs}/read`)).status).toBe(404);
    await as.put('/api/notifications/read', { ids: [theirs] });
    expect(await unread(other)).toBe(1);
    await as.put('/api/notifications/read', { ids: [idOf('b')], below: idOf('b') });
    const read = (await list(customer)).items.filter((each) => each.read);
    expect(read.map(({ about }) => about)).toEqual(['c', 'b', 'a']);
    expect(await unread(customer)).toBe(1);
    const first = await list(customer, '?limit=3');
    const rest = await list(customer, `?limit=3&after=${first.next}`);
    expect([...first.items, ...rest.items].map(({ about }) => about)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('[NOTIFY-01] a former dietician reads nothing of what they were told, nor anybody of who withdrew', async () => {
    const { dietician, customer } = await aTellingPractice(engine);
    await ask(customer, 'one');
    await engine.make.withoutConsent(customer, 'withdrawn');
    expect([await kindsOf(dietician), await unread(dietician)]).toEqual([[], 0]);
    await engine.db
      .updateTable('user')
      .set({ consent: 'given' })
      .where('id', '=', customer.id)
      .execute();
    expect(await unread(dietician)).toBe(1);
    await engine.db
      .updateTable('user')
      .set({ role: 'customer', consent: 'given' })
      .where('id', '=', dietician.id)
      .execute();
    expect([await kindsOf(dietician), await unread(dietician)]).toEqual([[], 0]);
  });

  it('[NOTIFY-01] an enquiry through the website is told to all, and dealt with by one of them for all', async () => {
    const one = await engine.make.aDietician();
    const other = await engine.make.aDietician();
    const written = { name: 'Vera', email: 'vera@example.test', message: 'Do you coach vegans?' };
    await engine.asNobody().post('/api/contact-messages', written);
    const [told] = (await list(one)).items;
    expect(told).toMatchObject({ kind: 'website-enquiry', customer: null, read: false });
    expect(await kindsOf(other)).toEqual(['website-enquiry']);
    const path = `/api/contact-messages/${told?.about}`;
    await engine.as(one).put(path, { read: true, archived: false });
    expect(await kindsOf(other)).toEqual(['website-enquiry, read']);
  });

  it('[NOTIFY-01] a goal that a dietician proposes is told until it is answered, one that is reached stays in the list', async () => {
    const { customer, asDietician, as } = await aTellingPractice(engine);
    const today = todayOf(customer);
    const path = `/api/customers/${customer.id}/goals`;
    const goal = { kind: 'water', words: '', target: 2, unit: 'l', start: null };
    const dates = { beginsOn: today, endsOn: addDays(today, 30) };
    const made = await asDietician.post<{ id: string }>(path, { ...goal, ...dates });
    expect((await list(customer)).items).toMatchObject([
      { kind: 'goal-proposed', about: made.body.id },
    ]);
    await as.put(`${path}/${made.body.id}/accepted`, {}, { ifMatch: 1 });
    expect(await kindsOf(customer)).toEqual(['goal-proposed, read']);
  });

  it('[NOTIFY-01] two devices hear of it at once', async () => {
    const { customer } = await aTellingPractice(engine);
    const heard: unknown[] = [];
    const end = engine.server.deps.hub.subscribe((message) => heard.push(message));
    await tell(customer, 'message', 'one');
    await vi.waitFor(() =>
      expect(heard).toContainEqual({ change: { kind: 'notification', id: customer.id } }),
    );
    end();
  });

  it('[NOTIFY-01] to mark all as read takes in nothing that was not to be seen: what is told by other ways alone, what came late', async () => {
    const { customer, as } = await aTellingPractice(engine);
    await toldAt(engine).choose(customer, { kind: 'new-plan', app: false, mail: true });
    await tell(customer, 'new-plan', 'plan-1');
    for (const about of ['late', 'shown']) await tell(customer, 'message', about);
    const { items } = await list(customer);
    const shown = items.find(({ about }) => about === 'shown');
    // Both were committed after the list was fetched, with the times at which their writes began.
    await as.put('/api/notifications/read', { ids: [shown?.id] });
    expect(await kindsOf(customer)).toEqual(['message, read', 'message']);
    await as.put('/api/notifications/read', { ids: [shown?.id], below: shown?.id });
    expect(await unread(customer)).toBe(0);
    const { readAt } = await engine.db
      .selectFrom('notification')
      .select('readAt')
      .where('userId', '=', customer.id)
      .where('kind', '=', 'new-plan')
      .executeTakeFirstOrThrow();
    expect(readAt).toBeNull();
  });

  it('[NOTIFY-01] what is older than 90 days is forgotten', async () => {
    const { customer } = await aTellingPractice(engine);
    await tell(customer, 'message', 'old', new Date(Date.now() - 91 * 86_400_000));
    await tell(customer, 'message', 'new', new Date(Date.now() - 89 * 86_400_000));
    expect(CHORES).toContain(forgetNotifications);
    await forgetNotifications(engine.server.deps);
    expect((await list(customer)).items).toMatchObject([{ about: 'new' }]);
  });
});

onSqlite('A new customer', (engine) => {
  const { kindsOf, list } = toldAt(engine);

  it('[NOTIFY-01] who goes in at once is told once, not again as their address is confirmed, and is no news once their coaching begins', async () => {
    const dietician = await engine.make.aDietician();
    const email = freshAddress();
    const nobody = engine.asNobody();
    await nobody.post('/api/auth/sign-up', {
      email,
      password: PASSWORD,
      consent: BUILT_IN_PRIVACY,
    });
    const [told] = (await list(dietician)).items;
    expect(told).toMatchObject({ kind: 'new-customer', read: false });
    await engine.as(dietician).put(`/api/notifications/${told?.id}/read`);
    const token = tokenIn((await engine.mailTo(email)).link);
    const verified = await nobody.post('/api/auth/verify-email', { token, password: PASSWORD });
    expect(verified.status).toBe(200);
    expect(await kindsOf(dietician)).toEqual(['new-customer, read']);
    const dates = { startDate: todayOf(dietician), endDate: addDays(todayOf(dietician), 30) };
    const path = `/api/customers/${told?.customer?.id}/coaching-period/dates`;
    expect((await engine.as(dietician).put(path, dates)).status).toBe(200);
    expect(await kindsOf(dietician)).toEqual(['new-customer, read']);
  });
});

const services = await pushReceiver();

beforeAll(services.start);

afterAll(services.stop);

onSqlite(
  'Devices for push',
  (engine) => {
    const { tell, settingsOf, subscribe } = toldAt(engine);
    const arrivedAt = ({ endpoint }: { endpoint: string }) =>
      services.arrived.filter(({ device }) => device === endpoint).length;

    it('[NOTIFY-03] the key is made once, and stored encrypted', async () => {
      const customer = await engine.make.aCustomer();
      const dietician = await engine.make.aDietician();
      const key = (person: typeof customer) =>
        engine.as(person).get<{ key: string }>('/api/notifications/push-key');
      const [one, other] = await Promise.all([key(customer), key(dietician)]);
      expect(one.body.key).toMatch(/^[A-Za-z0-9_-]{87}$/);
      expect(other.body).toEqual(one.body);
      const rows = await engine.db.selectFrom('pushKey').selectAll().execute();
      expect(rows).toMatchObject([{ publicKey: one.body.key }]);
      // A private key has 32 bytes; encryption makes it longer.
      expect(rows[0]?.sealedPrivateKey.length).toBeGreaterThan(70);
    });

    it('[NOTIFY-03] [T-L3] a subscription ends with the session that made it, and with no other', async () => {
      const customer = await engine.make.aCustomer();
      const elsewhere = await engine.make.anotherSession(customer);
      const [here, there] = [services.subscribe('Here'), services.subscribe('There')];
      await subscribe(customer, here);
      await subscribe(elsewhere, there);
      const names = async () =>
        (await settingsOf(customer)).devices.map(({ name, current }) => [name, current]).sort();
      expect(await names()).toEqual([
        ['Here', true],
        ['There', false],
      ]);
      await engine.as(elsewhere).post('/api/auth/sign-out');
      expect(await names()).toEqual([['Here', true]]);
      await tell(customer, 'message', 'one');
      await vi.waitFor(() => expect(arrivedAt(here)).toBe(1), { timeout: 30_000 });
      expect(arrivedAt(there)).toBe(0);
    });

    it('[NOTIFY-03] a device that was removed from elsewhere does not come back by itself', async () => {
      const customer = await engine.make.aCustomer();
      const elsewhere = await engine.make.anotherSession(customer);
      const device = services.subscribe();
      const { body } = await subscribe(elsewhere, device);
      const again = await subscribe(elsewhere, device);
      expect(again.body).toEqual(body);
      const path = `/api/notifications/push/${body.id}`;
      expect((await engine.as(customer).delete(path)).status).toBe(204);
      expect((await engine.as(customer).delete(path)).status).toBe(404);
      expect((await subscribe(elsewhere, device)).status).toBe(410);
      expect((await settingsOf(customer)).devices).toEqual([]);
      expect((await subscribe(elsewhere, services.subscribe())).status).toBe(200);
    });

    it('[T-L3] a browser in which somebody else signs in is theirs, and another person’s device is not to be removed', async () => {
      const one = await engine.make.aCustomer();
      const other = await engine.make.aCustomer();
      const device = services.subscribe();
      await subscribe(one, device);
      const { body } = await subscribe(other, device);
      expect((await settingsOf(one)).devices).toEqual([]);
      await tell(one, 'message', 'of-one');
      await tell(other, 'message', 'of-other');
      await vi.waitFor(() => expect(arrivedAt(device)).toBe(1), { timeout: 30_000 });
      const removed = await engine.as(one).delete(`/api/notifications/push/${body.id}`);
      expect(removed.status).toBe(404);
      expect((await settingsOf(other)).devices).toHaveLength(1);
    });
  },
  { PUSH_HOSTS: services.host },
);

onSqlite(
  'Push services',
  (engine) => {
    const { subscribe } = toldAt(engine);

    it('[T-L3] [NOTIFY-03] an address that is none of a known push service is refused, by https alone', async () => {
      const customer = await engine.make.aCustomer();
      const statusOf = async (endpoint: string) =>
        (await subscribe(customer, { ...services.subscribe(), endpoint })).status;
      for (const endpoint of [
        'https://fcm.googleapis.com/fcm/send/abc',
        'https://updates.push.services.mozilla.com/wpush/v2/abc',
        'https://web.push.apple.com/abc',
        'https://db5p.notify.windows.com/w/?token=abc',
      ])
        expect([endpoint, await statusOf(endpoint)]).toEqual([endpoint, 200]);
      for (const endpoint of [
        'http://fcm.googleapis.com/fcm/send/abc',
        'https://fcm.googleapis.com:8443/fcm/send/abc',
        'https://fcm.googleapis.com.evil.test/abc',
        'https://evilpush.apple.com/abc',
        'https://user:word@fcm.googleapis.com/abc',
        'https://127.0.0.1/abc',
        `http://${services.host}@evil.test/abc`,
        'http://169.254.169.254/latest/meta-data',
        'http://127.0.0.1:1/abc',
      ])
        expect([endpoint, await statusOf(endpoint)]).toEqual([endpoint, 422]);
    });

    it('[NOTIFY-03] a person has ten devices at most, and is told so', async () => {
      const customer = await engine.make.aCustomer();
      for (let nth = 0; nth < 10; nth += 1) await subscribe(customer, services.subscribe());
      const eleventh = await engine
        .as(customer)
        .put<Refused>('/api/notifications/push', services.subscribe());
      expect(eleventh.status).toBe(409);
      expect(eleventh.body.error.message).toContain('Remove one first.');
    });
  },
  { PUSH_HOSTS: services.host },
);
