import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ARTICLES_MAX } from '#domain/articles/article.ts';
import type { Article, ArticleSummary } from '#domain/articles/articleSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { articleInput } from '#test/factories/articles.ts';
import { aPicture } from '#test/factories/images.ts';
import { readStarter, STARTERS } from './starter/starters.ts';
import { addMissingStarters } from './starters.ts';

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
      STARTERS.map((starter) => readStarter(starter).title).toSorted(),
    );
    const [first] = await starters();
    await dietician.delete(`/api/articles/${first?.id}`, { ifMatch: 1 });
    await addMissingStarters(engine.server.deps);
    expect(await starters()).toHaveLength(STARTERS.length - 1);
    const found = await dietician.get<Listed>('/api/articles?search=fibre&status=draft');
    expect(found.body.items.length).toBeGreaterThan(0);
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
