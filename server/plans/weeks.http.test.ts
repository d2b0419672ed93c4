import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays, formatDay } from '#domain/day.ts';
import { repeatedWeeks } from '#domain/plans/nextWeek.ts';
import type { DietPlan, PlanSummary, UploadedWeeks } from '#domain/plans/planSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { planInput } from '#test/factories/plans.ts';
import { toldAt } from '#test/notify/told.ts';

type Refused = { error: { code: string; message: string; fields?: Record<string, string> } };

onEachEngine('Several weeks at once', (engine) => {
  const path = ({ id }: Person) => `/api/customers/${id}/diet-plan-weeks`;

  async function somebody() {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const as = engine.as(dietician);
    const plan = planInput(todayOf(customer), { name: 'Week 3' });
    const stored = async () =>
      (await as.get<{ items: PlanSummary[] }>(`/api/customers/${customer.id}/diet-plans`)).body
        .items;
    return { customer, as, plan, stored };
  }

  it('[REUSE-02] three weeks are three plans with their own names and dates, told once', async () => {
    const { customer, as, plan, stored } = await somebody();
    const weeks = repeatedWeeks(plan, 3);
    const key = 'three-weeks-sent-twice';
    const send = () => as.post(path(customer), { plan, weeks }, { idempotencyKey: key });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.body]).toEqual([201, first.body]);
    const plans = await stored();
    expect(plans.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual(
      // The nearest week counts as uploaded last.
      [0, 7, 14].map((later) => [
        `Week ${3 + later / 7}`,
        addDays(plan.startDate, later),
        addDays(plan.endDate, later),
      ]),
    );
    expect((first.body as { items: PlanSummary[] }).items.map(({ id }) => id)).toEqual(
      plans.map(({ id }) => id),
    );
    const last = await as.get(`/api/customers/${customer.id}/diet-plans/${plans[2]?.id}`);
    expect(last.body).toMatchObject({
      weeklyDietPlan: plan.weeklyDietPlan.map(({ date, meals }) => ({
        date: addDays(date, 14),
        meals,
      })),
    });
    expect((await toldAt(engine).list(customer)).items).toMatchObject([
      { kind: 'new-plan', about: plans[0]?.id },
    ]);
  });

  it('[REUSE-02] two plans are repeated in turn: the second takes every other week', async () => {
    const { customer, as, plan } = await somebody();
    const other = planInput('2026-03-02', { name: 'Travel' });
    const dish = (meal: string) => ({
      ...other,
      weeklyDietPlan: other.weeklyDietPlan.map(({ date }) => ({
        date,
        meals: [meal, '', '', '', '', '', '', ''],
      })),
    });
    const sent = await as.post<UploadedWeeks>(path(customer), {
      plan,
      other: dish('Sandwich on the train'),
      weeks: repeatedWeeks(plan, 3),
    });
    expect(sent.status).toBe(201);
    const first = await Promise.all(
      sent.body.items.map(async ({ id }) => {
        const { body } = await as.get<DietPlan>(`/api/customers/${customer.id}/diet-plans/${id}`);
        return [body.startDate, body.weeklyDietPlan[0]?.date, body.weeklyDietPlan[0]?.meals[0]];
      }),
    );
    const [one, two, three] = [0, 7, 14].map((later) => addDays(plan.startDate, later));
    const mine = plan.weeklyDietPlan[0]?.meals[0];
    expect(first).toEqual([
      [one, one, mine],
      [two, two, 'Sandwich on the train'],
      [three, three, mine],
    ]);
  });

  it('[REUSE-02] one press takes several weeks back, however often it is sent; not once a day is logged or one was changed', async () => {
    const { customer, as, plan, stored } = await somebody();
    const back = `${path(customer)}/taken-back`;
    const upload = async () => {
      const sent = await as.post<UploadedWeeks>(path(customer), {
        plan,
        weeks: repeatedWeeks(plan, 3),
      });
      expect(sent.status).toBe(201);
      return sent.body.items.map(({ id, version }) => ({ id, version }));
    };
    const plans = await upload();
    // The record of access notes only plans that were deleted.
    const deletions = () =>
      engine.db
        .selectFrom('auditEntry')
        .select('id')
        .where('customerId', '=', customer.id)
        .where('does', '=', 'deletes')
        .execute();
    const unknown = [{ id: 'nothing-like-it', version: 1 }];
    for (const [these, takenBack, noted] of [
      [unknown, 0, 0],
      [plans, 3, 1],
      [plans, 0, 1],
    ] as const) {
      const { status, body } = await as.put(back, { plans: these });
      expect([status, body]).toEqual([200, { takenBack }]);
      expect(await deletions()).toHaveLength(noted);
    }
    expect(await stored()).toEqual([]);
    expect(await toldAt(engine).unread(customer)).toBe(0);

    const again = await upload();
    const own = `/api/customers/${customer.id}/diet-plans`;
    const changed = await as.put(
      `${own}/${again[1]?.id}`,
      {
        ...plan,
        name: 'Another',
        startDate: addDays(plan.startDate, 7),
        endDate: addDays(plan.endDate, 7),
        weeklyDietPlan: plan.weeklyDietPlan.map(({ date, meals }) => ({
          date: addDays(date, 7),
          meals,
        })),
      },
      { ifMatch: 1 },
    );
    expect(changed.status).toBe(200);
    const refused = await as.put<Refused>(back, { plans: again });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'weeks-changed']);
    expect(refused.body.error.message).toMatch(/^“Another” was changed since the upload. Nothing/);
    await engine.make.aDay(customer, plan.startDate, {}, undefined, {
      id: again[0]?.id ?? '',
      name: 'Week 3',
    });
    const logged = await as.put<Refused>(back, { plans: again });
    expect([logged.status, logged.body.error.code]).toEqual([409, 'weeks-logged']);
    expect(logged.body.error.message).toMatch(/^One day is logged on “Week 3” already. Nothing/);
    expect(await stored()).toHaveLength(3);
    const asCustomer = engine.as(customer);
    expect((await asCustomer.put(back, { plans: again })).status).toBe(403);
  });

  it('[REUSE-02] [HIST-05] a week over another plan is asked about, named by its place', async () => {
    const { customer, as, plan, stored } = await somebody();
    const there = await engine.make.aPlan(customer, { startDate: addDays(plan.startDate, 14) });
    const weeks = repeatedWeeks(plan, 4);
    const asked = await as.post<Refused>(path(customer), { plan, weeks });
    expect(asked.status).toBe(409);
    const { fields = {} } = asked.body.error;
    expect(Object.keys(fields)).toEqual(['2.replaces-days']);
    expect(fields['2.replaces-days']).toContain(there.name);
    expect(await stored()).toHaveLength(1);
    const reasonsRead = Object.values(fields);
    const confirmed = await as.post(path(customer), { plan, weeks, confirm: true, reasonsRead });
    expect(confirmed.status).toBe(201);
    expect(await stored()).toHaveLength(5);
  });

  it('[REUSE-02] [HIST-05] weeks past the end of the coaching are asked about, naming the day', async () => {
    const { customer, as, plan, stored } = await somebody();
    const today = todayOf(customer);
    const ends = addDays(plan.startDate, 13);
    const coaching = `/api/customers/${customer.id}/coaching-period/dates`;
    const set = await as.put(coaching, { startDate: today, endDate: ends });
    expect(set.status).toBe(200);
    const within = await as.post(path(customer), { plan, weeks: repeatedWeeks(plan, 2) });
    expect(within.status).toBe(201);
    const later = repeatedWeeks(plan, 4).slice(2);
    const asked = await as.post<Refused>(path(customer), { plan, weeks: later });
    expect([asked.status, asked.body.error.code]).toEqual([409, 'confirm-needed']);
    const { fields = {} } = asked.body.error;
    expect(Object.keys(fields)).toEqual(['after-period']);
    expect(fields['after-period']).toContain(formatDay(ends, 'medium'));
    expect(await stored()).toHaveLength(2);
    const reasonsRead = Object.values(fields);
    const confirmed = { plan, weeks: later, confirm: true, reasonsRead };
    expect((await as.post(path(customer), confirmed)).status).toBe(201);
    expect(await stored()).toHaveLength(4);
  });

  it('[REUSE-02] [T-C3] all of them or none: where one cannot be stored, the others are not either', async () => {
    const { customer, as, plan, stored } = await somebody();
    const weeks = repeatedWeeks(plan, 4);
    const allowAgain = await refuseNamed(weeks[1]?.name ?? '');
    const send = () =>
      as.post(path(customer), { plan, weeks }, { idempotencyKey: 'four-weeks-one-of-them-fails' });
    const failed = await send();
    await allowAgain();
    expect(failed.status).toBe(500);
    expect(engine.takeErrors()).toHaveLength(1);
    expect(await stored()).toEqual([]);
    expect((await toldAt(engine).list(customer)).items).toEqual([]);
    expect((await send()).status).toBe(201);
    expect(await stored()).toHaveLength(4);
  });

  /** Makes the database refuse plans of this name; returns a function that ends this. */
  async function refuseNamed(name: string): Promise<() => Promise<unknown>> {
    const isThat = sql`new."name" = ${sql.lit(name)}`;
    if (engine.name === 'sqlite')
      await sql`create trigger "refused" before insert on "dietPlan" when ${isThat}
        begin select raise(abort, 'not this one'); end`.execute(engine.db);
    else {
      await sql`create or replace function "refused"() returns trigger language plpgsql as
        $$ begin raise exception 'not this one'; end $$`.execute(engine.db);
      await sql`create trigger "refused" before insert on "dietPlan"
        for each row when (${isThat}) execute function "refused"()`.execute(engine.db);
    }
    const drop =
      engine.name === 'sqlite'
        ? sql`drop trigger "refused"`
        : sql`drop trigger "refused" on "dietPlan"`;
    return () => drop.execute(engine.db);
  }

  it('[REUSE-02] [RAIL-02] [PLAN-12] a mark needs its reason for all of them, and a pause takes none', async () => {
    const { customer, as, plan, stored } = await somebody();
    await engine.make.aCustomerProfile(customer, { allergens: ['nuts'] });
    const weeks = repeatedWeeks(plan, 2);
    const marked = await as.post<Refused>(path(customer), { plan, weeks });
    expect([marked.status, marked.body.error.code]).toEqual([409, 'marked-meals']);
    const markedReason = 'She eats walnuts.';
    const taken = await as.post(path(customer), { plan, weeks, markedReason });
    expect(taken.status).toBe(201);
    const kept = await engine.db
      .selectFrom('dietPlan')
      .select('marked')
      .where('customerId', '=', customer.id)
      .execute();
    expect(kept.every((each) => each.marked?.includes('She eats walnuts.'))).toBe(true);
    const paused = await engine.make.aCustomer({
      period: { planStatus: 'paused', planStartDate: null, planEndDate: null },
    });
    expect((await as.post(path(paused), { plan, weeks })).status).toBe(409);
    expect(await stored()).toHaveLength(2);
  });

  it('[REUSE-02] [T-C2] nine weeks, none, or weeks over one another are refused in words', async () => {
    const { customer, as, plan, stored } = await somebody();
    const [one] = repeatedWeeks(plan, 1);
    for (const [weeks, words] of [
      [repeatedWeeks(plan, 9), 'At most 8 weeks at once.'],
      [[], 'Choose at least one week.'],
      [[one, { name: 'Over it', startDate: addDays(plan.startDate, 6) }], 'follow one another'],
      [[{ ...one, name: ' ' }], 'Enter a plan name.'],
    ] as const) {
      const { status, body } = await as.post(path(customer), { plan, weeks });
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(words)]);
    }
    expect(await stored()).toEqual([]);
  });
});
