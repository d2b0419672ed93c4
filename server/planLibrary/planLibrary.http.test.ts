import { expect, it } from 'vitest';
import { LIBRARY_MAX } from '#domain/planLibrary/libraryPlan.ts';
import type { LibraryPlan, LibraryPlanSummary } from '#domain/planLibrary/libraryPlanSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { libraryInput } from '#test/factories/planLibrary.ts';

type Listed = { items: LibraryPlanSummary[]; next: string | null };

const path = '/api/plan-library';

onEachEngine('The plan library', (engine) => {
  async function aLibrary(...names: string[]) {
    await engine.db.deleteFrom('libraryPlan').execute();
    const meera = await engine.make.aDietician({ name: 'Meera' });
    const as = engine.as(meera);
    const put = async (wishes: Parameters<typeof libraryInput>[0]) =>
      (await as.post<LibraryPlan>(path, libraryInput(wishes))).body;
    for (const name of names) await put({ name, tags: [], forWhom: '' });
    const list = async (query = '') => (await as.get<Listed>(`${path}?${query}`)).body;
    const names_ = async (query = '') => (await list(query)).items.map(({ name }) => name);
    return { meera, as, put, list, names: names_ };
  }

  it('[REUSE-01] what one dietician keeps all of them use: its week, who put it in and when', async () => {
    const { put, meera } = await aLibrary();
    const made = await put({ tags: ['Vegetarian', 'vegetarian', ' Quick '] });
    expect(made).toMatchObject({
      ...libraryInput(),
      tags: ['vegetarian', 'quick'],
      putBy: 'Meera',
    });
    const colleague = engine.as(await engine.make.aDietician());
    expect((await colleague.get(`${path}/${made.id}`)).body).toEqual(made);
    const before = Date.now();
    expect((await colleague.put(`${path}/${made.id}/used`, {})).status).toBe(204);
    const used = (await colleague.get<LibraryPlan>(`${path}/${made.id}`)).body;
    expect(used).toMatchObject({ usedCount: 1, version: 1, week: made.week });
    expect(Date.parse(used.usedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(used)).not.toContain(meera.id);
  });

  it('[REUSE-01] used last comes first, or by name; pages follow one another, and names may be twice', async () => {
    const { as, list, names } = await aLibrary('Élan', 'spring', 'Autumn', 'Spring', 'elan 2');
    const [, , autumn] = (await list()).items;
    await as.put(`${path}/${autumn?.id}/used`, {});
    expect(await names()).toEqual(['Autumn', 'elan 2', 'Spring', 'spring', 'Élan']);
    for (const [order, wanted] of [
      ['used', ['Autumn', 'elan 2', 'Spring', 'spring', 'Élan']],
      ['name', ['Autumn', 'Élan', 'elan 2', 'spring', 'Spring']],
    ] as const) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page: Listed = await list(`order=${order}&limit=2${after && `&after=${after}`}`);
        seen.push(...page.items.map(({ name }) => name));
        after = page.next;
      }
      expect(seen).toEqual(wanted);
    }
  });

  it('[REUSE-01] a search finds any part of name, tags and for whom; a tag those that have it', async () => {
    const { put, names, as } = await aLibrary();
    await put({ name: 'Crème week', tags: ['vegan', '50%'], forWhom: 'Night shifts, 1,600 kcal' });
    await put({ name: 'Gentle start', tags: ['gluten free'], forWhom: 'After an operation' });
    expect(await names('search=creme')).toEqual(['Crème week']);
    expect(await names('search=shift 1,600')).toEqual(['Crème week']);
    expect(await names('search=tart GLUT')).toEqual(['Gentle start']);
    expect(await names('search=porridge')).toEqual([]);
    expect(await names('tag=vegan')).toEqual(['Crème week']);
    expect(await names(`tag=${encodeURIComponent('50%')}`)).toEqual(['Crème week']);
    expect(await names('tag=gluten')).toEqual([]);
    expect((await as.get('/api/plan-library-tags')).body).toEqual({
      items: ['50%', 'gluten free', 'vegan'].map((tag) => ({ tag, count: 1 })),
    });
  });

  it('[REUSE-01] [T-C4] names, tags and week change; of two editors the second is told', async () => {
    const { put, as, names } = await aLibrary();
    const { id, week } = await put({});
    const { week: _, ...labels } = libraryInput({ name: 'Renamed', tags: ['quick'] });
    const renamed = await as.put<LibraryPlan>(`${path}/${id}`, labels, { ifMatch: 1 });
    expect(renamed.body).toMatchObject({ ...labels, week, version: 2 });
    expect((await as.put(`${path}/${id}`, labels, { ifMatch: 1 })).status).toBe(412);
    const days = week.days.map((meals, day) => (day === 0 ? meals.map(() => 'Soup') : meals));
    const rewritten = { ...labels, week: { ...week, days } };
    expect((await as.put(`${path}/${id}`, rewritten, { ifMatch: 2 })).body).toMatchObject(
      rewritten,
    );
    expect(await names('search=renamed')).toEqual(['Renamed']);
    const days_ = week.days.map((meals) => meals.map(() => ' '));
    const emptied = { ...labels, week: { ...week, days: days_ } };
    for (const answer of [
      await as.post(path, emptied),
      await as.put(`${path}/${id}`, emptied, { ifMatch: 3 }),
    ])
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        422,
        expect.stringContaining('no meal is written in this week'),
      ]);
    expect((await as.get(`${path}/${id}`)).body).toMatchObject({ ...rewritten, version: 3 });
    const bad = await as.post(path, libraryInput({ name: ' ', tags: Array(13).fill('x') }));
    expect(bad.status).toBe(422);
    expect(Object.keys((bad.body as { error: { fields: object } }).error.fields)).toEqual([
      'name',
      'tags',
    ]);
  });

  it('[REUSE-01] what was taken out is gone for all, and can be put back for thirty days', async () => {
    const { put, as, names } = await aLibrary();
    const { id } = await put({});
    await as.put(`${path}/${id}/used`, {});
    expect((await as.delete(`${path}/${id}`, { ifMatch: 1 })).status).toBe(204);
    expect(await names()).toEqual([]);
    for (const answer of [
      await as.get(`${path}/${id}`),
      await as.put(`${path}/${id}/used`, {}),
      await as.delete(`${path}/${id}`, { ifMatch: 1 }),
    ])
      expect(answer.status).toBe(404);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await as.put(`${path}/${id}/put-back`, {})).status).toBe(204);
    expect((await as.get(`${path}/${id}`)).body).toMatchObject({ usedCount: 1, putBy: 'Meera' });
    await as.delete(`${path}/${id}`, { ifMatch: 1 });
    const takenOutAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await engine.db.updateTable('libraryPlan').set({ takenOutAt }).execute();
    const other = await put({});
    await as.delete(`${path}/${other.id}`, { ifMatch: 1 });
    expect((await as.put(`${path}/${id}/put-back`, {})).status).toBe(404);
    expect((await as.put(`${path}/${other.id}/put-back`, {})).status).toBe(204);
  });

  it('[REUSE-01] [T-C2] a full library says so; a dietician who leaves leaves their plans to it', async () => {
    const { put, as, meera } = await aLibrary();
    const { id } = await put({});
    const row = await engine.db.selectFrom('libraryPlan').selectAll().executeTakeFirstOrThrow();
    for (let from = 1; from < LIBRARY_MAX; from += 50)
      await engine.db
        .insertInto('libraryPlan')
        .values(
          Array.from({ length: Math.min(50, LIBRARY_MAX - from) }, (_, each) => ({
            ...row,
            id: `full-${from + each}`,
          })),
        )
        .execute();
    const refused = await as.post(path, libraryInput());
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('There are 2,000 plans in the library'),
    ]);
    await engine.db.deleteFrom('user').where('id', '=', meera.id).execute();
    const colleague = engine.as(await engine.make.aDietician());
    expect((await colleague.get(`${path}/${id}`)).body).toMatchObject({ putBy: null });
  });

  it('[REUSE-01] [T-B3] customers do not know of it; changes are in the record of the practice, without names', async () => {
    const { put } = await aLibrary();
    const { id } = await put({ name: 'Nobody reads this name' });
    const customer = engine.as(await engine.make.aCustomer());
    expect((await customer.get(path)).status).toBe(403);
    expect((await customer.get(`${path}/${id}`)).status).toBe(403);
    const entries = await engine.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('what', '=', 'library-plan')
      .execute();
    expect(entries.at(-1)).toMatchObject({ does: 'changes', customerId: '*' });
    expect(JSON.stringify(entries)).not.toContain('Nobody reads');
  });
});
