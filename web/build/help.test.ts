import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { DEFAULT_LOCALE, type Locale, setReader } from '#domain/language/language.ts';
import { found, type Index } from '../help/find.ts';
import { helpPath } from '../store/language.ts';
import { helpSite } from './help.ts';

const ROOT = join(import.meta.dirname, '../..');
const template = readFileSync(join(ROOT, 'web/help.html'), 'utf8');
const { texts, pictures } = helpSite(template, '/dashboard');
const pages = [...texts].filter(([path]) => path.endsWith('.html'));
const isWritten = (path: string) => /^(?:customers|dieticians)\/.*\.html$/.test(path);
const written = pages.filter(([path]) => isWritten(path));

afterEach(() => setReader(() => DEFAULT_LOCALE));

it('every link and picture of the pages of help leads to something that is there', () => {
  const files = new Set([...pictures].map((file) => `screens/${file.split('/').at(-1)}`));
  const dead = pages.flatMap(([path, html]) => {
    const links = [...html.matchAll(/<(?:a|img)\b[^>]* (?:href|src)="(?!https?:|\/)([^"]*)"/g)];
    return links.flatMap(([, link = '']) => {
      const { pathname, hash } = new URL(link, `http://help.test/${path}`);
      const to = texts.get(pathname.slice(1));
      const isThere = to
        ? !hash || to.includes(` id="${hash.slice(1)}"`)
        : files.has(pathname.slice(1));
      return isThere ? [] : [`${path}: ${link}`];
    });
  });
  expect(dead).toEqual([]);
  expect([...pictures].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(pictures.size).toBeGreaterThan(20);
});

it('every page has one title and is led to by the front page; nothing of the template is left', () => {
  for (const [path, html] of pages) {
    expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
    expect([path, html.match(/%[A-Z]+%/g)]).toEqual([path, null]);
    const [folder = ''] = /^[a-z]{2}\//.exec(path) ?? [];
    const front = texts.get(`${folder}index.html`) ?? '';
    if (!path.endsWith('index.html')) expect(front).toMatch(new RegExp(`href="[./]+${path}"`));
  }
});

it('there are 8 to 14 written pages, of at most 600 words', () => {
  expect(written.length).toBeGreaterThanOrEqual(8);
  expect(written.length).toBeLessThanOrEqual(14);
  const long = written.filter(([path]) => {
    const words = readFileSync(join(ROOT, 'docs/help', path.replace('.html', '.md')), 'utf8');
    return words.split(/\s+/).length > 600;
  });
  expect(long.map(([path]) => path)).toEqual([]);
});

it.each([
  ['de', 'ltr', 'einkauf', 'Weekplate öffnen'],
  ['es', 'ltr', 'compra', 'Abrir Weekplate'],
  ['fr', 'ltr', 'courses', 'Ouvrir Weekplate'],
  ['ar', 'rtl', 'تسوق', 'فتح Weekplate'],
])(
  '[WORDS-01] help is whole in %s: pages, headings, keys and search; no picture shows English screens',
  (language, dir, word, open) => {
    const of = (html: string, what: RegExp) => html.match(what)?.length ?? 0;
    for (const [path, english] of written) {
      const html = texts.get(`${language}/${path}`) ?? '';
      expect(html).toMatch(new RegExp(`<html lang="${language}" dir="${dir}"`));
      expect(html).toContain(`>${open}</a>`);
      const parts = [/ id="[\w-]+"/g, /<tr>/g, /<li>/g, /<strong>/g, /<p>(?!<img)/g];
      for (const what of parts)
        expect([path, what, of(html, what)]).toEqual([path, what, of(english, what)]);
      expect([path, of(html, /help-picture/g)]).toEqual([path, 0]);
      expect(html).toContain(`href="../../${path}" lang="en"`);
      expect(english).toContain(`href="../${language}/${path}" lang="${language}"`);
    }
    setReader(() => language as Locale);
    expect(helpPath()).toBe(`/help/${language}/`);
    const index: Index = JSON.parse(texts.get(`${language}/search.json`) ?? '');
    expect(found(index, word, '')[0]?.href).toBe(`${language}/customers/plan.html#shopping-list`);
  },
);

it('operators read the pages of the repository, tables and commands included', () => {
  const setUp = texts.get('operators/readme.html') ?? '';
  expect(setUp).toContain('<code>DATABASE_URL</code>');
  expect(setUp).toContain('<table>');
  expect(setUp).toContain('href="../operators/operations.html#backups"');
  expect(setUp).not.toContain('Check it');
  expect(texts.get('operators/operations.html')).toContain('id="upgrades"');
});

it('the search finds a word of each group of pages', () => {
  const index: Index = JSON.parse(texts.get('search.json') ?? '');
  const first = (typed: string) => found(index, typed, '')[0]?.href;
  expect(first('shopping')).toBe('customers/plan.html#shopping-list');
  expect(first('invite')).toMatch(/^dieticians\//);
  expect(first('PgBouncer')).toMatch(/^operators\/operations\.html#/);
});
