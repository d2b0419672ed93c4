import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const found = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort();
const wordsIn = (name: string) => read(name).split(/\s+/).filter(Boolean).length;

const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(found('{*.md,docs/**/*.md}'))('%s leads to files and headings that are there', (name) => {
  const links = [...read(name).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const dead = links.filter(([, path = '', heading]) => {
    const file = path ? join(dirname(name), path) : name;
    if (!existsSync(join(ROOT, file))) return true;
    // Pages of help keep the English anchors in every language.
    const english = file.replace(/^docs\/help\/\w\w\//, 'docs/help/');
    return heading && !headingsOf(read(english)).includes(heading);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

it('files of code that the documents name are there', () => {
  const files = found('{bench,demo,deploy,domain,server,test,tools,web}/**/*.{ts,tsx,css}');
  const ends = new Set(files.flatMap((path) => endsOf(path)));
  const named = found('{*.md,docs/**/*.md}').flatMap((name) =>
    [...read(name).matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)].map(([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !ends.has(path))).toEqual([]);
});

/** `a/b/c.ts` is also named `b/c.ts` and `c.ts`. */
const endsOf = (path: string): string[] =>
  path.split('/').map((_, at, parts) => parts.slice(at).join('/'));

it('records of decisions that the code names are there', () => {
  const named = found('{domain,server,web,test}/**/*.{ts,tsx,js}').flatMap((file) =>
    [...read(file).matchAll(/docs\/decisions\/[\w-]+\.md/g)].map(([path]) => path),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('a decision has at most 400 words, and what a newcomer reads 20,000 together', () => {
  expect(found('docs/decisions/*.md').filter((name) => wordsIn(name) > 400)).toEqual([]);
  const pages = ['ARCHITECTURE', 'STYLE', 'OPERATIONS', 'SECURITY'].map(
    (each) => `docs/${each}.md`,
  );
  const sum = ['README.md', 'CONTRIBUTING.md', ...pages].reduce(
    (all, each) => all + wordsIn(each),
    0,
  );
  expect(sum).toBeLessThanOrEqual(20_000);
});
