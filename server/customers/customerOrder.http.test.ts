import { beforeAll, expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import { standingOf } from '#domain/coaching/period.ts';
import type {
  CustomerPage,
  CustomerRow,
  StandingCounts,
} from '#domain/customers/customerSchema.ts';
import { addDays } from '#domain/day.ts';
import { sortNameOf } from '#domain/search.ts';
import { onEachEngine } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { visitInput } from '#test/factories/visits.ts';

const HOW_MANY = 45;
const PAST = 2;
const NONE = 3;

/** First those who never logged; ended plans or periods after those that end later; last those without a value. */
function partOf(sort: string, key: string | number | null, today: string): number {
  if (key === null) return sort === 'logged' || sort === 'visit' ? 0 : NONE;
  return sort.endsWith('-end') && String(key) < today ? PAST : 1;
}

onEachEngine('The order of the list of customers', (engine) => {
  const random = randomFrom('orders');
  const people: Person[] = [];
  const dietician = async () => engine.as(await engine.make.aDietician());

  const coaches: Person[] = [];

  beforeAll(async () => {
    for (const name of ['Zoe', 'Abe', 'Mia'])
      coaches.push(await engine.make.aDietician({ name: `${name} Coach` }));
    for (let nth = 0; nth < HOW_MANY; nth += 1) {
      const standing = random.pick(['active', 'active', 'paused', 'not_set'] as const);
      const first = addDays(todayOf({ timeZone: 'UTC' }), -30);
      const customer = await engine.make.aCustomer({
        name: `Order ${random.pick(['Ann', 'ben', 'Cem', 'Dörte', 'eva'])}`,
        ...(standing === 'not_set'
          ? { standing }
          : {
              period: {
                planStatus: standing,
                planStartDate: first,
                planEndDate: addDays(first, random.whole(20, 45)),
              },
            }),
      });
      people.push(customer);
      const today = todayOf(customer);
      if (random.chance(0.6))
        for (let day = random.whole(0, 6); day < 25; day += random.whole(1, 9)) {
          const eaten = ['1', '2', '3', '5'].map((meal) => [meal, random.chance(0.5)]);
          await engine.make.aDay(customer, addDays(today, -day), {
            meals: Object.fromEntries(eaten),
          });
        }
      if (random.chance(0.5))
        await engine.make.aPlan(customer, { startDate: addDays(today, random.whole(-20, 20)) });
      for (const back of [40, 20, 3])
        if (random.chance(0.6))
          await engine.make.aMeasurement(customer, {
            date: addDays(today, -back),
            value: random.whole(70, 80),
          });
      if (random.chance(0.5))
        await engine
          .as(coaches[nth % 2] ?? customer)
          .post(
            `/api/customers/${customer.id}/visits`,
            visitInput(addDays(today, -random.whole(0, 9))),
          );
      if (random.chance(0.6))
        await engine
          .as(coaches[nth % 2] ?? customer)
          .put(
            `/api/customers/${customer.id}/notes`,
            { notes: `Likes plums. #${random.pick(['Vegan', 'busy', 'new', 'ünder'])} #zest` },
            { ifMatch: 0 },
          );
      if (random.chance(0.6))
        await engine.db
          .updateTable('user')
          .set({ dieticianId: random.pick(coaches).id })
          .where('id', '=', customer.id)
          .execute();
      if (random.chance(0.15)) await engine.make.withoutConsent(customer, 'withdrawn');
    }
  });

  async function pages(query: string, between: () => Promise<void> = async () => undefined) {
    const as = await dietician();
    const rows: CustomerRow[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { status, body }: { status: number; body: CustomerPage } = await as.get<CustomerPage>(
        `/api/customers?limit=4&${query}${after && `&after=${after}`}`,
      );
      expect(status).toBe(200);
      rows.push(...body.items);
      after = body.next;
      await between();
    }
    return rows;
  }

  const KEYS = {
    name: () => 0,
    logged: (row: CustomerRow) => row.lastLoggedDay,
    adherence: (row: CustomerRow) => row.adherence,
    weight: (row: CustomerRow) => row.weightChange?.grams ?? null,
    dietician: ({ dieticianId }: CustomerRow) =>
      coaches.find(({ id }) => id === dieticianId)?.name.toLowerCase() ?? null,
    visit: (row: CustomerRow) => row.lastVisitOn,
    tags: ({ tags }: CustomerRow) => tags.join(' ') || null,
    'plan-end': (row: CustomerRow) => row.planEndsOn,
    'period-end': (row: CustomerRow) => row.planEndDate,
  } as const;
  const sorts = Object.keys(KEYS) as (keyof typeof KEYS)[];

  it.each(sorts)(
    '[BOARD-03] by %s: who is to be looked at first stands first, each once, and so with search and filters',
    async (sort) => {
      const key: (row: CustomerRow) => string | number | null = KEYS[sort];
      const order = (one: CustomerRow, other: CustomerRow) => {
        const compare = (a: string | number | null, b: string | number | null) => {
          if (a === b || a === null || b === null) return 0;
          return a < b ? -1 : 1;
        };
        const part = partOf(sort, key(one), one.today);
        const byPart = compare(part, partOf(sort, key(other), other.today));
        const within =
          compare(key(one), key(other)) ||
          compare(one.name.toLowerCase(), other.name.toLowerCase()) ||
          compare(one.id, other.id);
        return byPart || (part === PAST ? -within : within);
      };
      const all = await pages('sort=name');
      expect(all).toHaveLength(HOW_MANY);
      expect(new Set(all.map(key)).size).toBeGreaterThan(sort === 'name' ? 0 : 3);
      const named = (rows: readonly CustomerRow[]) => rows.map(({ id }) => id);
      expect(named(await pages(`sort=${sort}`))).toEqual(named(all.toSorted(order)));
      for (const standing of ['active', 'paused', 'expired', 'not_set']) {
        const some = all.filter((row) => standingOf(row, row.today) === standing);
        expect(some.length).toBeGreaterThan(0);
        const rows = await pages(`sort=${sort}&standing=${standing}`);
        expect(named(rows)).toEqual(named(some.toSorted(order)));
      }
      const withN = all.filter(({ name, email }) =>
        `${name} ${email}`.toLowerCase().includes('nn'),
      );
      expect(named(await pages(`sort=${sort}&search=nn`))).toEqual(named(withN.toSorted(order)));
      const [, , coach] = coaches;
      const theirs = all.filter(({ dieticianId }) => dieticianId === coach?.id);
      expect(theirs.length).toBeGreaterThan(2);
      expect(named(await pages(`sort=${sort}&dietician=${coach?.id}`))).toEqual(
        named(theirs.toSorted(order)),
      );
    },
  );

  it.each(sorts)(
    '[BOARD-05] by %s the other way round: the most first, and who has no value last',
    async (sort) => {
      const key: (row: CustomerRow) => string | number | null = KEYS[sort];
      const rows = await pages(`sort=${sort}&turned=yes`);
      expect(rows).toHaveLength(HOW_MANY);
      const isWithout = rows.map((row) => key(row) === null);
      expect(isWithout).toEqual(isWithout.toSorted());
      const values = rows.map((row) => (sort === 'name' ? row.name.toLowerCase() : key(row)));
      const found = values.filter((value) => value !== null);
      const largestFirst = found.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0));
      expect(found).toEqual(largestFirst);
    },
  );

  it('[BOARD-05] the customers of one dietician are counted by standing, and so are those of nobody', async () => {
    const as = await dietician();
    const all = await pages('sort=name');
    for (const of of [coaches[0]?.id, null]) {
      const theirs = all.filter(({ dieticianId }) => dieticianId === of);
      const counted = await as.get<StandingCounts>(
        `/api/customers/counts?search=order&dietician=${of ?? 'none'}`,
      );
      const standing = (name: string) =>
        theirs.filter((row) => standingOf(row, row.today) === name).length;
      expect(counted.body).toMatchObject({
        all: theirs.length,
        active: standing('active'),
        expired: standing('expired'),
      });
    }
  });

  it('[BOARD-05] a dietician who changes their name moves their customers in the order', async () => {
    const [zoe] = coaches;
    const rename = (name: string) =>
      engine.db
        .updateTable('user')
        .set({ name, sortName: sortNameOf(name) })
        .where('id', '=', zoe?.id ?? '')
        .execute();
    const first = async () => (await pages('sort=dietician'))[0]?.dieticianId;
    expect(await first()).not.toBe(zoe?.id);
    await rename('Aaron Coach');
    expect(await first()).toBe(zoe?.id);
    await rename('Zoe Coach');
  });

  it('[BOARD-05] a tag is found by how it begins, counted, and gone with its word in the notes', async () => {
    const as = await dietician();
    const tagged = (await pages('sort=name')).filter(({ tags }) => tags.includes('#vegan'));
    expect(tagged.length).toBeGreaterThan(2);
    const found = await pages('search=%23VEG');
    expect(found.map(({ id }) => id)).toEqual(tagged.map(({ id }) => id));
    const counts = await as.get<StandingCounts>('/api/customers/counts?search=%23veg');
    expect(counts.body?.all).toBe(tagged.length);
    const notesOf = `/api/customers/${tagged[0]?.id}/notes`;
    await as.put(notesOf, { notes: 'Now it is written vegan, and #1.' }, { ifMatch: 1 });
    expect(await pages('search=%23veg')).toHaveLength(tagged.length - 1);
    const withdrawn = people.find(({ id }) => id === tagged[1]?.id);
    if (withdrawn) await engine.make.withoutConsent(withdrawn, 'withdrawn');
    expect(await pages('search=%23veg')).toHaveLength(tagged.length - 2);
  });

  it('[BOARD-05] the file has every customer of the filter in its order, and no name runs as a formula', async () => {
    const as = await dietician();
    const rows = await pages('sort=weight&standing=active');
    const lines = async (query: string) => {
      const answer = await as.raw(`/api/customers.csv?${query}`);
      expect(answer.status).toBe(200);
      return (await answer.text()).trimEnd().split('\r\n');
    };
    const [head, ...listed] = await lines('sort=weight&standing=active');
    expect(head).toBe(
      'Name,Email,Status,Days logged of the last 14,Last logged,Adherence %,Weight change kg,Plan until,Period start,Period end,Dietician,Last visit,Tags',
    );
    expect(listed.map((line) => line.split(',')[1])).toEqual(rows.map(({ email }) => email));
    const [first] = rows;
    const kilos = (first?.weightChange?.grams ?? 0) / 1000;
    expect(listed[0]?.split(',')[6]).toBe(String(kilos));
    people.push(await engine.make.aCustomer({ name: '=HYPERLINK("evil")' }));
    const [, harmless] = await lines('search=hyperlink');
    expect(harmless).toMatch(/^"'=HYPERLINK/);
  });

  it('[BOARD-03] [T-J1] of who has withdrawn their consent nothing is told, not even by their place', async () => {
    const rows = await pages('sort=logged');
    const closed = rows.filter(({ consentWithdrawn }) => consentWithdrawn);
    expect(closed.length).toBeGreaterThan(2);
    for (const row of closed)
      expect(row).toMatchObject({ lastLoggedDay: null, adherence: null, planEndsOn: null });
    const firstWithout = rows.findIndex(({ lastLoggedDay }) => lastLoggedDay === null);
    expect(rows.findIndex(({ consentWithdrawn }) => consentWithdrawn)).toBeGreaterThanOrEqual(
      firstWithout,
    );
  });

  it('[BOARD-03] who does not change stands on one page and on no other, while others log their day', async () => {
    const [moving, ...still] = people;
    let day = 0;
    const rows = await pages('sort=logged', async () => {
      if (!moving) return;
      day += 1;
      await engine.make.aDay(moving, addDays(todayOf(moving), day));
    });
    const ids = rows.map(({ id }) => id).filter((id) => id !== moving?.id);
    expect(ids.toSorted()).toEqual(still.map(({ id }) => id).toSorted());
  });

  it('[BOARD-03] [T-C2] a page of one order does not go on in another', async () => {
    const as = await dietician();
    const first = await as.get<CustomerPage>('/api/customers?sort=adherence&limit=1');
    const path = `/api/customers?after=${first.body.next}`;
    expect((await as.get(`${path}&sort=adherence`)).status).toBe(200);
    expect((await as.get(`${path}&sort=logged`)).status).toBe(422);
    expect((await as.get(path)).status).toBe(422);
    const forged = Buffer.from(JSON.stringify(['customers', 'adherence', '1e9', 'a', 'b']));
    const asked = `/api/customers?sort=adherence&after=${forged.toString('base64url')}`;
    expect((await as.get(asked)).status).toBe(422);
  });
});
