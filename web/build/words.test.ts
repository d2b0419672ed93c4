import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { wordsIn } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'home/words.ts': `export const say = {
    saved: 'Saved', never: 'Nobody says this', days: (count: number) => \`\${count} days\` };`,
  'home/words.de.ts': `import type { say as english } from './words.ts';
    export const say: typeof english = {
      saved: 'Gespeichert', never: 'Das sagt keiner', days: (count) => \`\${count} Tage\` };`,
  'kit/words.ts': `export const say = { saved: 'Kept', kinds: { kg: 'Weight' } };`,
  'kit/words.de.ts': `export const say = { saved: 'Behalten', kinds: { kg: 'Gewicht' } };`,
  'home/main.ts': `import { say as ofKit } from '../kit/words.ts';
    import { say } from './words.ts';
    const kind: string = 'kg';
    export const shown = [
      say.saved, say.days(2), ofKit.saved, ofKit.kinds[kind as 'kg'], { say: 'saved' }.say];`,
  'bare/words.ts': `export const say = { late: 'Late' };`,
  'bare/main.ts': `import { say } from './words.ts'; export const shown = [say.late];`,
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The code of a page in a language, and what it shows. */
async function built(main: string, language: Language) {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [wordsIn(language)],
    build: { ssr: main, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const code = output.map((each) => ('code' in each ? each.code : '')).join('\n');
  const { shown } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { code, shown };
}

test('[WORDS-01] [WORDS-04] a page has the sentences of its language, each of its own file, and none that it never says', async () => {
  const english = await built('home/main.ts', 'en');
  expect(english.shown).toEqual(['Saved', '2 days', 'Kept', 'Weight', 'saved']);
  const german = await built('home/main.ts', 'de');
  expect(german.shown).toEqual(['Gespeichert', '2 Tage', 'Behalten', 'Gewicht', 'saved']);
  expect(german.code).toMatch(/shown = \[\s+"Gespeichert"/);
  expect(german.code).not.toMatch(/keiner|Saved/);
});

test('[WORDS-01] a page whose sentences are not translated is not built', async () => {
  expect((await built('bare/main.ts', 'en')).shown).toEqual(['Late']);
  await expect(built('bare/main.ts', 'de')).rejects.toThrow('There is no ./words.de.ts');
});
