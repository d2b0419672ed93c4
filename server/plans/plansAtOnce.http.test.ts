import { expect, it } from 'vitest';
import type { DietPlan, PlanSummary } from '#domain/plans/planSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { planCast, plansOf } from '#test/factories/planCast.ts';

type Page<Item> = { items: Item[]; next: string | null };

onEachEngine('Diet plans', (engine) => {
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
});
