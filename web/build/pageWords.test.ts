import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { FILLED, filled, PAGE_WORDS } from './pageWords.ts';

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
