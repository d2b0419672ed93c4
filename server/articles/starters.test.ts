import { expect, it } from 'vitest';
import { articleInputSchema } from '#domain/articles/articleSchema.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { readStarter, STARTERS } from './starters.ts';

it('[LIB-03] there are twelve starters', () => {
  expect(new Set(STARTERS).size).toBe(12);
});

/** 'When to ask' and 'Sources', the headings that each has. */
const HEADINGS = {
  en: ['When to ask', 'Sources'],
  de: ['Wann du nachfragen solltest', 'Quellen'],
  es: ['Cuándo preguntar', 'Fuentes'],
  fr: ['Quand demander conseil', 'Sources'],
  ar: ['متى تسأل', 'المصادر'],
} as const;

const english = (name: string) => readStarter(name, 'en').markdown;
const addressesOf = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address);
const shapeOf = (markdown: string) => markdown.match(/^(?:##|-|\d\.)(?= )/gm);

it.each(
  (Object.keys(LANGUAGES) as Language[]).flatMap((of) =>
    STARTERS.map((name) => [of, name] as const),
  ),
)('[LIB-03] in %s, %s is an article with sources, and says when to ask', (of, name) => {
  const { starter: _, ...written } = readStarter(name, of);
  articleInputSchema.parse({ ...written, status: 'draft' });
  const words = written.markdown.split(/\s+/).length;
  expect(words).toBeGreaterThan(of === 'ar' ? 280 : 350);
  expect(words).toBeLessThan(of === 'en' || of === 'de' ? 620 : 760);
  const [ask, sources] = HEADINGS[of];
  expect(written.markdown).toContain(`## ${ask}\n`);
  expect(written.markdown.split(`## ${sources}\n`)[1]?.match(/^- /gm)?.length).toBeGreaterThan(1);
  for (const address of addressesOf(written.markdown))
    expect(address).toMatch(/^https:\/\/[a-z.-]+\/$/);
  expect(addressesOf(written.markdown)).toEqual(addressesOf(english(name)));
  expect(shapeOf(written.markdown)).toEqual(shapeOf(english(name)));
});
