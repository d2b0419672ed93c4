import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { FILLED, filled, PAGE_WORDS, pageWords } from './pageWords.ts';

const files = [...globSync('web/*.html'), ...FILLED.map((name) => `web/public/${name}`)];
const read = () => files.map((file) => readFileSync(file, 'utf8')).join('\n');

it.each(Object.keys(PAGE_WORDS) as Language[])(
  '[WORDS-01] titles and descriptions of pages, the manifest and the worker speak %s',
  (language) => {
    const said = filled(read(), language);
    expect(said).not.toMatch(/undefined/);
    expect(Object.values(PAGE_WORDS[language]).filter((words) => !said.includes(words))).toEqual(
      [],
    );
  },
);

it('[WORDS-01] while somebody works on the pages, the manifest and the worker speak as well', async () => {
  const vite = await createServer({
    configFile: false,
    root: 'web',
    logLevel: 'silent',
    plugins: [pageWords('', 'de')],
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await vite.listen();
  const text = async (name: string) =>
    (await fetch(new URL(name, vite.resolvedUrls?.local[0]))).text();
  for (const name of FILLED) expect(await text(name)).not.toMatch(/%[a-z]/);
  expect(await text('push.js')).toContain(PAGE_WORDS.de.newsForYou);
  await vite.close();
});
