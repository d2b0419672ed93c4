import { expect, it } from 'vitest';
import { MARKED_MEALS } from '#domain/plans/markReason.ts';
import type { DietPlan, PlanInput } from '#domain/plans/planSchema.ts';
import type { PlanVersion, PlanVersionSummary } from '#domain/plans/versionSchema.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { CONFIRM_NEEDED } from '#domain/refusal.ts';
import { onEachEngine } from '#test/engines.ts';
import { planCast, plansOf } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';

/** The plan with this text as its first meal, and rice as all others. */
const withMeal = (plan: PlanInput, text: string): PlanInput => ({
  ...plan,
  weeklyDietPlan: plan.weeklyDietPlan.map((day, nth) => ({
    ...day,
    meals: day.meals.map((_, index) => (nth + index === 0 ? text : 'Rice')),
  })),
});

onEachEngine('Meals that a customer must not eat', (engine) => {
  const cast = async (profile: object) => {
    const made = await planCast(engine);
    const { customer } = made;
    const own = { ...EMPTY_PROFILE, name: 'Ada Lovelace', ...profile };
    const saved = await engine.as(customer).put(`/api/customers/${customer.id}/profile`, own);
    expect(saved.status).toBe(200);
    return made;
  };

  it('[RAIL-01] a profile has chosen allergens; one from before has none', async () => {
    const { customer, as } = await cast({ allergens: ['nuts', 'milk'] });
    const path = `/api/customers/${customer.id}/profile`;
    expect((await as.get(path)).body).toMatchObject({ profile: { allergens: ['nuts', 'milk'] } });
    const { allergens: _, ...before } = EMPTY_PROFILE;
    await engine.as(customer).put(path, { ...before, name: 'Ada Lovelace' });
    expect((await as.get(path)).body).toMatchObject({ profile: { allergens: [] } });
    const twice = { ...EMPTY_PROFILE, name: 'Ada', allergens: ['nuts', 'nuts'] };
    expect((await engine.as(customer).put(path, twice)).status).toBe(422);
  });

  it('[RAIL-01] [RAIL-02] [T-J2] what a dietician chose on the phone counts before and beside what the customer writes', async () => {
    const { customer, as, input, dietician } = await planCast(engine);
    const path = `/api/customers/${customer.id}/profile`;
    const choose = (allergens: string[], version: number) =>
      as.put<{ version: number }>(`${path}/chosen-allergens`, { allergens }, { ifMatch: version });
    const upload = async (text: string) =>
      (await as.post(plansOf(customer), withMeal(input, text))).status;
    expect((await choose(['fish', 'nuts'], 0)).body).toMatchObject({ version: 1 });
    expect(await upload('Salmon')).toBe(409);

    const own = { ...EMPTY_PROFILE, name: 'Ada Lovelace', allergens: ['milk'] };
    expect((await engine.as(customer).put(path, own)).status).toBe(200);
    for (const text of ['Salmon', 'Yogurt']) expect(await upload(text)).toBe(409);
    expect((await engine.as(customer).get(path)).body).toMatchObject({
      profile: { allergens: ['milk'] },
      chosen: { allergens: ['fish', 'nuts'], chosenBy: dietician.name, version: 1 },
    });

    // A colleague who has not seen the choice cannot remove it; nor can the customer.
    expect((await choose([], 0)).status).toBe(412);
    const asCustomer = engine.as(customer);
    expect((await asCustomer.put(`${path}/chosen-allergens`, { allergens: [] })).status).toBe(403);
    expect((await choose(['nuts', 'nuts'], 1)).status).toBe(422);
    expect((await choose([], 1)).status).toBe(200);
    expect(await upload('Salmon')).toBe(201);
    expect(await upload('Yogurt')).toBe(409);
    const record = await engine.db
      .selectFrom('auditEntry')
      .select('at')
      .where('customerId', '=', customer.id)
      .where('actorId', '=', dietician.id)
      .where('what', '=', 'customer-profile')
      .where('does', '=', 'changes')
      .execute();
    expect(record).toHaveLength(2);
  });

  it('[RAIL-02] an upload over a mark needs a reason, which is kept with the version', async () => {
    const { customer, as, input } = await cast({ allergens: ['nuts'] });
    const marked = withMeal(input, 'Yogurt with walnuts');
    const refused = await as.post<Refused>(plansOf(customer), { ...marked, markedReason: '  ' });
    expect([refused.status, refused.body.error.code, refused.body.error.fields]).toEqual([
      409,
      'marked-meals',
      { 'weeklyDietPlan.0.meals.0': 'Walnuts: tree nuts' },
    ]);
    const short = await as.post<Refused>(plansOf(customer), { ...marked, markedReason: 'x 1' });
    expect([short.status, short.body.error.message]).toEqual([
      409,
      '1 meal conflicts with this customer’s restrictions: Walnuts: tree nuts. Give a little more detail.',
    ]);
    const reason = 'She eats walnuts, the doctor agrees.';
    const { status, body } = await as.post<DietPlan>(plansOf(customer), {
      ...marked,
      markedReason: reason,
    });
    expect(status).toBe(201);
    const plan = `${plansOf(customer)}/${body.id}`;
    const header = { ifMatch: body.version };
    expect((await as.put(plan, withMeal(input, 'Walnut cake'), header)).status).toBe(409);
    expect((await as.put(plan, withMeal(input, 'Coconut yogurt'), header)).status).toBe(200);
    const record = await engine.db
      .selectFrom('auditEntry')
      .select(['what', 'does'])
      .where('customerId', '=', customer.id)
      .where('does', '=', 'changes')
      .orderBy('id')
      .execute();
    expect(record.map(({ what }) => what)).toEqual(['marked-diet-plan', 'diet-plan']);
    const listed = await as.get<{ items: PlanVersionSummary[] }>(`${plan}/versions`);
    const keys = ['walnuts names nuts'];
    const kept = { reason, words: ['Walnuts: tree nuts'], keys, meals: ['Yogurt with walnuts'] };
    expect(listed.body.items.map((version) => version.marked)).toEqual([null, kept]);
    const first = await as.get<PlanVersion>(`${plan}/versions/1`);
    expect(first.body.marked).toEqual(kept);
    // The reason that a dietician wrote for the record is not shown to the customer.
    expect(JSON.stringify((await engine.as(customer).get(plan)).body)).not.toContain(reason);
  });

  it('[RAIL-01] [RAIL-02] own words count as well; what is disliked, and a saved plan, need no reason', async () => {
    const { customer, as, input } = await cast({
      dietaryRestrictions: 'Peanut allergy. No kiwi',
      foodDislikes: 'okra',
    });
    const upload = (meal: string) => as.post<Refused>(plansOf(customer), withMeal(input, meal));
    expect((await upload('Chicken satay')).body.error.fields).toEqual({
      'weeklyDietPlan.0.meals.0': 'Chicken satay: usually with peanuts',
    });
    expect((await upload('Kiwis')).status).toBe(409);
    const saved = `/api/customers/${customer.id}/saved-diet-plans`;
    expect((await as.post(saved, withMeal(input, 'Chicken satay'))).status).toBe(201);
    expect((await upload('Okra')).status).toBe(201);
  });

  it('[RAIL-02] a way of eating is heeded like an allergen, chosen or written', async () => {
    const { customer, as, input } = await cast({ dietaryPreferences: ['ovo-vegetarian'] });
    const upload = (meal: string) => as.post<Refused>(plansOf(customer), withMeal(input, meal));
    expect((await upload('Lemon chicken with beans')).body.error.fields).toEqual({
      'weeklyDietPlan.0.meals.0': 'Chicken: conflicts with “Ovo-vegetarian”',
    });
    expect((await upload('Scrambled eggs')).status).toBe(201);
    const own = { ...EMPTY_PROFILE, name: 'Ada', dietaryRestrictions: 'No meat, halal' };
    const path = `/api/customers/${customer.id}/profile`;
    expect((await engine.as(customer).put(path, own)).status).toBe(200);
    expect((await upload('Beef stew')).body.error.fields).toEqual({
      'weeklyDietPlan.0.meals.0': 'Beef: conflicts with “No meat”',
    });
    expect((await upload('Red wine sauce')).body.error.code).toBe(MARKED_MEALS);
    // The days have a plan already, which is another question.
    expect((await upload('Vegan sausage')).body.error.code).toBe(CONFIRM_NEEDED);
  });

  it('[RAIL-03] a reason is remembered for the dish and the person, and asked anew for other marks', async () => {
    const { customer, as, input } = await cast({ allergens: ['nuts'] });
    const marked = withMeal(input, 'Salmon with walnuts');
    const first = await as.post<DietPlan>(plansOf(customer), {
      ...marked,
      markedReason: 'The doctor agrees.',
    });
    expect(first.status).toBe(201);
    const plan = `${plansOf(customer)}/${first.body.id}`;
    const version = { ifMatch: first.body.version };
    expect((await as.put(plan, withMeal(input, 'Rice'), version)).status).toBe(200);
    // In another plan, in other capitals, and after the plan is deleted.
    const codeFor = async (text: string) =>
      (await as.post<Refused>(plansOf(customer), withMeal(input, text))).body.error?.code;
    expect(await codeFor('salmon  with WALNUTS')).toBe(CONFIRM_NEEDED);
    expect(await codeFor('Walnuts')).toBe(MARKED_MEALS);
    // A colleague who reads in another language is not asked again.
    await as.put('/api/me/locale', { locale: 'de-DE' });
    expect(await codeFor('Salmon with walnuts')).toBe(CONFIRM_NEEDED);
    await as.put('/api/me/locale', { locale: 'en-GB' });
    expect((await as.delete(plan, { ifMatch: 2 })).status).toBe(204);
    expect((await as.get(`${plansOf(customer)}/accepted-meals`)).body).toEqual({
      items: [
        {
          meals: ['Salmon with walnuts'],
          words: ['Walnuts: tree nuts'],
          keys: ['walnuts names nuts'],
          reason: 'The doctor agrees.',
          at: first.body.lastModified,
        },
      ],
    });
    const asCustomer = engine.as(customer);
    expect((await asCustomer.get(`${plansOf(customer)}/accepted-meals`)).status).toBe(403);
    const own = { ...EMPTY_PROFILE, name: 'Ada Lovelace', allergens: ['nuts', 'fish'] };
    await asCustomer.put(`/api/customers/${customer.id}/profile`, own);
    expect(await codeFor('Salmon with walnuts')).toBe(MARKED_MEALS);
  });

  it('[RAIL-03] only cells that are new or changed and still lie ahead can hold an upload back', async () => {
    const { customer, as, input } = await planCast(engine);
    const meals = (texts: Readonly<Record<number, string>>): PlanInput => ({
      ...input,
      weeklyDietPlan: input.weeklyDietPlan.map((day, nth) => ({
        ...day,
        meals: day.meals.map((_, index) => (index === 0 ? (texts[nth] ?? 'Rice') : 'Rice')),
      })),
    });
    const stored = await as.post<DietPlan>(plansOf(customer), meals({ 3: 'Walnut bread' }));
    const own = { ...EMPTY_PROFILE, name: 'Ada Lovelace', allergens: ['nuts'] };
    await engine.as(customer).put(`/api/customers/${customer.id}/profile`, own);
    const plan = `${plansOf(customer)}/${stored.body.id}`;
    const put = (texts: Readonly<Record<number, string>>, version: number) =>
      as.put<Refused>(plan, meals(texts), { ifMatch: version });
    expect((await put({ 3: 'Walnut bread', 5: 'Soup' }, 1)).status).toBe(200);
    expect((await as.get<PlanVersion>(`${plan}/versions/2`)).body.marked).toBeNull();
    const refused = await put({ 3: 'Walnut bread', 5: 'Pecan pie' }, 2);
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['weeklyDietPlan.5.meals.0']);
  });

  it('[RAIL-02] [FOOD-04] a recipe in a cell is marked for what its ingredients name', async () => {
    const { customer, as, input } = await cast({ allergens: ['nuts'] });
    const title = `Harvest bowl of ${customer.id.slice(-6)}`;
    await engine.make.anArticle({ title, servings: 2, ingredients: ['40 g walnuts', '1 apple'] });
    const meal = `½ portion ${title}`;
    const refused = await as.post<Refused>(plansOf(customer), withMeal(input, meal));
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: MARKED_MEALS,
      fields: { 'weeklyDietPlan.0.meals.0': 'Walnuts: tree nuts' },
    });
    const kept = { ...withMeal(input, meal), markedReason: 'They were tested in May.' };
    expect((await as.post(plansOf(customer), kept)).status).toBe(201);
  });
});
