import { expect, it } from 'vitest';
import type { Article, ArticleSummary } from '#domain/articles/articleSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { articleInput } from '#test/factories/articles.ts';

type Listed = { items: ArticleSummary[]; next: string | null };

onEachEngine('Search of articles', (engine) => {
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
});
