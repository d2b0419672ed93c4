import { expect, it } from 'vitest';
import { anotherDoor } from '#test/anotherInstance.ts';
import { onEachEngine } from '#test/engines.ts';
import { limits } from './limits.ts';

const FORGED = [
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'true-client-ip',
  'cf-connecting-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'fly-client-ip',
];

onEachEngine(
  'A second instance, or the same after a restart',
  (engine) => {
    it('[T-F1] [T-I4] no made-up forwarding header begins a new count, on two instances and after a restart', async () => {
      const another = () => anotherDoor(engine);
      const statuses: number[] = [];
      const tryAt = async (url: string) => {
        const forged = `203.0.113.${statuses.length}`;
        const made = FORGED.map((name) => [name, name === 'forwarded' ? `for=${forged}` : forged]);
        const answer = await fetch(`${url}/api/auth/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...Object.fromEntries(made) },
          // A different account each time, so that only the limit of the address can apply.
          body: JSON.stringify({
            email: `${crypto.randomUUID()}@example.test`,
            password: 'guess-ed',
          }),
        });
        statuses.push(answer.status);
      };
      await engine.db.deleteFrom('rateLimit').execute();
      const second = await another();
      for (let round = 0; round < 10; round += 1) {
        await tryAt(engine.url);
        await tryAt(second.url);
      }
      await second.close();
      const restarted = await another();
      for (let round = 0; round < 12; round += 1) await tryAt(restarted.url);
      await restarted.close();
      await tryAt(engine.url);
      const { tries } = limits.proofByNetwork;
      expect(statuses).toEqual(statuses.map((_, at) => (at < tries ? 401 : 429)));
      expect(statuses).toHaveLength(33);
    });
  },
  { RATE_LIMIT_FACTOR: '1' },
);
