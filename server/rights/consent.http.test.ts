import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Practice } from '#domain/practice/practiceSchema.ts';
import type { Deletion, DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import type { Consent } from '#domain/signIn/accountSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { PASSWORD, todayOf } from '#test/factories/people.ts';
import { practiceSent } from '#test/factories/practice.ts';
import type { Refused } from '#test/http/client.ts';
import type { CustomerScope } from '../http/session.ts';
import { commands } from '../operator/commands.ts';
import { saveDay } from '../progress/saveDay.ts';
import { versionOf } from './consent.ts';
import { eraseDue } from './erase.ts';

const PATH = '/api/me/consent';

const OWN_TEXT = 'We keep what you tell us about your health, and nobody else reads it.';

onEachEngine('Consent', (engine) => {
  const signUp = (consent: object, email = `${crypto.randomUUID()}@example.test`) =>
    engine
      .asNobody()
      .post<{ me: Me } & Refused>('/api/auth/sign-up', { email, password: PASSWORD, ...consent });

  const rowsOf = (userId: string) =>
    engine.db.selectFrom('consent').selectAll().where('userId', '=', userId).execute();

  it('[T-J1] nobody signs up without agreeing, and it is kept who agreed to which text and when', async () => {
    for (const consent of [{}, { consent: '' }, { consent: true }, { consent: 'another text' }]) {
      const refused = await signUp(consent);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['consent']);
    }
    const { privacy } = (await engine.asNobody().get<{ privacy: string }>('/api/sign-in-options'))
      .body;
    expect(privacy).toBe(BUILT_IN_PRIVACY);
    const began = new Date().toISOString();
    const { body } = await signUp({ consent: privacy });
    expect(body.me.consent).toBe('given');
    const [row, ...more] = await rowsOf(body.me.id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ version: BUILT_IN_PRIVACY, withdrawnAt: null });
    expect(row && row.givenAt >= began).toBe(true);
  });

  it('[T-J1] with a text of the practice it is that one; a new text locks nobody out', async () => {
    const customer = await engine.make.aCustomer();
    await engine.make.aPractice({ privacyText: OWN_TEXT });
    expect((await signUp({ consent: BUILT_IN_PRIVACY })).status).toBe(422);
    const { body } = await signUp({ consent: versionOf(OWN_TEXT) });
    expect(await rowsOf(body.me.id)).toMatchObject([{ version: versionOf(OWN_TEXT) }]);
    expect(versionOf(OWN_TEXT)).toMatch(/^practice-[0-9a-f]{16}$/);
    const still = await engine.as(customer).get(`/api/customers/${customer.id}/profile`);
    expect(still.status).toBe(200);
    const { history, version } = (await engine.as(customer).get<Consent>(PATH)).body;
    expect([history[0]?.version, version]).toEqual([BUILT_IN_PRIVACY, versionOf(OWN_TEXT)]);
    await engine.make.aPractice();
  });

  it('[T-J1] withdrawing and agreeing again are each kept, once, with their times', async () => {
    const customer = await engine.make.aCustomer();
    const as = engine.as(customer);
    const other = engine.as(await engine.make.anotherSession(customer));
    const profile = `/api/customers/${customer.id}/profile`;
    expect((await as.delete(PATH)).status).toBe(204);
    expect((await as.delete(PATH)).status).toBe(204);
    expect((await other.get<Refused>(profile)).body.error.code).toBe('consent-needed');
    expect((await other.get<{ me: Me }>('/api/me')).body.me.consent).toBe('withdrawn');
    expect((await as.post<Refused>(PATH, { version: 'yesterday' })).body.error.code).toBe(
      'privacy-changed',
    );
    const again = await as.post<Consent>(PATH, { version: BUILT_IN_PRIVACY });
    await as.post(PATH, { version: BUILT_IN_PRIVACY });
    expect(again.body.history.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([
      true,
      false,
    ]);
    expect(await rowsOf(customer.id)).toHaveLength(2);
    expect((await other.get(profile)).status).toBe(200);
  });

  it('[T-J1] a dietician’s change that a withdrawal overtakes is refused, and leaves nothing', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const withdrawing = engine.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('user')
        .set({ consent: 'withdrawn' })
        .where('id', '=', customer.id)
        .execute();
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    // The request passes the guard, because the withdrawal is not committed yet; then its last step waits for
    // that commit.
    const saving = engine
      .as(dietician)
      .put<Refused>(`/api/customers/${customer.id}/notes`, { notes: 'Late.' }, { ifMatch: 0 });
    await Promise.race([saving, pause(500)]);
    end.resolve();
    await withdrawing;
    const { status, body } = await saving;
    expect([status, body.error?.code]).toEqual([403, 'consent-withdrawn']);
    const kept = await engine.db
      .selectFrom('note')
      .where('customerId', '=', customer.id)
      .selectAll()
      .execute();
    expect(kept).toEqual([]);
    const seen = await engine.db
      .selectFrom('auditEntry')
      .select('does')
      .where('customerId', '=', customer.id)
      .where('does', '!=', 'reads')
      .execute();
    expect(seen).toEqual([]);
  });

  it('[T-J1] a change and a withdrawal at once: it is either refused or stored before it', async () => {
    const dietician = await engine.make.aDietician();
    const ended = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const customer = await engine.make.aCustomer();
      const save = (notes: string, ifMatch: number) =>
        engine.as(dietician).put(`/api/customers/${customer.id}/notes`, { notes }, { ifMatch });
      const late = async () => {
        if (round % 2 === 0) await pause(round);
        return engine.as(customer).delete(PATH);
      };
      const [saved, withdrawn] = await Promise.all([save('At once.', 0), late()]);
      expect(withdrawn.status).toBe(204);
      ended.add(saved.status);
      const row = await engine.db
        .selectFrom('note')
        .select('updatedAt')
        .where('customerId', '=', customer.id)
        .executeTakeFirst();
      expect(row !== undefined).toBe(saved.status === 200);
      expect((await save('After.', row ? 1 : 0)).status).toBe(403);
    }
    for (const status of ended) expect([200, 403]).toContain(status);
  });

  it('[T-J1] a day that was on its way when the consent was withdrawn is not logged', async () => {
    const customer = await engine.make.aCustomer();
    const date = todayOf(customer);
    await engine.as(customer).delete(PATH);
    // The scope that the guard would have made a moment before the withdrawal.
    const scope = { customerId: customer.id } as CustomerScope;
    const submittedAt = new Date().toISOString();
    const at = { date, isToday: true, submittedAt };
    await expect(saveDay(engine.server.deps, scope, [], at)).rejects.toMatchObject({
      status: 403,
    });
    const rows = await engine.db
      .selectFrom('dailyProgress')
      .where('customerId', '=', customer.id)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });
});

const DAY_MS = 86_400_000;

onEachEngine(
  'How long a deletion can be taken back',
  (engine) => {
    it('[T-J1] is for the practice to say; until then it is as configured', async () => {
      const as = engine.as(await engine.make.aDietician());
      const daysNow = async () => {
        const customer = engine.as(await engine.make.aCustomer());
        return (await customer.get<DeletionTerms>('/api/me/deletion')).body.days;
      };
      expect((await as.get<Practice>('/api/practice')).body.deletionDays).toBe(30);
      expect(await daysNow()).toBe(30);
      for (const wrong of [-1, 91, 2.5, '7', '', null]) {
        const input = { ...practiceSent(), deletionDays: wrong };
        const refused = await as.put<Refused>('/api/practice', input, { ifMatch: 0 });
        expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([
          422,
          ['deletionDays'],
        ]);
      }
      const saved = await as.put('/api/practice', practiceSent({ deletionDays: 3 }), {
        ifMatch: 0,
      });
      expect(saved.status).toBe(200);
      expect(await daysNow()).toBe(3);
      const other = await as.put('/api/practice', practiceSent({ deletionDays: 9 }), {
        ifMatch: 0,
      });
      expect([other.status, await daysNow()]).toEqual([412, 3]);
      // As in a practice whose settings were saved before this one existed.
      await engine.db.updateTable('practice').set({ deletionDays: null }).execute();
      expect(await daysNow()).toBe(30);
    });

    it('[T-J1] a day more or less holds for who asks from then on; with none the next tidying erases', async () => {
      await engine.make.aPractice({ deletionDays: 2 });
      const [early, late] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
      const ask = async (person: typeof early) =>
        (await engine.as(person).post<Deletion>('/api/me/deletion', { password: PASSWORD })).body;
      const { dueAt } = await ask(early);
      expect(Math.round((new Date(dueAt).getTime() - Date.now()) / DAY_MS)).toBe(2);
      await engine.make.aPractice({ deletionDays: 0 });
      await ask(late);
      await eraseDue(engine.server.deps);
      const left = async () =>
        (
          await engine.db
            .selectFrom('user')
            .select('id')
            .where('id', 'in', [early.id, late.id])
            .execute()
        ).map(({ id }) => id);
      expect(await left()).toEqual([early.id]);
      await eraseDue({ ...engine.server.deps, now: () => new Date(Date.now() + 2.01 * DAY_MS) });
      expect(await left()).toEqual([]);
    });

    it('[T-J1] an account that cannot be erased keeps no other waiting; who is promoted stays', async () => {
      await engine.make.aPractice({ deletionDays: 0 });
      const [failing, promoted, third] = [
        await engine.make.aCustomer(),
        await engine.make.aCustomer(),
        await engine.make.aCustomer(),
      ];
      for (const person of [failing, promoted, third])
        await engine.as(person).post('/api/me/deletion', { password: PASSWORD });
      await commands.promote?.(engine.server.deps, promoted.email);
      const { hub } = engine.server.deps;
      const told: string[] = [];
      const publish: typeof hub.publish = (messages) => {
        const [message] = messages;
        const userId = message && 'ended' in message ? message.ended.userId : null;
        if (userId) told.push(userId);
        if (userId === failing.id) throw new Error('no reason');
      };
      const deps = { ...engine.server.deps, hub: { ...hub, publish } };
      await expect(eraseDue(deps)).rejects.toThrow('1 accounts could not be erased');
      expect(told.sort()).toEqual([failing.id, third.id].sort());
      const left = await engine.db.selectFrom('user').select('id').execute();
      const ids = left.map(({ id }) => id);
      expect([ids.includes(promoted.id), ids.includes(third.id)]).toEqual([true, false]);
    });
  },
  { DELETION_DAYS: '30' },
);
