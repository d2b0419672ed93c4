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
    it('[T-F1] by who has the password, from a hundred addresses: thirty a day, and its owner goes in', async () => {
      const person = await engine.make.aCustomer();
      const { key, recoveryCodes } = await enrol(engine, person);
      // At home the owner was let in before, with password and code.
      const home = await signInUntilAsked(engine, person);
      expect((await prove(engine, home.waiting, recoveryCodes[0] ?? '')).status).toBe(200);
      const { waiting } = await signInUntilAsked(engine, person, stranger(0));
      const statuses: number[] = [];
      for (let round = 0; round < 100; round += 1) {
        // Recovery codes count with those of the app.
        const code = round % 5 === 0 ? 'ABCD-EFGH-IJKL-MNOP' : wrong(round);
        statuses.push((await prove(engine, waiting, code, stranger(round))).status);
      }
      expect([count(statuses, 422), count(statuses, 429)]).toEqual([30, 70]);
      const late = await prove(engine, waiting, appCode(key), stranger(200));
      expect([late.status, Number(late.headers.get('retry-after')) > 3600]).toEqual([429, true]);
      const back = await signInUntilAsked(engine, person);
      expect((await prove(engine, back.waiting, appCode(key))).status).toBe(200);
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

        for (let round = 0; round < 30; round += 1) {
          const from = stranger(round);
          const tried = await signInUntilAsked(engine, slowed, from);
          expect((await prove(engine, tried.waiting, wrong(round), from)).status).toBe(422);
        }
        expect(await proveThere(recoveryCodes[0] ?? '', slowed)).toBe(429);
      } finally {
        await second.close();
      }
    });
  },
  { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' },
);
