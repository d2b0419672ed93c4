import { expect, it } from 'vitest';
import { anotherDoor } from '#test/anotherInstance.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { appCode, enrol, prove, signInUntilAsked } from '#test/factories/secondFactor.ts';
import { limits } from './limits.ts';

const TRIES = 40;
const count = (statuses: number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

onSqlite(
  'Many wrong passwords',
  (engine) => {
    /** Signs in through a proxy of ours, which writes the last entry of the header. */
    const signIn = async (email: string, password: string, forwarded: string) => {
      const body = JSON.stringify({ email, password });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      const answer = await engine
        .asNobody()
        .raw('/api/auth/sign-in', { method: 'POST', headers, body });
      await answer.body?.cancel();
      return answer;
    };

    it('[T-F1] from one address, against whomever: slowed, whatever the client writes before its address', async () => {
      const statuses: number[] = [];
      for (let round = 0; round < TRIES; round += 1) {
        const forged = `10.0.0.${round}, 203.0.113.9`;
        const email = `${crypto.randomUUID()}@example.test`;
        statuses.push((await signIn(email, 'wrong-password', forged)).status);
      }
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([30, 10]);
      const customer = await engine.make.aCustomer();
      // Others are not affected.
      expect((await signIn(customer.email, PASSWORD, '203.0.113.10')).status).toBe(200);
    });

    it('[T-F1] from all the addresses that one line of IPv6 has: slowed as one', async () => {
      const askFor = async (address: string) => {
        const answer = await engine.asNobody().raw('/api/auth/password-reset-mail', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ email: `${crypto.randomUUID()}@example.test` }),
        });
        return answer.status;
      };
      // Sent together, because each answer waits for a step of the clock: one after the other would take a
      // quarter of a minute.
      const addresses = Array.from({ length: 24 }, (_, round) => `2001:db8:1:2:${round}::${round}`);
      const statuses = await Promise.all(addresses.map(askFor));
      expect([count(statuses, 204), count(statuses, 429)]).toEqual([20, 4]);
      expect(await askFor('2001:db8:1:3::1')).toBe(204);
    });

    it('[T-F1] against one account from many addresses: slowed, and its owner goes in', async () => {
      const customer = await engine.make.aCustomer();
      const home = '198.51.100.7';
      expect((await signIn(customer.email, PASSWORD, home)).status).toBe(200);
      const statuses: number[] = [];
      for (let round = 0; round < TRIES; round += 1)
        statuses.push((await signIn(customer.email, 'wrong-password', `192.0.2.${round}`)).status);
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 30]);
      // The right password works from the known network, and from a new one.
      expect((await signIn(customer.email, PASSWORD, home)).status).toBe(200);
      expect((await signIn(customer.email, PASSWORD, '198.51.100.8')).status).toBe(200);
      // This network has used its one try, so not even the right password is checked.
      const late = await signIn(customer.email, PASSWORD, '192.0.2.30');
      expect(late.status).toBe(429);
      expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    });

    it('[T-F1] who guesses keeps the owner from no new password either', async () => {
      const customer = await engine.make.aCustomer();
      const home = '198.51.100.27';
      await signIn(customer.email, PASSWORD, home);
      for (let round = 0; round < 11; round += 1)
        await signIn(customer.email, 'wrong-password', '192.0.2.200');
      const answer = await engine.as(customer).raw('/api/auth/password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': home },
        body: JSON.stringify({ currentPassword: PASSWORD, newPassword: 'another-password' }),
      });
      expect(answer.status).toBe(204);
    });

    it('[T-F1] a known address has no more tries than any other', async () => {
      const customer = await engine.make.aCustomer();
      const home = '198.51.100.17';
      await signIn(customer.email, PASSWORD, home);
      const statuses: number[] = [];
      for (let round = 0; round < 12; round += 1)
        statuses.push((await signIn(customer.email, 'wrong-password', home)).status);
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2]);
    });
  },
  { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' },
);

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
