import { expect, it } from 'vitest';
import type { Readers } from '#domain/articles/articleSchema.ts';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';

onEachEngine('Articles given to a customer', (engine) => {
  it('[LIB-02] it hangs on the person, on a day and on a plan, and goes with the plan', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    const customer = await engine.make.aCustomer();
    const plan = await engine.make.aPlan(customer);
    const { id: articleId } = await engine.make.anArticle();
    const path = `/api/customers/${customer.id}/article-links`;
    const give = (day: string | null, planId: string | null) =>
      dietician.post<{ id: string }>(path, { articleId, day, planId });
    const today = todayOf(customer);
    const [general] = [await give(null, null), await give(today, null), await give(null, plan.id)];
    // Giving it again changes nothing.
    expect((await give(null, null)).body.id).toBe(general?.body.id);
    const listed = async () => {
      const { body } = await engine.as(customer).get<{ items: object[] }>(path);
      return body.items;
    };
    expect(await listed()).toMatchObject([
      { articleId, day: null, planId: plan.id },
      { articleId, day: today, planId: null },
      { articleId, day: null, planId: null },
    ]);
    await engine.db.deleteFrom('dietPlan').where('id', '=', plan.id).execute();
    expect(await listed()).toHaveLength(2);
    expect((await dietician.delete(`${path}/${general?.body.id}`)).status).toBe(204);
    expect(await listed()).toMatchObject([{ day: today }]);
  });

  it('[LIB-02] not as a draft, not with another customer’s plan, and not by the customer', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    const customer = await engine.make.aCustomer();
    const others = await engine.make.aPlan(await engine.make.aCustomer());
    const draft = await engine.make.anArticle({ status: 'draft' });
    const article = await engine.make.anArticle();
    const path = `/api/customers/${customer.id}/article-links`;
    const yesterday = addDays(todayOf(customer), -1);
    const nowhere = { day: null, planId: null };
    const answers = [
      await dietician.post(path, { ...nowhere, articleId: draft.id }),
      await dietician.post(path, { ...nowhere, articleId: 'unknown' }),
      await dietician.post(path, { ...nowhere, articleId: article.id, planId: others.id }),
      await dietician.post(path, { articleId: article.id, day: '2026-02-30', planId: null }),
      await dietician.post(path, { articleId: article.id, day: yesterday, planId: null }),
      await engine.as(customer).post(path, { ...nowhere, articleId: article.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 422, 422, 422, 403]);
  });

  it('[LIB-02] [T-E3] who has read it is seen by dieticians: once it is noted, and not by opening alone', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    const reader = await engine.make.aCustomer({ name: 'Rosa Reader' });
    const { id } = await engine.make.anArticle();
    const readers = async () => (await dietician.get<Readers>(`/api/articles/${id}/readers`)).body;
    await engine.as(reader).get(`/api/articles/${id}`);
    expect(await readers()).toEqual({ items: [], count: 0 });
    const path = `/api/customers/${reader.id}/article-reads/${id}`;
    for (const _ of [1, 2]) expect((await engine.as(reader).put(path)).status).toBe(204);
    expect(await readers()).toMatchObject({ items: [{ name: 'Rosa Reader' }], count: 1 });
    const other = engine.as(await engine.make.aCustomer());
    expect((await other.put(path)).status).toBe(404);
    expect((await other.get(`/api/articles/${id}/readers`)).status).toBe(403);
    await engine.db
      .updateTable('user')
      .set({ consent: 'withdrawn' })
      .where('id', '=', reader.id)
      .execute();
    expect(await readers()).toEqual({ items: [], count: 0 });
  });
});
