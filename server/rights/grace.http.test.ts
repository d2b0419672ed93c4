import { expect, it } from 'vitest';
import type { Practice } from '#domain/practice/practiceSchema.ts';
import type { Deletion, DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { practiceSent } from '#test/factories/practice.ts';
import type { Refused } from '#test/http/client.ts';
import { commands } from '../operator/commands.ts';
import { eraseDue } from './erase.ts';

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
