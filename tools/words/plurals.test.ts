import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LANGUAGES, type Language, setReader } from '#domain/language/language.ts';
import { ROOT } from '#test/check/run.ts';
import { isNode, type Node, nameOf, part, partsOf } from '../mutants/syntax.ts';
import { sentencesOf, translationOf, wordsFiles } from './sentences.ts';

const NUMBERS = Array.from({ length: 201 }, (_, number) => number);
const languages = Object.keys(LANGUAGES) as Language[];
afterEach(() => setReader(() => DEFAULT_LOCALE));

/** The names of the forms of each call of `plural` in a piece of code. */
function pluralsIn(node: Node): string[][] {
  const within = Object.values<unknown>(node).flat().filter(isNode).flatMap(pluralsIn);
  const [, forms] = nameOf(part(node, 'callee')) === 'plural' ? partsOf(node, 'arguments') : [];
  return forms
    ? [partsOf(forms, 'properties').map((form) => nameOf(part(form, 'key'))), ...within]
    : within;
}

test.each(languages)('[WORDS-02] each number of things has its own form: %s', (language) => {
  const rules = new Intl.PluralRules(language);
  const forms = [...new Set(NUMBERS.map((number) => rules.select(number)))];
  // Arabic may say none as it says a hundred.
  const needed = forms.filter((form) => form !== 'zero');
  const missing = wordsFiles().flatMap((path) =>
    sentencesOf(translationOf(path, language)).flatMap(({ key, node }) =>
      pluralsIn(node)
        .map((has) => needed.filter((form) => !has.includes(form)))
        .filter((lacks) => lacks.length > 0)
        .map((lacks) => `${translationOf(path, language)} ${key}: ${lacks.join(', ')}`),
    ),
  );
  expect(missing).toEqual([]);
});

/** Something for a parameter of a sentence, by its type in English. */
function valueFor(parameter: Node, number: number): unknown {
  const type = part(part(parameter, 'typeAnnotation') ?? parameter, 'typeAnnotation')?.type;
  if (type === 'TSNumberKeyword') return number;
  if (type === 'TSStringKeyword') return 'Ada';
  if (type === 'TSTypeOperator') return ['Ada', 'Ben'];
  return Object.fromEntries(
    partsOf(parameter, 'properties').map((each) => [nameOf(part(each, 'key')), number]),
  );
}

const at = (words: unknown, key: string): unknown =>
  key.split('.').reduce((within, name) => Reflect.get(Object(within), name), words);

test.each(languages)(
  '[WORDS-02] a sentence with any number in it is whole: %s',
  async (language) => {
    setReader(() => `${language}-XX`);
    const broken: string[] = [];
    for (const path of wordsFiles()) {
      const words: unknown = await import(join(ROOT, translationOf(path, language)));
      for (const { key, node } of sentencesOf(path)) {
        const say = key.startsWith('say.') && at(words, key);
        if (typeof say !== 'function') continue;
        const parameters = partsOf(node, 'params');
        const saidWith = (number: number): string =>
          parameters.length > 0
            ? `${say(...parameters.map((each) => valueFor(each, number)))}`
            : `${say(number)}`;
        const number = NUMBERS.find((each) => /undefined|NaN|\[object|\$\{/.test(saidWith(each)));
        if (number !== undefined) broken.push(`${key} of ${path}: ${saidWith(number)}`);
      }
    }
    expect(broken).toEqual([]);
  },
);
