import { expect, it } from 'vitest';
import type { Message } from '#domain/conversations/conversationSchema.ts';
import { addDays } from '#domain/day.ts';
import { MARKED_MEALS } from '#domain/plans/markReason.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import { MEALS, planInput } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';
import { conversationsOf } from '#test/http/conversations.ts';

onEachEngine('A suggested meal', (engine) => {
  const { path, send, state } = conversationsOf(engine);

  async function aSuggestion(text = 'Rice with lentils') {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const date = addDays(todayOf(customer), 1);
    const { id: planId } = await engine.make.aPlan(customer);
    const suggestion = { date, meal: 3, text };
    const { body, status } = await send(customer, dietician, { text: '', suggestion });
    expect(status).toBe(201);
    const takeOver = (confirm: object = {}, by = dietician) =>
      engine.as(by).post<Message & Refused>(path(customer, `/${body.id}/taken-over`), confirm);
    const plan = async () =>
      (
        await engine
          .as(dietician)
          .get<DietPlan>(`/api/customers/${customer.id}/diet-plans/${planId}`)
      ).body;
    const lunch = async () => (await plan()).weeklyDietPlan[1]?.meals[3];
    return { dietician, customer, date, suggestion, message: body, takeOver, plan, lunch };
  }

  it('[TALK-05] with one press it becomes the next version of the plan, once, however often it is pressed', async () => {
    const { customer, message, takeOver, plan, lunch } = await aSuggestion();
    expect(message.suggestion).toMatchObject({
      was: 'Lentil soup and rye bread',
      timing: 'Lunch',
      takenOverAt: null,
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeOver()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.suggestion?.takenOverAt)).size).toBe(1);
    expect(await plan()).toMatchObject({ version: 2 });
    expect(await lunch()).toBe('Rice with lentils');
    const kept = await engine.db
      .selectFrom('dietPlanVersion')
      .select('weeklyDietPlan')
      .where('customerId', '=', customer.id)
      .execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.weeklyDietPlan).not.toContain('Rice with lentils');
    expect((await takeOver({}, customer)).status).toBe(403);
  });

  it('[RAIL-02] [RAIL-03] is not taken over if they must not eat it, unless a reason was given for that dish', async () => {
    const { dietician, customer, date, takeOver, lunch } = await aSuggestion('Walnut bread');
    await engine.make.aCustomerProfile(customer, { allergens: ['nuts'] });
    expect((await takeOver()).body.error.code).toBe(MARKED_MEALS);
    expect(await lunch()).toBe('Lentil soup and rye bread');
    const later = planInput(addDays(date, 14), { meals: [...MEALS].with(3, 'Walnut bread') });
    const upload = { ...later, markedReason: 'She was tested again.' };
    const plans = `/api/customers/${customer.id}/diet-plans`;
    expect((await engine.as(dietician).post(plans, upload)).status).toBe(201);
    expect((await takeOver()).status).toBe(200);
    expect(await lunch()).toBe('Walnut bread');
  });

  it('[TALK-05] says when the meal was changed meanwhile, and takes its place only once that is confirmed', async () => {
    const { dietician, customer, takeOver, plan, lunch } = await aSuggestion();
    const { id, version } = await plan();
    const meals = ['', 'Porridge', '', 'Barley soup', '', '', '', ''];
    const update = await engine
      .as(dietician)
      .put(
        `/api/customers/${customer.id}/diet-plans/${id}`,
        planInput(todayOf(customer), { meals }),
        { ifMatch: version },
      );
    expect(update.status).toBe(200);
    const { status, body } = await takeOver();
    expect([status, body.error.code]).toEqual([409, 'confirm-needed']);
    const sentence = body.error.fields?.['meal-changed'] ?? '';
    expect(sentence).toContain('it is now “Barley soup”');
    expect(await lunch()).toBe('Barley soup');
    expect((await takeOver({ confirm: true, reasonsRead: ['Another sentence'] })).status).toBe(409);
    expect((await takeOver({ confirm: true, reasonsRead: [sentence] })).status).toBe(200);
    expect(await lunch()).toBe('Rice with lentils');
  });

  it('[TALK-05] a paused customer’s plan takes none, nor does a day that is over or has no plan', async () => {
    const { dietician, customer, date, suggestion, takeOver, lunch } = await aSuggestion();
    const code = async (wishes: object) =>
      (await send(customer, dietician, { suggestion: { ...suggestion, ...wishes } })).body.error
        .code;
    expect(await code({ date: addDays(date, -2) })).toBe('day-over');
    expect(await code({ date: addDays(date, 30) })).toBe('no-plan-for-day');
    const pause = { startDate: null, endDate: null };
    await engine.as(dietician).put(`/api/customers/${customer.id}/coaching-period/pause`, pause);
    const paused = await takeOver();
    expect([paused.status, paused.body.error.code]).toEqual([409, 'customer-paused']);
    expect(await lunch()).toBe('Lentil soup and rye bread');
    await engine.db
      .updateTable('coachingPeriod')
      .set({ planStatus: 'active' })
      .where('customerId', '=', customer.id)
      .execute();
    await engine.db.deleteFrom('dietPlan').where('customerId', '=', customer.id).execute();
    expect((await takeOver()).body.error.code).toBe('no-plan-for-day');
  });

  it('[TALK-05] one that changes nothing is refused and settles no question, nor one for a meal that the plan does not have', async () => {
    const { dietician, customer, suggestion } = await aSuggestion();
    const asked = await send(customer, customer, { text: 'Is this all?' });
    const refused = async (wishes: object) => {
      const { status, body } = await send(customer, dietician, {
        suggestion: { ...suggestion, ...wishes },
        answers: asked.body.id,
      });
      return [status, body.error.code];
    };
    expect(await refused({ text: 'Lentil soup and rye bread ' })).toEqual([409, 'meal-unchanged']);
    expect((await state(customer, dietician)).messages).toMatchObject({ count: 1 });
    const mealTimings = planInput(todayOf(customer)).mealTimings.with(7, '');
    await engine.make.aPlan(customer, { mealTimings });
    expect(await refused({ meal: 7 })).toEqual([409, 'no-such-meal']);
  });

  it('[TALK-05] one that was taken back is no suggestion any more, and what is in the plan cannot be taken back', async () => {
    const { dietician, customer, message, takeOver } = await aSuggestion();
    const back = (id: string) =>
      engine.as(dietician).delete<Refused | null>(path(customer, `/${id}`));
    const other = await send(customer, dietician, {
      suggestion: { date: todayOf(customer), meal: 1, text: 'Muesli' },
    });
    await takeOver();
    expect((await back(message.id)).body?.error.code).toBe('in-the-plan');
    expect((await back(other.body.id)).status).toBe(204);
    const gone = await engine
      .as(dietician)
      .post<Refused>(path(customer, `/${other.body.id}/taken-over`), {});
    expect([gone.status, gone.body.error.code]).toEqual([409, 'no-suggestion']);
    const byCustomer = await send(customer, customer, {
      suggestion: { date: todayOf(customer), meal: 1, text: 'Cake' },
    });
    expect([byCustomer.status, byCustomer.body.error.fields]).toEqual([
      422,
      { suggestion: 'Only a dietician sends this.' },
    ]);
  });
});
