import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { onEachEngine, type RunningEngine } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { fillTables } from '#test/fillTables.ts';
import { expectWithin } from '#test/withinTime.ts';

/** As many as one person can have, where times are measured; else few, to see that it runs. */
const MEASURED = process.env.TEST_TIMES ? 300_000 : 3000;
const A_DAY = 77;
const KINDS = ['weight', 'waist', 'hip', 'chest', 'upperArm', 'thigh', 'bodyFat'];
const LONG = [
  '/trends?range=all',
  '/trends?range=year',
  '/doctor-summary?span=12w',
  '/measurements.csv',
  '/export',
];
const MOST_MS = 300;
const MOST_MB = 150;

async function fill(engine: RunningEngine, customer: Person): Promise<void> {
  const from = addDays(todayOf(customer), -Math.ceil(MEASURED / A_DAY));
  const [numbers, day] =
    engine.name === 'sqlite'
      ? [
          sql`with recursive "number"("n") as (
            select 0 union all select "n" + 1 from "number" where "n" < ${MEASURED - 1})`,
          sql`date(${from}, ("n" / ${sql.lit(A_DAY)}) || ' days')`,
        ]
      : [
          sql`with "number"("n") as (select generate_series(0, ${sql.lit(MEASURED - 1)}))`,
          sql`to_char(cast(${from} as date) + "n" / ${sql.lit(A_DAY)}, 'YYYY-MM-DD')`,
        ];
  const kind = sql`case "n" % 7 ${sql.join(
    KINDS.map((name, nth) => sql`when ${sql.lit(nth)} then ${sql.lit(name)}`),
    sql` `,
  )} end`;
  const minute = (at: string) => sql`${day} || ${sql.lit(at)}`;
  const values = sql`insert into "measurement" ("customerId", "kind", "measuredAt", "id", "date", "value",
      "unit", "si", "note", "writerId", "createdAt", "changedAt", "version")
    ${numbers} select ${sql.lit(customer.id)}, ${kind},
      ${minute('T08:')} || (10 + "n" % ${sql.lit(A_DAY)} % 50) || ':'
        || (10 + "n" % ${sql.lit(A_DAY)} / 2) || '.000Z',
      'm' || "n", ${day}, 70 + ("n" % 100) / 10.0, 'kg', 70 + ("n" % 100) / 10.0, 'after a run',
      ${sql.lit(customer.id)}, ${minute('T08:00:00.000Z')}, ${minute('T08:00:00.000Z')}, 1
    from "number"`;
  await fillTables(engine.db, [values], engine.server.deps.config.databaseUrl);
}

/**
 * The longest turn of the event loop, in ms of work of its thread, which other programs of the machine do not
 * lengthen; and by how many MB the memory grew.
 */
async function watched(work: () => Promise<unknown>) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let [held, most] = [0, before];
  let last = process.threadCpuUsage();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      await setImmediate();
      const { user, system } = process.threadCpuUsage(last);
      held = Math.max(held, (user + system) / 1000);
      last = process.threadCpuUsage();
      most = Math.max(most, process.memoryUsage.rss());
    }
  })();
  await work();
  isOver = true;
  await watching;
  return { held, grown: (most - before) / 1e6 };
}

onEachEngine('A person with all that is allowed', (engine) => {
  it('[T-N2] no request of theirs keeps the others waiting, or takes much memory', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'UTC' });
    await engine.db.deleteFrom('personLimit').execute();
    await fill(engine, customer);
    // Once before, for what the first request loads.
    const other = await engine.make.aCustomer({ timeZone: 'UTC' });
    for (const long of LONG)
      await (await engine.as(other).raw(`/api/customers/${other.id}${long}`)).arrayBuffer();
    const path = `/api/customers/${customer.id}`;
    const all: Awaited<ReturnType<typeof watched>>[] = [];
    for (const long of LONG) {
      let bytes = 0;
      const { held, grown } = await watched(async () => {
        const answer = await engine.as(customer).raw(path + long);
        expect(answer.status).toBe(200);
        for await (const chunk of answer.body ?? []) bytes += chunk.length;
      });
      console.info(
        `${long} of ${MEASURED} values, ${engine.name}: ${(bytes / 1e6).toFixed(1)} MB, at most ${held.toFixed(0)} ms of work in a turn, ${grown.toFixed(0)} MB of memory`,
      );
      all.push({ held, grown });
    }
    for (const { held, grown } of all) {
      expectWithin(held, MOST_MS);
      expectWithin(grown, MOST_MB);
    }
  }, 600_000);
});
