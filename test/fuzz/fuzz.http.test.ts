import { appendFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import { aWorld, type World } from '../access/world.ts';
import { onEachEngine } from '../engines.ts';
import type { Operation } from '../http/document.ts';
import { exactRequest } from '../http/exactRequest.ts';
import { hashesOfTables } from '../tableHashes.ts';
import { isThorough } from '../thorough.ts';
import { type HostileRequest, hostileRequest } from './hostileRequest.ts';

// `npm run test:fuzz` sets these; without them, the same few rounds each time.
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? (isThorough ? 10 : 4));

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

onEachEngine(
  'Hostile requests, derived from the OpenAPI document',
  (engine) => {
    let world: World;
    beforeAll(async () => {
      world = await aWorld(engine.make);
    });

    it(`[T-C2] ${ROUNDS} for every operation: each is refused in words, none stores anything`, {
      timeout: 120_000 + ROUNDS * 20_000,
    }, async () => {
      const wrong: string[] = [];
      let sent = 0;
      for (let seed = SEED; seed < SEED + ROUNDS; seed += 1) {
        const repeat = `FUZZ_SEED=${seed} npm run test:fuzz -- --rounds 1`;
        const before = await hashesOfTables(engine.db);
        for (const operation of engine.operations) {
          const random = randomFrom(`${seed} ${nameOf(operation)}`);
          const request = hostileRequest(random, operation, world);
          const fault = await faultOf(operation, request);
          sent += 1;
          if (fault) wrong.push(`${nameOf(operation)}, ${request.what}: ${fault}. ${repeat}`);
        }
        const after = await hashesOfTables(engine.db, before);
        for (const table of Object.keys(after).filter((each) => after[each] !== before[each]))
          wrong.push(`something was stored in ${table}. ${repeat}`);
      }
      expect(wrong).toEqual([]);
      expect(sent).toBe(ROUNDS * engine.operations.length);
      if (process.env.FUZZ_SENT) {
        const line = JSON.stringify({ engine: engine.name, sent });
        appendFileSync(process.env.FUZZ_SENT, `${line}\n`);
        console.log(`${engine.name}: ${sent} hostile requests, 0 faults`);
      }
    });

    /** What is wrong with the response to a request; null if nothing is. */
    async function faultOf(operation: Operation, request: HostileRequest): Promise<string | null> {
      const { person, path, body, mustBeRefused } = request;
      const cookie = person && `${person.cookie.name}=${person.cookie.value}`;
      const headers = { origin: engine.url, ...(cookie && { cookie }), ...request.headers };
      const method = operation.method.toUpperCase();
      const answer = await exactRequest(engine.url, method, path, headers, body).catch(
        (error: Error) => ({ status: 0, type: '', text: `no answer, ${error.message}` }),
      );
      const { status, text } = answer;
      const shown = `${status} ${text.slice(0, 200)}`;
      if (status === 0 || status >= 500) return shown;
      if (status < 400) return mustBeRefused ? `taken with ${shown}` : null;
      return isUseful(answer) ? null : `not useful: ${shown}`;
    }
  },
  { RATE_LIMIT_FACTOR: '1000000' },
);

/** A refusal must say what is wrong: in the error body, or on a page if a person sees it. */
const isUseful = ({ type, text }: { type: string; text: string }) =>
  type.startsWith('text/html')
    ? text.includes('role="alert"') || text.includes('<h1')
    : /"code":".+","message":".{8,}"/.test(text) && !/"fields":\{\}|Invalid input/.test(text);
