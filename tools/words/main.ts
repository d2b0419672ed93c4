import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage } from '#domain/language/language.ts';
import { ROOT, run } from '#test/check/run.ts';
import { checkWords } from './check.ts';
import { exported, imported } from './review.ts';
import { saidIn, sayingFiles, sourceOf } from './said.ts';

const USAGE = `npm run words                    counts the sentences, and names those that are not translated and styles that
                                 name a side of the page
npm run words -- web/home        lists the sentences by the file that says them
npm run words -- --export de     writes all sentences with their translation into a table, for a native reader
npm run words -- --import FILE   takes the translations that were changed in the table
`;

async function check(): Promise<number> {
  const { counts, broken } = checkWords();
  for (const [language, count] of Object.entries(counts)) console.log(`${language}  ${count}`);
  if (broken.length > 0) console.log(`\n${broken.join('\n')}`);
  const sides = await run('biome', ['lint', '--only=plugin', 'web']);
  return broken.length > 0 ? 1 : sides;
}

function list(under: string): void {
  for (const path of sayingFiles().filter((each) => each.startsWith(under))) {
    const text = sourceOf(path);
    const named = saidIn(path, text, ({ start, end }) => `{${text.slice(start, end)}}`);
    if (named.length > 0)
      console.log(`\n${path}\n${[...new Set(named)].map((each) => `  ${each}`).join('\n')}`);
  }
}

async function take(table: string): Promise<number> {
  const changed = imported(readFileSync(table, 'utf8'));
  for (const [path, text] of changed) writeFileSync(join(ROOT, path), text);
  console.log(`Changed: ${[...changed.keys()].join(' ') || 'nothing'}`);
  return changed.size > 0 ? run('biome', ['check', '--write', ...changed.keys()]) : 0;
}

const [what = '', value = ''] = process.argv.slice(2);
if (what === '') process.exitCode = await check();
else if (what === '--export' && isLanguage(value)) {
  const table = `words.${value}.tsv`;
  writeFileSync(table, exported(value));
  console.log(`Written to ${table}`);
} else if (what === '--import' && value) process.exitCode = await take(value);
else if (what.startsWith('-')) process.stdout.write(USAGE);
else list(what);
