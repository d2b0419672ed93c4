import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import {
  COUNTED_FOUND,
  type CustomerPage,
  type StandingCounts,
} from '#domain/customers/customerSchema.ts';
import { dayIn } from '#domain/day.ts';
import { onEachEngine, type RunningEngine } from '#test/engines.ts';
import { fillTables } from '#test/fillTables.ts';
import { expectWithin } from '#test/withinTime.ts';

/** This many only where time is measured; elsewhere the test only checks that all are found. */
const MANY = process.env.TEST_TIMES ? 100_000 : COUNTED_FOUND + 200;
const PORTIONS = 5;
const MOST_MS = 50;
const ROUNDS = process.env.TEST_TIMES ? 9 : 1;
const AT_ONCE = 2000;
const FILL_MS = 300_000;

const SYLLABLES = ['an', 'ber', 'ro', 'sen', 'mar', 'ia', 'lu', 'ka', 'tho', 'mas', 'ste', 'fan'];

type Made = { id: string; name: string; email: string; status: string; end: string };

async function store({ db, name: engine }: RunningEngine, some: readonly Made[]): Promise<void> {
  const at = new Date().toISOString();
  const list = JSON.stringify(
    some.map((each) => [each.id, each.name, each.email, each.status, each.end]),
  );
  const [rows, part] =
    engine === 'sqlite'
      ? [sql`json_each(${list})`, (n: number) => sql`json_extract("value", ${sql.lit(`$[${n}]`)})`]
      : [
          sql`jsonb_array_elements(cast(${list} as jsonb)) as "of"("value")`,
          (n: number) => sql`"value" ->> ${sql.lit(n)}`,
        ];
  await db.transaction().execute(async (transaction) => {
    await sql`insert into "user" ("id", "name", "sortName", "email", "emailVerified", "createdAt", "updatedAt",
        "role", "timeZone", "disabled", "consent")
      select ${part(0)}, ${part(1)}, lower(${part(1)}), ${part(2)}, (1 = 1), ${sql.lit(at)}, ${sql.lit(at)},
        'customer', 'Europe/Berlin', (1 = 0), 'given' from ${rows}`.execute(transaction);
    await sql`insert into "coachingPeriod" ("customerId", "planStatus", "planEndDate", "updatedAt")
      select ${part(0)}, ${part(3)}, ${part(4)}, ${sql.lit(at)} from ${rows}`.execute(transaction);
  });
}

onEachEngine(`The list of ${MANY} customers`, (engine) => {
  const all: Made[] = [];

  beforeAll(async () => {
    const random = randomFrom('many customers');
    const word = () =>
      Array.from({ length: random.whole(2, 3) }, () => random.pick(SYLLABLES)).join('');
    for (let nth = 0; nth < MANY; nth += 1) {
      const name = nth === MANY - 7 ? 'Zzyx Quorvig' : `${word()} ${word()}`;
      all.push({
        id: `many-${nth}`,
        name,
        email: `${name.toLowerCase().replace(' ', '.')}${nth}@example.com`,
        status: random.pick(['active', 'active', 'paused', 'not_set']),
        end: `2026-${String(random.whole(1, 12)).padStart(2, '0')}-15`,
      });
    }
    for (let nth = 0; nth < MANY; nth += AT_ONCE)
      await store(engine, all.slice(nth, nth + AT_ONCE));
    const number = sql`cast(substr("customerId", 6) as integer)`;
    const day = sql`'2026-' || cast(10 + ${number} * 7 % 3 as text) || '-' || cast(10 + ${number} * 11 % 19 as text)`;
    // Written in portions, as on real days: PostgreSQL keeps every row twice when all are written at once.
    for (let portion = 0; portion < PORTIONS; portion += 1)
      await fillTables(
        engine.db,
        [
          sql`update "customerSummary" set "lastLoggedOn" = ${day}, "planEndsOn" = ${day},
          "adherenceLately" = ${number} * 13 % 101 where ${number} % 3 > 0
          and ${number} % ${sql.lit(PORTIONS)} = ${sql.lit(portion)} and "customerId" like 'many-%'`,
        ],
        engine.server.deps.config.databaseUrl,
      );
  }, FILL_MS);

  const median = (of: readonly number[]) => of.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;

  it.each([
    '',
    'zzyx',
    'quor',
    'rosen',
    'marialu',
    'example.com',
    'an',
    'qx',
    'o',
    'nobody has this',
  ])(
    '[BOARD-04] a search for “%s” and the counts beside the filters are there at once, and right',
    async (search) => {
      const as = engine.as(await engine.make.aDietician());
      const has = all.filter(({ name, email }) =>
        `${name.toLowerCase()}\n${email}`.includes(search),
      );
      const asked = new URLSearchParams(search && { search });
      const times = { list: [] as number[], counts: [] as number[] };
      const today = dayIn('Europe/Berlin', new Date());
      for (let round = 0; round < ROUNDS; round += 1) {
        const begun = performance.now();
        const { body } = await as.get<CustomerPage>(`/api/customers?${asked}`);
        const between = performance.now();
        const { body: counts } = await as.get<StandingCounts | null>(
          `/api/customers/counts?${asked}`,
        );
        times.counts.push(performance.now() - between);
        times.list.push(between - begun);
        const inOrder = has
          .map((each) => each.name.toLowerCase())
          .toSorted((a, b) => (a < b ? -1 : 1));
        expect(body.items.map(({ name }) => name.toLowerCase())).toEqual(inOrder.slice(0, 50));
        const stand = (status: string) => has.filter((each) => each.status === status);
        const over = stand('active').filter(({ end }) => end < today).length;
        const counted = {
          all: has.length,
          active: stand('active').length - over,
          paused: stand('paused').length,
          expired: over,
          not_set: stand('not_set').length,
        };
        expect(counts).toEqual(search && has.length > COUNTED_FOUND ? null : counted);
      }
      const [list, counts] = [median(times.list), median(times.counts)];
      console.info(
        `“${search}” finds ${has.length} of ${MANY}, ${engine.name}: list ${list.toFixed(1)} ms, counts ${counts.toFixed(1)} ms`,
      );
      expectWithin(list, MOST_MS);
      expectWithin(counts, MOST_MS);
    },
  );

  it.each(['logged', 'adherence', 'plan-end', 'period-end'])(
    '[BOARD-03] a page in the order of %s is there at once, with a search and with a filter too',
    async (sort) => {
      const as = engine.as(await engine.make.aDietician());
      for (const more of [
        '',
        '&search=rosen',
        '&search=an',
        '&standing=expired',
        '&search=o&standing=paused',
      ]) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const begun = performance.now();
          const { body } = await as.get<CustomerPage>(`/api/customers?sort=${sort}${more}`);
          times.push(performance.now() - begun);
          expect(body.items.length).toBeGreaterThan(0);
        }
        console.info(`by ${sort}${more}, ${MANY}, ${engine.name}: ${median(times).toFixed(1)} ms`);
        expectWithin(median(times), MOST_MS);
      }
    },
  );
});
