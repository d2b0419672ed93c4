import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ARTICLES_MAX } from '#domain/articles/article.ts';
import type { Article, ArticleSummary, Readers } from '#domain/articles/articleSchema.ts';
import { addDays } from '#domain/day.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { articleInput } from '#test/factories/articles.ts';
import { aPicture } from '#test/factories/images.ts';
import { todayOf } from '#test/factories/people.ts';
import { addMissingStarters, readStarter, STARTERS } from './starters.ts';

type Refused = { error: { fields: Record<string, string> } };

type Listed = { items: ArticleSummary[]; next: string | null };

onSqlite('Articles', (engine) => {
  it('[LIB-01] a draft is nothing to a customer: not listed, read, counted or shown as a page', async () => {
    const customer = engine.as(await engine.make.aCustomer());
    const { id } = await engine.make.anArticle({ status: 'draft', tags: ['hidden'] });
    for (const path of [`/api/articles/${id}`, `/api/articles/${id}/page`])
      expect((await customer.get(path)).status).toBe(404);
    expect((await customer.get<Listed>('/api/articles?status=draft')).body.items).toEqual([]);
    expect(JSON.stringify((await customer.get('/api/article-tags')).body)).not.toContain('hidden');
  });

  it('[LIB-01] an article published at once has its date, and stands above those published before', async () => {
    const writer = engine.as(await engine.make.aDietician());
    await engine.make.anArticle({ title: 'Before' });
    const { body } = await writer.post<Article>(
      '/api/articles',
      articleInput({ title: 'At once' }),
    );
    expect(body.publishedAt).toMatch(/^20\d\d-/);
    const customer = engine.as(await engine.make.aCustomer());
    const { items } = (await customer.get<Listed>('/api/articles')).body;
    expect(items[0]?.title).toBe('At once');
  });

  it('[LIB-01] it is rendered by the server, and a customer never gets what was typed', async () => {
    const writer = await engine.make.aDietician({ name: 'Dora Writer' });
    const { id } = await engine.make.anArticle({ writer, markdown: '# Eat\n\n*Well*.' });
    const html = '<h2>Eat</h2>\n<p><em>Well</em>.</p>';
    const own = await engine.as(writer).get(`/api/articles/${id}`);
    expect(own.body).toMatchObject({ html, markdown: '# Eat\n\n*Well*.', writer: 'Dora Writer' });
    const customer = engine.as(await engine.make.aCustomer());
    expect((await customer.get(`/api/articles/${id}`)).body).toMatchObject({
      html,
      markdown: null,
    });
  });

  it('[LIB-01] reading needs no JavaScript: there is a page on which nothing could run', async () => {
    const { id } = await engine.make.anArticle({ title: '<b>Oats</b>' });
    const customer = engine.as(await engine.make.aCustomer());
    const answer = await customer.raw(`/api/articles/${id}/page`);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'/,
    );
    const page = await answer.text();
    expect(page).toContain('<h1>&#60;b&#62;Oats&#60;/b&#62;</h1>');
    expect(page).toContain('<h2>How much</h2>');
    expect(page).not.toContain('<script');
    expect((await engine.asNobody().raw(`/api/articles/${id}/page`)).status).toBe(401);
  });

  it('[LIB-01] a text that would take the server too long is shown as it was typed', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    const markdown = '> - '.repeat(5000).trim();
    const slow = dietician.post<{ html: string }>('/api/articles/new/previews', { markdown });
    const meanwhile = await engine.asNobody().get('/api/health');
    expect(meanwhile.status).toBe(200);
    expect((await slow).body.html).toMatch(/^<p>&#62; - /);
    const next = { markdown: 'Fine *again*' };
    const after = await dietician.post('/api/articles/new/previews', next);
    expect(after.body).toEqual({ html: '<p>Fine <em>again</em></p>' });
  });

  it('[LIB-01] nothing is published without a text, which is said beside it', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    const empty = articleInput({ markdown: ' \n ' });
    const refused = await dietician.post<Refused>('/api/articles', empty);
    expect([refused.status, refused.body.error.fields]).toEqual([
      422,
      { markdown: 'Write something before you publish it.' },
    ]);
    const draft = await dietician.post<Article>('/api/articles', { ...empty, status: 'draft' });
    const publish = { ...empty, status: 'published' as const };
    const put = await dietician.put(`/api/articles/${draft.body.id}`, publish, { ifMatch: 1 });
    expect([draft.status, put.status]).toEqual([201, 422]);
  });

  it('[LIB-01] a picture is shown in its article alone, as a whole, and goes with it', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    const customer = engine.as(await engine.make.aCustomer());
    const [one, other] = [await engine.make.anArticle(), await engine.make.anArticle()];
    const upload = async (id: string, body: Uint8Array) =>
      dietician.raw(`/api/articles/${id}/pictures`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body: new Uint8Array(body),
      });
    const answer = await upload(one.id, await aPicture('png', 2400, 1200));
    const { url } = (await answer.json()) as { url: string };
    expect(url).toMatch(new RegExp(`^/api/articles/${one.id}/pictures/[0-9a-f-]{36}\\.webp$`));
    expect((await customer.raw(url)).headers.get('content-type')).toBe('image/webp');
    const { default: sharp } = await import('sharp');
    const bytes = Buffer.from(await (await customer.raw(url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 600 });
    const show = async (id: string) => {
      const sent = { markdown: `![A bowl](${url})` };
      const { body } = await dietician.post<{ html: string }>(`/api/articles/${id}/previews`, sent);
      return body.html;
    };
    expect(await show(one.id)).toContain(`<img src="${url}"`);
    expect(await show(other.id)).toBe('<p>A bowl</p>');
    expect(await show('new')).toBe('<p>A bowl</p>');
    const nobodys = '/api/articles/unknown/previews';
    expect((await dietician.post(nobodys, { markdown: 'A bowl' })).status).toBe(404);
    expect((await upload('unknown', await aPicture())).status).toBe(404);
    expect((await upload(one.id, Buffer.from('no picture'))).status).toBe(422);
    const folder = join(engine.dataDir, 'images', 'profileImages', one.id);
    expect(readdirSync(folder)).toHaveLength(2);
    expect((await dietician.delete(`/api/articles/${one.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await customer.raw(url)).status).toBe(404);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('[LIB-03] the starters are drafts of every practice, once: a deleted one does not come back', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    await addMissingStarters(engine.server.deps);
    const starters = async () => {
      const { body } = await dietician.get<Listed>('/api/articles?status=draft&limit=100');
      return body.items.filter(({ starter }) => starter);
    };
    expect((await starters()).map(({ title }) => title).toSorted()).toEqual(
      STARTERS.map((starter) => readStarter(starter, 'en').title).toSorted(),
    );
    const [first] = await starters();
    await dietician.delete(`/api/articles/${first?.id}`, { ifMatch: 1 });
    await addMissingStarters(engine.server.deps);
    expect(await starters()).toHaveLength(STARTERS.length - 1);
    const found = await dietician.get<Listed>('/api/articles?search=fibre&status=draft');
    expect(found.body.items.length).toBeGreaterThan(0);
  });

  it('[LIB-03] one press adds the thirty recipes, in the language of who asks, and once', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    await dietician.put('/api/me/locale', { locale: 'de-AT' });
    const left = async () =>
      (await dietician.get<{ left: number }>('/api/starter-recipes')).body.left;
    expect(await left()).toBe(30);
    expect((await dietician.post('/api/starter-recipes', {})).status).toBe(204);
    expect(await left()).toBe(0);
    const recipes = await dietician.get<{ items: { title: string }[] }>('/api/recipes');
    const titles = recipes.body.items.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Rote Linsensuppe', 'Bratäpfel mit Joghurt']));
    expect((await dietician.post('/api/starter-recipes', {})).status).toBe(204);
    const again = await dietician.get<typeof recipes.body>('/api/recipes');
    expect(again.body.items).toHaveLength(titles.length);
  });

  it('[LIB-01] there are no more than a thousand', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    const { id, ...input } = await engine.make.anArticle();
    const columns = sql`"title", "summary", "tags", "markdown", "minutes", "status", "createdAt",
      "changedAt", "version"`;
    await sql`insert into "article" ("id", ${columns})
      with recursive more(n) as (select 1 union all select n + 1 from more where n < ${ARTICLES_MAX})
      select "id" || '-' || n, ${columns} from "article", more where "id" = ${id}`.execute(
      engine.db,
    );
    const { status, body } = await dietician.post<{ error: { code: string } }>(
      '/api/articles',
      input,
    );
    expect([status, body.error.code]).toEqual([409, 'too-many-articles']);
  });
});

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

  const titles = async (query: string, as = engine.make.aCustomer()) => {
    const { body } = await engine.as(await as).get<Listed>(`/api/articles?${query}`);
    return body.items.map(({ title }) => title);
  };

  it('[LIB-02] the word of a title counts more than one of the text, and all words have to be there', async () => {
    await engine.make.anArticle({ title: 'Water', markdown: 'Nothing of fennel here.' });
    await engine.make.anArticle({ title: 'Fennel seeds', markdown: 'For soup.' });
    await engine.make.anArticle({ title: 'Soup', markdown: 'With salt.' });
    expect(await titles('search=fennel')).toEqual(['Fennel seeds', 'Water']);
    expect(await titles('search=soup fennel')).toEqual(['Fennel seeds']);
    expect(await titles('search=the fennel of soups')).toEqual(['Fennel seeds']);
    expect(await titles('search=fenn')).toEqual(['Fennel seeds', 'Water']);
    expect(await titles('search=cardamom')).toEqual([]);
    expect(await titles(`search=${encodeURIComponent('"*(')}`)).toEqual([]);
  });

  it('[LIB-02] accents and endings do not matter, and what was found is marked', async () => {
    await engine.make.anArticle({
      title: 'Crème fraîche',
      summary: '',
      markdown: 'Read **labels** <b>first</b>.',
    });
    const customer = engine.as(await engine.make.aCustomer());
    const { body } = await customer.get<Listed>('/api/articles?search=label creme');
    expect(body.items.map(({ found }) => found)).toEqual([
      {
        title: [
          { text: 'Crème', hit: true },
          { text: ' fraîche', hit: false },
        ],
        excerpt: [
          { text: 'Read ', hit: false },
          { text: 'labels', hit: true },
          { text: ' <b>first</b>.', hit: false },
        ],
      },
    ]);
  });

  it('[LIB-02] an article is found by its latest words, by its tag, and not once it is a draft or deleted', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    const sent = articleInput({ title: 'Tempeh', tags: ['Soy', 'soy', '100%'] });
    const { body } = await dietician.post<Article>('/api/articles', sent);
    const path = `/api/articles/${body.id}`;
    expect(body).toMatchObject({ tags: ['soy', '100%'], version: 1, status: 'published' });
    expect(await titles('search=tempeh&tag=soy')).toEqual(['Tempeh']);
    expect(await titles('tag=100%25')).toEqual(['Tempeh']);
    expect(await titles('search=tempeh&tag=so')).toEqual([]);
    await dietician.put(path, { ...sent, title: 'Tofu' }, { ifMatch: 1 });
    expect(await titles('search=tempeh')).toEqual([]);
    expect(await titles('search=tofu')).toEqual(['Tofu']);
    await dietician.put(path, { ...sent, title: 'Tofu', status: 'draft' }, { ifMatch: 2 });
    expect(await titles('search=tofu')).toEqual([]);
    expect(await titles('search=tofu&status=draft', engine.make.aDietician())).toEqual(['Tofu']);
    expect((await dietician.delete(path, { ifMatch: 2 })).status).toBe(412);
    expect((await dietician.delete(path, { ifMatch: 3 })).status).toBe(204);
    expect(await titles('search=tofu', engine.make.aDietician())).toEqual([]);
    const left = await engine.db.selectFrom('articleSearch').selectAll().execute();
    expect(left.filter(({ articleId }) => articleId === body.id)).toEqual([]);
  });

  it('[FOOD-04] a recipe says how many portions its ingredients make, and never contains itself', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    const recipe = {
      ...articleInput({ title: 'Barley broth' }),
      servings: 4,
      ingredients: ['1 leek', '200 g barley'],
    };
    const without = await dietician.post<Refused>('/api/articles', { ...recipe, servings: null });
    expect(without.status).toBe(422);
    expect(Object.keys(without.body.error.fields)).toEqual(['servings']);
    const made = await dietician.post<Article>('/api/articles', recipe);
    expect(made.body).toMatchObject({ servings: 4, ingredients: ['1 leek', '200 g barley'] });
    const pie = { ...recipe, title: 'Barley pie', ingredients: ['1 portion Barley broth'] };
    expect((await dietician.post('/api/articles', pie)).status).toBe(201);
    const round = { ...recipe, ingredients: ['a slice of barley pie'] };
    const refused = await dietician.put<Refused>(`/api/articles/${made.body.id}`, round, {
      ifMatch: 1,
    });
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.body.error.fields)).toEqual(['ingredients']);
  });

  it('[FOOD-04] a customer gets the recipes that their own plans name, and no draft', async () => {
    const { make } = engine;
    const writer = engine.as(await make.aDietician());
    const customer = await make.aCustomer();
    const recipe = { servings: 2, ingredients: ['100 g millet'] };
    const named = await make.anArticle({ title: 'Millet bake', ...recipe });
    await make.anArticle({ title: 'Millet mash', ...recipe, status: 'draft' });
    await make.anArticle({ title: 'Millet salad', ...recipe });
    await make.aPlan(customer, { meals: ['Millet mash', '½ portion Millet bake, salad'] });
    const path = `/api/customers/${customer.id}/recipes`;
    const { body } = await engine.as(customer).get<{ items: Article[] }>(path);
    const meals = [{ meal: '½ portion Millet bake, salad', portions: 0.5 }];
    expect(body.items).toEqual([expect.objectContaining({ id: named.id, meals, ...recipe })]);
    expect(body.items[0]?.html).toContain('<p>');
    expect((await engine.as(await make.aCustomer()).get(path)).status).toBe(404);
    const all = await writer.get<{ items: { title: string }[] }>('/api/recipes');
    const titles = all.body.items.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Millet bake', 'Millet salad']));
    expect(titles).not.toContain('Millet mash');
    expect((await engine.as(customer).get('/api/recipes')).status).toBe(403);
  });
});
