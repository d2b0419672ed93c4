import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/language/language.ts';

const ROOT = join(import.meta.dirname, '../..');
const find = (pattern: string, cwd = ROOT) =>
  globSync(pattern, { cwd, exclude: ['web/{build,dist}/**'] }).sort();
const inLanguage = (file: string, language: Language) =>
  language === 'en' ? file : file.replace('.ts', `.${language}.ts`);

/** A key, and devices on which Weekplate is installed: no screen says these. */
const NOT_ON_SCREEN = new Set([
  ...['R', 'Android', 'iPhone or iPad', 'iPhone oder iPad', 'iPhone o iPad', 'iPhone ou iPad'],
  ...['iPhone أو iPad', 'Computer', 'Ordenador', 'Ordinateur', 'الحاسوب'],
]);

/** What stands in bold on a page of help: the names of buttons, fields and screens. */
const namesOn = (page: string, language: Language): string[] => {
  const folder = join(ROOT, 'docs/help', language === 'en' ? '' : language);
  const bold = readFileSync(join(folder, page), 'utf8').matchAll(/\*\*(.+?)\*\*/g);
  return [...bold].flatMap(([, name = '']) => (NOT_ON_SCREEN.has(name) ? [] : name));
};

/** Adds what `translated` says where `english` says something, text by text. */
function addTexts(texts: Map<string, Set<string>>, english: unknown, translated: unknown) {
  if (typeof english === 'string' && typeof translated === 'string')
    texts.set(english, (texts.get(english) ?? new Set()).add(translated));
  else if (typeof english === 'object' && english && typeof translated === 'object' && translated)
    for (const [key, value] of Object.entries(english))
      addTexts(texts, value, Reflect.get(translated, key));
}

/** All texts of the product, and what each is in a language. */
async function textsIn(language: Language) {
  const texts = new Map<string, Set<string>>();
  const sayOf = async (file: string): Promise<unknown> => (await import(join(ROOT, file))).say;
  for (const file of find('{web,domain,server}/**/words.ts'))
    addTexts(texts, await sayOf(file), await sayOf(inLanguage(file, language)));
  return texts;
}

it.each(Object.keys(LANGUAGES) as Language[])(
  '[WORDS-01] help calls buttons and screens what they are called on screen, in %s',
  async (language) => {
    const texts = await textsIn(language);
    const wrong = find('{customers,dieticians}/*.md', join(ROOT, 'docs/help')).flatMap((page) => {
      const known = new Set(namesOn(page, 'en').flatMap((name) => [...(texts.get(name) ?? [])]));
      return namesOn(page, language).flatMap((name) => (known.has(name) ? [] : `${page}: ${name}`));
    });
    expect(wrong).toEqual([]);
  },
);
