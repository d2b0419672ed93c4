import { expect, it } from 'vitest';
import type { FoodChoice, FoodCount, OwnFood, OwnFoodInput } from '#domain/foods/foodSchema.ts';
import { onEachEngine } from '#test/engines.ts';

const bar: OwnFoodInput = {
  name: 'Grandma’s oat bar',
  per100: { energy: 400, protein: 10, carbohydrate: 60, fat: 12 },
  portions: { piece: 40 },
  source: 'label',
};

onEachEngine('Foods in plans', (engine) => {
  async function aPractice() {
    await engine.db.deleteFrom('foodName').execute();
    await engine.db.deleteFrom('ownFood').execute();
    const meera = await engine.make.aDietician({ name: 'Meera' });
    const as = engine.as(meera);
    const count = async (...cells: string[]) => {
      const { body } = await as.post<FoodCount>('/api/food-counts', { days: [cells] });
      const [day] = body.days;
      const foods = day?.meals.flatMap((meal) => meal.foods) ?? [];
      return { ...body, foods, of: day?.totals };
    };
    const search = async (text: string) =>
      (await as.get<{ items: FoodChoice[] }>(`/api/foods?search=${encodeURIComponent(text)}`)).body
        .items;
    const mean = (name: string, food: string | null) =>
      as.put(`/api/food-names/${encodeURIComponent(name)}`, { food });
    return { meera, as, count, search, mean };
  }

  it('[FOOD-01] the foods of a day come with grams, sources and sums; text stays as it is typed', async () => {
    const { count, as } = await aPractice();
    const answer = await count('40 g oats with 200 ml whole milk', '1 banana (or 1 apple)');
    expect(answer.foods).toMatchObject([
      { name: 'oats', grams: 40, food: { id: 'day-oats' }, by: 'known', why: null },
      { name: 'whole milk', grams: 206 },
      { name: 'banana', grams: 115, isUsual: false, start: 0, alternatives: ['1 apple'] },
    ]);
    expect(answer.of).toMatchObject({ foods: 3, counted: 3 });
    expect(Object.keys(answer.of?.nutrients ?? {})).toEqual([
      'energy',
      'protein',
      'carbohydrate',
      'fat',
      'fibre',
    ]);
    const sum = answer.foods.reduce((total, { energy }) => total + (energy ?? 0), 0);
    expect(answer.of?.nutrients.energy?.value).toBeCloseTo(sum, 2);
    for (const { food } of answer.foods) expect(answer.sources[food?.source ?? '']).toMatch(/\d/);
    const all = await as.post<FoodCount>('/api/food-counts', {
      days: [['40 g oats'], ['1 apple']],
      nutrients: 'all',
    });
    expect(Object.keys(all.body.totals.nutrients).length).toBeGreaterThan(25);
    expect(all.body.totals).toMatchObject({ foods: 2, counted: 2 });
  });

  it('[FOOD-02] what nobody can weigh or know is not counted, and the answer says why', async () => {
    const { count } = await aPractice();
    const answer = await count('1000000 kg rice, 2 slices olive oil, xyzzy, 1 apple');
    expect(answer.foods.map(({ name, why }) => [name, why])).toEqual([
      ['rice', 'tooMuch'],
      ['olive oil', 'measure'],
      ['xyzzy', 'unknown'],
      ['apple', null],
    ]);
    expect(answer.of).toMatchObject({ foods: 4, counted: 1 });
    const odd = await count('12345678901234567890 eggs', '1 bunch of milk', '1/0 apple');
    expect(odd.foods.map(({ why, energy }) => [why, energy])).toEqual([
      ['tooMuch', null],
      ['measure', null],
      ['amount', null],
    ]);
    const many = await count(Array.from({ length: 80 }, () => '1 egg').join(';'));
    expect(many.of).toMatchObject({ foods: 40, counted: 40 });
    expect(many.days[0]?.meals[0]?.notRead.length).toBeGreaterThan(30);
    const more = await count(Array.from({ length: 200 }, () => 'x').join(';'));
    expect(more.of).toEqual({ foods: 40, counted: 0, nutrients: {} });
    expect(more.days[0]?.meals[0]?.notRead).toHaveLength(160);
    for (const empty of [Array<string>(8).fill(''), ['', '-', 'skip']])
      expect((await count(...empty)).of).toEqual({ foods: 0, counted: 0, nutrients: {} });
  });

  it('[FOOD-02] what is unsure is asked once; the answer of one dietician counts for all, and can be undone', async () => {
    const { count, mean } = await aPractice();
    const cell = '100 g seasonal pumpkin bake, 50 g Seasonal pumpkin bake';
    const asked = await count(cell);
    expect(asked.of).toMatchObject({ foods: 2, counted: 0 });
    const [question, ...others] = asked.questions;
    expect(others).toEqual([]);
    expect(question?.choices.length).toBeGreaterThan(0);
    expect(question?.choices.length).toBeLessThanOrEqual(5);
    const key = question?.key ?? '';
    expect((await mean(key, 'day-pumpkin')).status).toBe(204);
    const colleague = engine.as(await engine.make.aDietician());
    const { body } = await colleague.post<FoodCount>('/api/food-counts', { days: [[cell]] });
    expect(body.days[0]?.meals[0]?.foods).toMatchObject([
      { food: { id: 'day-pumpkin' }, by: 'practice', grams: 100 },
      { grams: 50 },
    ]);
    expect(body.questions).toEqual([]);
    await mean(key, null);
    expect((await count(cell)).of?.foods).toBe(0);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await colleague.delete(`/api/food-names/${encodeURIComponent(key)}`)).status).toBe(
        204,
      );
    expect((await count(cell)).questions).toHaveLength(1);
    expect((await mean(key, 'day-nothing')).status).toBe(404);
    expect((await mean('-', 'day-pumpkin')).status).toBe(404);
  });

  it('[FOOD-02] a match that is wrong is replaced for the practice; what was said is listed', async () => {
    const { count, mean, as } = await aPractice();
    expect((await count('1 apple')).foods[0]?.food?.id).toBe('day-apple');
    await mean('apple', 'day-pear');
    expect((await count('2 apples')).foods[0]).toMatchObject({
      food: { id: 'day-pear' },
      grams: 340,
    });
    expect((await as.get('/api/food-names')).body).toMatchObject({
      items: [{ key: 'apple', name: 'apple', food: { id: 'day-pear' } }],
      next: null,
    });
  });

  it('[FOOD-02] own foods of the practice come first, in cells and in the search', async () => {
    const { as, count, search } = await aPractice();
    const made = await as.post<OwnFood>('/api/own-foods', bar);
    expect(made).toMatchObject({ status: 201, body: { ...bar, version: 1 } });
    const { id } = made.body;
    const answer = await count('2 grandma’s oat bars');
    expect(answer.foods[0]).toMatchObject({
      food: { id: `own-${id}`, source: 'own' },
      grams: 80,
      energy: 320,
    });
    expect((await search('oat b'))[0]).toMatchObject({ id: `own-${id}`, name: bar.name });
    expect((await as.get(`/api/foods/own-${id}`)).body).toMatchObject({ per100: bar.per100 });
    expect((await as.post('/api/own-foods', { ...bar, name: 'Grandma’s oat bars' })).status).toBe(
      409,
    );
    const changed = { ...bar, per100: { protein: 10, carbohydrate: 50, fat: 10 } };
    const at = { ifMatch: 1 };
    expect((await as.put(`/api/own-foods/${id}`, changed, at)).body).toMatchObject({ version: 2 });
    expect((await as.put(`/api/own-foods/${id}`, changed, at)).status).toBe(412);
    expect((await count('100 g grandma’s oat bar')).foods[0]?.energy).toBe(330);
    await as.put('/api/food-names/snack', { food: `own-${id}` });
    const { items } = (await as.get<{ items: OwnFood[] }>('/api/own-foods')).body;
    expect(items).toMatchObject([{ id, names: ['snack'] }]);
    expect((await as.delete(`/api/own-foods/${id}`, { ifMatch: 2 })).status).toBe(204);
    expect((await as.get<{ items: unknown[] }>('/api/food-names')).body.items).toEqual([]);
    expect((await as.get(`/api/foods/own-${id}`)).status).toBe(404);
  });

  it('[FOOD-02] a food that was removed comes back with the names that meant it, but for those that mean another by now', async () => {
    const { as, count, mean } = await aPractice();
    const { id } = (await as.post<OwnFood>('/api/own-foods', bar)).body;
    for (const name of ['morning snack', 'evening snack']) await mean(name, `own-${id}`);
    const [listed] = (await as.get<{ items: OwnFood[] }>('/api/own-foods')).body.items;
    await as.delete(`/api/own-foods/${id}`, { ifMatch: 1 });
    await mean('evening snack', 'day-apple');
    const { id: _, version: __, ...removed } = listed as OwnFood;
    const back = await as.post<OwnFood>('/api/own-foods', removed);
    expect(back).toMatchObject({ status: 201, body: { ...bar, names: ['morning snack'] } });
    const { foods } = await count('1 morning snack', '1 evening snack');
    expect(foods.map(({ food }) => food?.id)).toEqual([`own-${back.body.id}`, 'day-apple']);
  });

  it('[FOOD-02] an own food that contradicts itself is refused with a sentence', async () => {
    const { as } = await aPractice();
    const refused = await as.post('/api/own-foods', { ...bar, per100: { protein: 80, fat: 80 } });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('more than 100 g together'),
    ]);
    const negative = await as.post('/api/own-foods', { ...bar, per100: { protein: -1 } });
    expect(negative.status).toBe(422);
  });

  it('[FOOD-01] a search finds foods of all tables by the beginnings of words, in their languages', async () => {
    const { search, as } = await aPractice();
    expect((await search('ora'))[0]?.id).toMatch(/^day-/);
    for (const [text, id] of [
      ['oats', 'day-oats'],
      ['Haferfl', 'day-oats'],
      ['yaourt gr', 'day-greek-yoghurt'],
    ])
      expect((await search(text ?? '')).map((each) => each.id)).toContain(id);
    expect(await search('xyzzy')).toEqual([]);
    expect(await search('')).toEqual([]);
    const { body } = await as.get('/api/foods/sr28-01001');
    expect(body).toMatchObject({ name: 'Butter, salted', cite: expect.stringContaining('USDA') });
  });

  it('[FOOD-01] [WORDS-03] foods are offered in the language of whoever types', async () => {
    const { search, as } = await aPractice();
    const speaks = (locale: string) => as.put('/api/me/locale', { locale });
    const oats = async (text: string) =>
      (await search(text)).find(({ id }) => id === 'day-oats')?.name.toLowerCase();
    for (const [locale, text, name] of [
      ['de-AT', 'Hafer', 'haferflocken'],
      ['fr-FR', 'avoine', "flocons d'avoine"],
      ['es-ES', 'avena', 'copos de avena'],
      ['ar-EG', 'شوفان', 'شوفان'],
    ] as const) {
      await speaks(locale);
      expect(await oats(text)).toBe(name);
      expect((await as.get<FoodChoice>('/api/foods/day-oats')).body.name.toLowerCase()).toBe(name);
    }
  });

  it('[FOOD-01] [T-B3] customers get nothing of it; the record of the practice names no food', async () => {
    const { mean, as } = await aPractice();
    await mean('secret stew', 'day-dal');
    const customer = engine.as(await engine.make.aCustomer());
    for (const path of ['/api/foods?search=oats', '/api/own-foods', '/api/food-names'])
      expect((await customer.get(path)).status).toBe(403);
    expect((await customer.post('/api/food-counts', { days: [] })).status).toBe(403);
    const entries = await engine.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('what', '=', 'food')
      .execute();
    expect(entries.at(-1)).toMatchObject({ does: 'changes', customerId: '*' });
    expect(JSON.stringify(entries)).not.toContain('stew');
    expect((await as.post('/api/food-counts', { days: [Array(17).fill('x')] })).status).toBe(422);
  });

  it('[FOOD-04] a recipe counts as its ingredients, as many as the portion has, each with the recipe it is of', async () => {
    const { count } = await aPractice();
    const title = `Oat bake ${crypto.randomUUID().slice(0, 8)}`;
    await engine.make.anArticle({ title, servings: 4, ingredients: ['200 g oats', '4 eggs'] });
    const answer = await count(`2 portions ${title}, 1 apple`);
    expect(answer.foods).toMatchObject([
      { name: 'apple', recipe: null, why: null },
      { name: 'oats', grams: 100, recipe: title },
      { name: 'eggs', recipe: title, why: null },
    ]);
    expect(answer.of).toMatchObject({ foods: 3, counted: 3 });
    const unclear = await count(`200 g ${title}`);
    expect(unclear.foods.map(({ recipe }) => recipe)).toEqual([null]);
  });
});
