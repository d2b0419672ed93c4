import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { ROOT } from '#test/check/run.ts';
import { NOT_READ, SAME } from './exceptions.ts';
import { saidIn, sayingFiles, sourceOf } from './said.ts';
import { sentencesOf, translationOf, wordsFiles } from './sentences.ts';

export const TRANSLATIONS = Object.keys(LANGUAGES).filter(
  (each): each is Exclude<Language, 'en'> => each !== 'en',
);

/** Whether there are words in it to translate, not only signs, numbers and what is filled in. */
const HAS_WORDS = /(?<!\{)\b\p{L}{2}/u;
const WORDS = /\/words(?:\.\w\w)?\.ts$/;

const notRead = Object.values(NOT_READ).flat();
const isNotRead = (path: string) => notRead.some((files) => matchesGlob(path, files));

/** How many sentences each language has, and what is not translated. */
export function checkWords(): { counts: Record<Language, number>; broken: string[] } {
  const counts = { en: 0, de: 0, es: 0, fr: 0, ar: 0 };
  const broken: string[] = [];
  for (const path of wordsFiles()) {
    const english = sentencesOf(path);
    counts.en += english.length;
    const said = new Map(english.map((each) => [each.key, each.said]));
    for (const language of TRANSLATIONS) {
      const file = translationOf(path, language);
      if (!existsSync(join(ROOT, file))) {
        broken.push(`${file} is missing`);
        continue;
      }
      const sentences = sentencesOf(file);
      counts[language] += sentences.length;
      const same = [...SAME.all, ...SAME[language]];
      for (const each of sentences)
        if (
          HAS_WORDS.test(each.said) &&
          each.said === said.get(each.key) &&
          !same.includes(each.said)
        )
          broken.push(`${file} ${each.key} is English: ${each.said}`);
    }
  }
  for (const path of sayingFiles())
    if (!WORDS.test(path) && !isNotRead(path))
      for (const said of new Set(saidIn(path, sourceOf(path))))
        broken.push(`${path} is in no words.ts: ${said}`);
  return { counts, broken };
}
