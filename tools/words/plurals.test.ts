import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LANGUAGES, type Language, setReader } from '#domain/language/language.ts';
import { ROOT } from '#test/check/run.ts';
import { isThorough } from '#test/thorough.ts';
import { isNode, type Node, nameOf, part, partsOf } from '../mutants/syntax.ts';
import { sentencesOf, translationOf, wordsFiles } from './sentences.ts';

const NUMBERS = Array.from({ length: 201 }, (_, number) => number);
/** Numbers of every form in each language; with THOROUGH=1 all of them. */
const TOLD = isThorough ? NUMBERS : [...NUMBERS.slice(0, 13), 100, 101, 102, 111];
const languages = Object.keys(LANGUAGES) as Language[];
afterEach(() => setReader(() => DEFAULT_LOCALE));

/** The names of the forms of each call of `plural` or `numbered` in a piece of code. */
function pluralsIn(node: Node): string[][] {
  const within = Object.values<unknown>(node).flat().filter(isNode).flatMap(pluralsIn);
  const [, forms] = /^(?:plural|numbered)$/.test(nameOf(part(node, 'callee')))
    ? partsOf(node, 'arguments')
    : [];
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

/** A dialog that needs no explanation, and a verb that German puts behind its object. */
const BLANK: ReadonlySet<string> = new Set(['say.moves.accepted.about', 'say.view']);

const at = (words: unknown, key: string): unknown =>
  key.split('.').reduce((within, name) => Reflect.get(Object(within), name), words);

/** Each sentence: what it says with this number in all of its parameters. */
async function saidWith(language: Language) {
  setReader(() => `${language}-XX`);
  const found: { readonly name: string; readonly saidOf: (number: number) => string }[] = [];
  for (const path of wordsFiles()) {
    const words: unknown = await import(join(ROOT, translationOf(path, language)));
    for (const { key, node } of sentencesOf(path)) {
      const say = key.startsWith('say.') && at(words, key);
      const name = `${key} of ${path}`;
      if (typeof say === 'string' && !BLANK.has(key)) found.push({ name, saidOf: () => say });
      if (typeof say !== 'function') continue;
      const parameters = partsOf(node, 'params');
      const saidOf = (number: number): string =>
        parameters.length > 0
          ? `${say(...parameters.map((each) => valueFor(each, number)))}`
          : `${say(number)}`;
      found.push({ name, saidOf });
    }
  }
  return found;
}

test.each(languages)(
  '[WORDS-02] every sentence says something, and is whole with any number in it: %s',
  async (language) => {
    const broken = (await saidWith(language)).flatMap(({ name, saidOf }) => {
      const number = TOLD.find((each) => /^$|undefined|NaN|\[object|\$\{/.test(saidOf(each)));
      return number === undefined ? [] : [`${name}: ${saidOf(number)}`];
    });
    expect(broken).toEqual([]);
  },
);

/** What is said of several things only, and of limits and lengths that are never one. */
const OF_SEVERAL =
  /\.many of|^say\.(?:askedMore|exact|full\.|invitation|shorterThanSlot|tooLongAgo|loggedInARow|passwordTooShort|answerTooLong|atLeast|waterPossible|colleagueBy|howLinksWork|lastDays|oneOfWeeks|alternatives|roomForPhotos|(?:at|too)?[mM]ost|(?:file|paste)(?:TooLong|Stopped)|characters(?:Of)? of|aboutLists|moreInTheList|noMoreQuestions|tooMuch|enoughAhead|enoughWaiting|logoTooSmall|spreadOn|weeks of|\w*(?:Full|tooMany\w*) of)/;

test.each([
  ['en', /(?<![\d.,]|1 of )1 (?!is\b|was\b|means|glass)\p{L}+s\b/u],
  ['es', /(?<![\d.,]|1 de )1 (?!más)\p{L}+s\b/u],
  ['fr', /(?<![\d.,]|sur )1 (?!refusée|repas|fois|ans?\b)\p{L}+[sx]\b/u],
] as const)('[WORDS-02] one of a thing is not several: %s', async (language, several) => {
  const broken = (await saidWith(language))
    .filter(({ name, saidOf }) => !OF_SEVERAL.test(name) && several.test(saidOf(1)))
    .map(({ name, saidOf }) => `${name}: ${saidOf(1)}`);
  expect(broken).toEqual([]);
});
