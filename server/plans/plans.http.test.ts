import { describe, expect, it } from 'vitest';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import { addDays, formatDay } from '#domain/day.ts';
import type {
  DietPlan,
  PlanSummary,
  SavedPlan,
  SavedPlanSummary,
} from '#domain/plans/planSchema.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { onEachEngine } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { planCast, planInput, plansOf } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';

const savedOf = (customer: Person) => `/api/customers/${customer.id}/saved-diet-plans`;

type Page<Item> = { items: Item[]; next: string | null };

onEachEngine('Diet plans', (engine) => {
  const cast = (standing?: Standing) => planCast(engine, standing);

  it('[PLAN-01] [PLAN-03] uploads a week of 7 days by 8 meals, and reads back all of it', async () => {
    const { customer, as, input } = await cast();
    const { status, body } = await as.post<DietPlan>(plansOf(customer), input);
    expect(status).toBe(201);
    const read = await as.get<DietPlan>(`${plansOf(customer)}/${body.id}`);
    expect(read.body).toEqual({
      ...input,
      id: body.id,
      version: 1,
      uploadedAt: body.uploadedAt,
      lastModified: body.uploadedAt,
    });
    expect(Date.parse(body.uploadedAt)).toBeGreaterThan(Date.now() - 10_000);
  });

  it('[PLAN-02] [HOME-01] lists plans and finds the latest by upload time, not by date', async () => {
    const { customer, as, input } = await cast();
    const later = planInput(addDays(input.startDate, 28), { name: 'Far ahead' });
    await as.post(plansOf(customer), later);
    await as.post(plansOf(customer), input);
    const { body } = await as.get<Page<PlanSummary>>(plansOf(customer));
    expect(body.items.map((plan) => plan.name)).toEqual(['Week of lentils', 'Far ahead']);
    const latest = await engine.as(customer).get<{ plan: DietPlan }>(`${plansOf(customer)}/latest`);
    expect(latest.body.plan.name).toBe('Week of lentils');
  });

  it('[HOME-02] a customer without a plan has none, and that is no error', async () => {
    const customer = await engine.make.aCustomer();
    const { status, body } = await engine.as(customer).get(`${plansOf(customer)}/latest`);
    expect([status, body]).toEqual([200, { plan: null }]);
  });

  it('[PLAN-02] pages through many plans by key, each exactly once', async () => {
    const { customer, as } = await cast();
    const same = new Date().toISOString();
    for (let index = 0; index < 7; index += 1)
      await engine.make.aPlan(customer, { name: `Plan ${index}`, uploadedAt: same });
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 4; page += 1) {
      const { body } = await as.get<Page<PlanSummary>>(`${plansOf(customer)}?limit=2${after}`);
      seen.push(...body.items.map((plan) => plan.name));
      after = `&after=${body.next}`;
      if (!body.next) break;
    }
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => `Plan ${index}`));
  });

  it('[PLAN-01] [HIST-04] says how many days were logged against each plan, and how many of their meals were eaten', async () => {
    const { customer, as } = await cast();
    const today = todayOf(customer);
    const log = (date: string) =>
      engine.as(customer).patch(`/api/customers/${customer.id}/daily-progress/${date}`, wholeDay());
    const first = await engine.make.aPlan(customer, { startDate: addDays(today, -6) });
    await log(addDays(today, -2));
    await log(addDays(today, -6));
    await log(addDays(today, -7));
    // It holds for the same days from now on, but no day was logged against it.
    const second = await engine.make.aPlan(customer, {
      startDate: addDays(today, -6),
      uploadedAt: '2099-01-01T00:00:00.000Z',
    });
    await log(today);
    const { body } = await as.get<Page<PlanSummary>>(plansOf(customer));
    const logged = new Map(
      body.items.map(({ id, daysLogged, mealsDone, mealsOfDays }) => [
        id,
        [daysLogged, mealsDone, mealsOfDays],
      ]),
    );
    expect([logged.get(first.id), logged.get(second.id)]).toEqual([
      [2, 4, 10],
      [1, 2, 5],
    ]);
  });

  it('[PLAN-05] an update keeps uploadedAt and sets lastModified', async () => {
    const { customer, as, input } = await cast();
    const uploaded = (await as.post<DietPlan>(plansOf(customer), input)).body;
    const { status, body } = await as.put<DietPlan>(
      `${plansOf(customer)}/${uploaded.id}`,
      { ...input, name: 'Week of beans' },
      { ifMatch: uploaded.version },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Week of beans',
      uploadedAt: uploaded.uploadedAt,
      version: 2,
    });
    expect(body.lastModified >= uploaded.lastModified).toBe(true);
  });

  it('[PLAN-07] deletes a plan; a second time it is not there', async () => {
    const { customer, as } = await cast();
    const plan = await engine.make.aPlan(customer);
    const path = `${plansOf(customer)}/${plan.id}`;
    expect((await as.delete(path, { ifMatch: 1 })).status).toBe(204);
    expect((await as.delete(path, { ifMatch: 1 })).status).toBe(404);
  });

  it('[PLAN-08] saves a copy for the customer, lists it and reads it back', async () => {
    const { customer, as, input } = await cast('paused');
    const { status, body } = await as.post<SavedPlan>(savedOf(customer), input);
    expect(status).toBe(201);
    expect(body).toMatchObject({ clientId: customer.id, mealTimings: input.mealTimings });
    const { items } = (await as.get<Page<SavedPlanSummary>>(savedOf(customer))).body;
    expect(items).toEqual([{ id: body.id, name: input.name, savedAt: body.savedAt }]);
    expect((await as.get<SavedPlan>(`${savedOf(customer)}/${body.id}`)).body).toEqual(body);
    expect((await as.delete(`${savedOf(customer)}/${body.id}`)).status).toBe(204);
    expect((await as.get(`${savedOf(customer)}/${body.id}`)).status).toBe(404);
  });

  it('[PLAN-09] a plan for nobody is refused', async () => {
    const { as, input } = await cast();
    expect((await as.post('/api/customers/nobody/diet-plans', input)).status).toBe(404);
  });

  it('[PLAN-10] [PLAN-12] [T-C3] refuses upload and update while paused', async () => {
    const { customer, as, input } = await cast('paused');
    const plan = await engine.make.aPlan(customer);
    const sentence =
      'Cannot upload diet plan: Customer plan is currently paused. Please unpause their plan in the customer management section first.';
    const upload = await as.post<Refused>(plansOf(customer), input);
    expect([upload.status, upload.body.error.message]).toEqual([409, sentence]);
    const path = `${plansOf(customer)}/${plan.id}`;
    const update = await as.put<Refused>(path, input, { ifMatch: 1 });
    expect([update.status, update.body.error.message]).toEqual([409, sentence]);
    const { items } = (await as.get<Page<PlanSummary>>(plansOf(customer))).body;
    expect(items).toHaveLength(1);
  });

  it('[PLAN-11] [PLAN-12] refuses upload after the end of the period', async () => {
    const { customer, as, input } = await cast('expired');
    const { status, body } = await as.post<Refused>(plansOf(customer), input);
    expect([status, body.error.message]).toEqual([
      409,
      'Cannot upload diet plan: Customer plan has expired. Please update their plan end date in the customer management section first.',
    ]);
  });

  it('[CUST-11] takes a first plan before any dates are set', async () => {
    const { customer, as, input } = await cast('not_set');
    expect((await as.post(plansOf(customer), input)).status).toBe(201);
  });

  it('[PLAN-13] [T-C1] refuses what is no week: each field is named with a sentence', async () => {
    const { customer, as, input } = await cast();
    const refused = async (change: object) => {
      const { status, body } = await as.post<Refused>(plansOf(customer), { ...input, ...change });
      expect(status).toBe(422);
      return body.error.fields;
    };
    const [first, ...rest] = input.weeklyDietPlan;
    expect(await refused({ name: '   ' })).toEqual({ name: 'Enter a plan name.' });
    expect(await refused({ weeklyDietPlan: rest })).toHaveProperty('weeklyDietPlan');
    expect(
      await refused({ weeklyDietPlan: [{ ...first, meals: ['only one'] }, ...rest] }),
    ).toHaveProperty(['weeklyDietPlan.0.meals']);
    expect(await refused({ weeklyDietPlan: [...rest, first] })).toHaveProperty('weeklyDietPlan');
    expect(await refused({ mealTimings: input.mealTimings.slice(1) })).toHaveProperty(
      'mealTimings',
    );
    expect(await refused({ endDate: addDays(input.startDate, -1) })).toEqual({
      endDate: 'Start date cannot be after end date.',
    });
    expect(await refused({ startDate: '2027-02-30' })).toHaveProperty('startDate');
    expect(await refused({ name: 'x'.repeat(201) })).toHaveProperty('name');
    expect(await refused({ name: 'nul\u0000' })).toHaveProperty('name');
    expect(await refused({ name: 'half \ud800 pair' })).toHaveProperty('name');
    expect(await refused({ customerId: 'somebody-else' })).toEqual({
      customerId: 'There is no such field.',
    });
  });

  it('[PLAN-12] [T-C3] an upload that meets a pause which is not committed yet waits for it', async () => {
    const { customer, as, input } = await planCast(engine);
    let settled = false;
    const upload = await engine.db.transaction().execute(async (pausing) => {
      if (engine.name === 'postgres')
        await pausing
          .selectFrom('user')
          .select('id')
          .where('id', '=', customer.id)
          .forNoKeyUpdate()
          .execute();
      await pausing
        .updateTable('coachingPeriod')
        .set({ planStatus: 'paused' })
        .where('customerId', '=', customer.id)
        .execute();
      const uploading = as.post(plansOf(customer), input).finally(() => {
        settled = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(settled).toBe(false);
      return { uploading };
    });
    expect((await upload.uploading).status).toBe(409);
  });

  it('[T-I2] a plan that is being deleted is held by nobody who still waits for its customer', async () => {
    const { customer, as } = await planCast(engine);
    const plan = await engine.make.aPlan(customer);
    const { deleting } = await engine.db.transaction().execute(async (holding) => {
      const customers = holding.selectFrom('user').select('id').where('id', '=', customer.id);
      const plans = holding.selectFrom('dietPlan').select('id').where('id', '=', plan.id);
      const isPostgres = engine.name === 'postgres';
      await (isPostgres ? customers.forNoKeyUpdate() : customers).execute();
      const deleting = as.delete(`${plansOf(customer)}/${plan.id}`, { ifMatch: 1 });
      await new Promise((resolve) => setTimeout(resolve, 400));
      const free = await (isPostgres ? plans.forUpdate().skipLocked() : plans).execute();
      expect(free).toHaveLength(1);
      return { deleting };
    });
    expect((await deleting).status).toBe(204);
  });

  it('[PLAN-12] [T-C3] of a pause and uploads at once, one order wins: none lands after it', async () => {
    const { customer, as, input } = await planCast(engine);
    const period = `/api/customers/${customer.id}/coaching-period`;
    const confirmed = { ...input, confirm: true };
    const uploads = Array.from({ length: 12 }, () =>
      as.post<DietPlan>(plansOf(customer), confirmed),
    );
    const pause = as.put(`${period}/pause`, { startDate: null, endDate: null });
    const answers = await Promise.all(uploads);
    await pause;
    const uploaded = answers.filter(({ status }) => status === 201).length;
    const { items } = (await as.get<Page<PlanSummary>>(plansOf(customer))).body;
    expect(items).toHaveLength(uploaded);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await as.post(plansOf(customer), input)).status).toBe(409);
  });

  describe('What a surprising upload is asked about', () => {
    async function cast() {
      const { customer, as, input } = await planCast(engine);
      const path = plansOf(customer);
      const stored = async () => (await as.get<Page<PlanSummary>>(path)).body.items;
      return { customer, as, input, path, stored, today: todayOf(customer) };
    }

    it('[HIST-05] an upload over days of another plan is refused with those days until it is confirmed', async () => {
      const { customer, as, input, path, stored, today } = await cast();
      await engine.make.aPlan(customer, { name: 'Week 3', startDate: addDays(today, -4) });
      const { status, body } = await as.post<Refused>(path, input);
      expect([status, body.error.code]).toEqual([409, 'confirm-needed']);
      const days = `${formatDay(today, 'short')} to ${formatDay(addDays(today, 2), 'short')}`;
      const sentence = `${days} are now planned by “Week 3”; this plan would take their place.`;
      expect(body.error.fields).toEqual({ 'replaces-days': sentence });
      expect(body.error.message).toContain(sentence);
      expect(await stored()).toHaveLength(1);
      expect((await as.post<Refused>(path, { ...input, confirm: false })).status).toBe(409);
      expect((await as.post(path, { ...input, confirm: true })).status).toBe(201);
      expect(await stored()).toHaveLength(2);
    });

    it('[HIST-05] confirmed are the reasons that were read: what holds only since is asked about again', async () => {
      const { customer, as, input, path, stored, today } = await cast();
      await engine.make.aPlan(customer, { name: 'Week 3', startDate: addDays(today, -4) });
      const first = await as.post<Refused>(path, input);
      const reasonsRead = Object.values(first.body.error.fields ?? {});
      expect(reasonsRead).toHaveLength(1);
      const other = await engine.make.aPlan(customer, { name: 'Of a colleague', startDate: today });
      const again = await as.post<Refused>(path, { ...input, confirm: true, reasonsRead });
      expect([again.status, again.body.error.code]).toEqual([409, 'confirm-needed']);
      expect(again.body.error.message).toContain(other.name);
      expect(await stored()).toHaveLength(2);
      const all = Object.values(again.body.error.fields ?? {});
      const confirmed = { ...input, confirm: true, reasonsRead: all };
      expect((await as.post(path, confirmed)).status).toBe(201);
    });

    it('[HIST-05] [PLAN-15] who is late is told of the other’s update first, and then asked', async () => {
      const { customer, as, path } = await cast();
      const plan = await engine.make.aPlan(customer);
      const blank = { ...emptyPlan(todayOf(customer)), name: 'Blank' };
      const late = await as.put<Refused>(`${path}/${plan.id}`, blank, { ifMatch: 7 });
      expect(late.status).toBe(412);
      expect((await as.put(`${path}/unknown`, blank, { ifMatch: 1 })).status).toBe(404);
    });

    it('[HIST-05] [PLAN-16] the key of a refused upload is free for the confirmed one, which it then keeps', async () => {
      const { customer, as, input, path, stored } = await cast();
      await engine.make.aPlan(customer);
      const options = { idempotencyKey: crypto.randomUUID() };
      expect((await as.post(path, input, options)).status).toBe(409);
      const made = await as.post<DietPlan>(path, { ...input, confirm: true }, options);
      expect(made.status).toBe(201);
      // A client that lost the answer asks again, and may no longer know that the upload was confirmed.
      for (const again of [input, { ...input, confirm: true }])
        expect((await as.post<DietPlan>(path, again, options)).body.id).toBe(made.body.id);
      expect(await stored()).toHaveLength(2);
    });

    it('[HIST-05] of many uploads for one week at once, one is stored and each other is asked about it', async () => {
      const { as, input, path, stored } = await cast();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => as.post<Refused>(path, input)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
      const refused = answers.filter(({ status }) => status === 409);
      for (const { body } of refused) expect(body.error.fields).toHaveProperty('replaces-days');
      expect(await stored()).toHaveLength(1);
    });

    it('[HIST-06] the plans from a day on are those with a day on or after it, whatever their end date says', async () => {
      const { customer, as, path, today } = await cast();
      const make = (name: string, startDate: string, endDate: string) =>
        engine.make.aPlan(customer, { name, startDate, endDate });
      await make('Over', addDays(today, -7), addDays(today, 30));
      await make('Last day today', addDays(today, -6), addDays(today, -4));
      await make('Ahead', addDays(today, 9), addDays(today, 15));
      const { body } = await as.get<Page<PlanSummary>>(`${path}?from=${today}`);
      const names = body.items.map(({ name }) => name);
      expect(names.toSorted()).toEqual(['Ahead', 'Last day today']);
      expect((await as.get(`${path}?from=tomorrow`)).status).toBe(422);
    });
  });
});
