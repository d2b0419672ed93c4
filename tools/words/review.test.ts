import { expect, test } from 'vitest';
import { exported, imported } from './review.ts';
import { sourceOf } from './said.ts';

test('[WORDS-01] what a native reader changes in the table is what the words say then, and nothing else', () => {
  const table = exported('fr');
  expect(imported(table)).toEqual(new Map());
  // As a spreadsheet writes it, with quotes around a cell.
  const changed = table
    .replace(/^(domain\/goals\/words\.ts\tsay\.hasEnded\t.*\t).*\n/m, '$1"C\'est ""fini"""\r\n')
    .replace(/^(domain\/goals\/words\.ts\tsay\.tooMany\t.*\t).*/m, '$1() => "Trop d’objectifs."');
  const file = 'domain/goals/words.fr.ts';
  const text = sourceOf(file)
    .replace(/(?<=hasEnded:\s+)'.*'/, String.raw`'C\'est "fini"'`)
    .replace(/(?<=tooMany:\s)\(most\) =>\s+`.*`/, '() => "Trop d’objectifs."');
  expect([...imported(changed)]).toEqual([[file, text]]);
});
