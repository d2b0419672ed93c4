import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onSqlite } from '#test/engines.ts';
import type { Refused } from '#test/http/client.ts';
import { pushReceiver } from '#test/notifications/pushReceiver.ts';
import { toldAt } from '#test/notify/told.ts';

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
