import { beforeAll, expect, it } from 'vitest';
import { bodyLimit, routesMatching } from '#server/http/bodyLimit.ts';
import { aWorld, type World } from '../access/world.ts';
import { onSqlite } from '../engines.ts';
import { everyRow } from '../everyRow.ts';
import type { Operation } from '../http/document.ts';
import { exactRequest } from '../http/exactRequest.ts';
import { type LongRequest, longTexts } from './longTexts.ts';

// `npm run test:fuzz` has the machine to itself and checks the promised times. Here, on a busy machine, only
// an extreme duration counts as a failure.
const IS_ALONE = process.env.FUZZ_SENT !== undefined;
const ANSWER_MS = IS_ALONE ? 1000 : 60_000;
const HEALTH_MS = 300;

/** The limit for a JSON refusal; a page returns what the person wrote, so that it is not lost. */
const LONGEST_REFUSAL = 16_000;

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

onSqlite(
  'Texts that are far too long, in every place of the OpenAPI document',
  (engine) => {
    let world: World;
    beforeAll(async () => {
      world = await aWorld(engine.make);
    });

    it('[T-K1] each is refused at once and in few words, stores nothing and keeps nobody waiting', {
      timeout: 600_000,
    }, async () => {
      const wrong: string[] = [];
      let sent = 0;
      const before = await everyRow(engine.db);
      for (const operation of engine.operations) {
        const most = mostBytes(operation);
        const requests = longTexts({ operation, world, most }, { eachKind: IS_ALONE });
        for (const request of requests) {
          sent += 1;
          const fault = await faultOf(operation, request);
          if (fault) wrong.push(`${nameOf(operation)}, ${request.what}: ${fault}`);
        }
      }
      const after = await everyRow(engine.db);
      expect(wrong).toEqual([]);
      expect(after).toEqual(before);
      expect(sent).toBeGreaterThan(200);
    });

    function mostBytes({ method, path, access }: Operation): number {
      const [route] = routesMatching(engine.server.app.api, path).filter(
        (each) => each.method === method,
      );
      return route ? bodyLimit(route)(!access?.includes('anyone')) : 0;
    }

    async function faultOf(operation: Operation, request: LongRequest): Promise<string | null> {
      const { person, path, body, mustBeRefused } = request;
      const cookie = person && `${person.cookie.name}=${person.cookie.value}`;
      const headers = { origin: engine.url, ...(cookie && { cookie }), ...request.headers };
      const began = performance.now();
      const took = () => performance.now() - began;
      // Test and server share one process here, so a health check would also wait for the test: it is sent
      // only when the run is alone on the machine.
      const [answer, healthMs] = await Promise.all([
        exactRequest(engine.url, operation.method.toUpperCase(), path, headers, body).then(
          (given) => ({ ...given, ms: took() }),
          (error: Error) => ({ status: 0, type: '', text: error.message, ms: took() }),
        ),
        IS_ALONE ? exactRequest(engine.url, 'GET', '/api/health', {}).then(took) : 0,
      ]);
      const { status, type, text, ms } = answer;
      if (status === 0 || status >= 500) return `${status} ${text.slice(0, 200)}`;
      if (mustBeRefused && status < 400) return `taken with ${status}`;
      if (status >= 400 && !type.startsWith('text/html') && text.length > LONGEST_REFUSAL)
        return `refused at length, ${text.length} characters`;
      if (ms > ANSWER_MS) return `answered after ${Math.round(ms)} ms`;
      if (healthMs > HEALTH_MS) return `others waited for ${Math.round(healthMs)} ms`;
      return null;
    }
  },
  { RATE_LIMIT_FACTOR: '1000000' },
);
