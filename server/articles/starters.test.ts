import { expect, it } from 'vitest';
import { articleInputSchema } from '#domain/articles/articleSchema.ts';
import { readStarter, STARTERS } from './starters.ts';

it('[LIB-03] there are twelve starters', () => {
  expect(new Set(STARTERS).size).toBe(12);
});

it.each(STARTERS)('[LIB-03] %s is an article with sources, and says when to ask', (name) => {
  const { starter: _, ...written } = readStarter(name);
  articleInputSchema.parse({ ...written, status: 'draft' });
  const words = written.markdown.split(/\s+/).length;
  expect(words).toBeGreaterThan(350);
  expect(words).toBeLessThan(620);
  const [, sources = ''] = written.markdown.split('## Sources');
  expect(sources.match(/^- /gm)?.length).toBeGreaterThanOrEqual(2);
  expect(written.markdown).toContain('## When to ask');
  for (const [, address = ''] of written.markdown.matchAll(/\]\(([^)]*)\)/g))
    expect(address).toMatch(/^https:\/\/[a-z.-]+\/$/);
});
