import { expect, it } from 'vitest';
import { anotherDoor } from '#test/anotherInstance.ts';
import { onEachEngine } from '#test/engines.ts';
import { appCode, enrol, prove, signInUntilAsked } from '#test/factories/secondFactor.ts';

const count = (statuses: number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;
const wrong = (round: number) => String(round).padStart(6, '0');
const stranger = (round: number) => `192.0.2.${round}`;

onEachEngine(
  'Guessing codes',
  (engine) => {
    it('[T-F1] by who has the password, from a hundred addresses: slowed, and its owner goes in', async () => {
      const person = await engine.make.aCustomer();
      const { key, recoveryCodes } = await enrol(engine, person);
      // At home the owner was let in before, with password and code.
      const home = await signInUntilAsked(engine, person);
      expect((await prove(engine, home.waiting, recoveryCodes[0] ?? '')).status).toBe(200);
      const { waiting } = await signInUntilAsked(engine, person, stranger(0));
      const statuses: number[] = [];
      for (let round = 0; round < 100; round += 1)
        statuses.push((await prove(engine, waiting, wrong(round), stranger(round))).status);
      expect([count(statuses, 422), count(statuses, 429)]).toEqual([5, 95]);
      const late = await prove(engine, waiting, appCode(key), stranger(200));
      expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
      const back = await signInUntilAsked(engine, person);
      expect((await prove(engine, back.waiting, appCode(key))).status).toBe(200);
    });

    it('[T-F1] patiently: no more than thirty codes a day, recovery codes counted with them', async () => {
      const person = await engine.make.aCustomer();
      const { key } = await enrol(engine, person);
      const { waiting } = await signInUntilAsked(engine, person, stranger(0));
      const statuses: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        for (let each = 0; each < 5; each += 1) {
          const code = each === 0 ? 'ABCD-EFGH-IJKL-MNOP' : wrong(each);
          statuses.push((await prove(engine, waiting, code, stranger(round))).status);
        }
        // Acts as if five minutes had passed.
        await engine.db
          .updateTable('rateLimit')
          .set({ resetsAt: 0 })
          .where('key', '=', `codeByAccount:${person.email}`)
          .execute();
      }
      expect([count(statuses, 422), count(statuses, 429)]).toEqual([30, 5]);
      const late = await prove(engine, waiting, appCode(key), stranger(99));
      expect(late.status).toBe(429);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3600);
    });

    it('[T-F1] [T-I4] a second instance goes on counting, and takes no code that the first one took', async () => {
      const person = await engine.make.aCustomer();
      const slowed = await engine.make.aCustomer();
      const { key } = await enrol(engine, person);
      // A network that is not used below, because the owner is known there from now on.
      const { recoveryCodes } = await enrol(engine, slowed, '198.51.100.90');
      const second = await anotherDoor(engine);
      const proveThere = async (code: string, who: typeof person) => {
        const { waiting } = await signInUntilAsked(engine, who);
        const { name, value } = waiting.cookie;
        const answer = await fetch(`${second.url}/api/auth/second-factor`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `${name}=${value}` },
          body: JSON.stringify({ code }),
        });
        await answer.body?.cancel();
        return answer.status;
      };
      try {
        const code = appCode(key);
        const { waiting } = await signInUntilAsked(engine, person);
        expect((await prove(engine, waiting, code)).status).toBe(200);
        expect(await proveThere(code, person)).toBe(422);
        expect(await proveThere(appCode(key, 1), person)).toBe(200);

        for (let round = 0; round < 5; round += 1) {
          const tried = await signInUntilAsked(engine, slowed);
          expect((await prove(engine, tried.waiting, wrong(round))).status).toBe(422);
        }
        expect(await proveThere(recoveryCodes[0] ?? '', slowed)).toBe(429);
      } finally {
        await second.close();
      }
    });
  },
  { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' },
);
