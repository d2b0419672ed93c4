import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { sourceOf } from './said.ts';
import { type Sentence, sentencesOf, translationOf, wordsFiles } from './sentences.ts';

// A table for a native reader, one line a sentence: the file, where it stands there, English, the translation.
// A text is shown as it is read, a function as its source in one line.

const textOf = ({ node, source }: Sentence): string =>
  node.type === 'Literal'
    ? String(Reflect.get(node, 'value')).replaceAll('\n', '\\n')
    : source.replaceAll(/\s*\n\s*/g, ' ');

const sourceFor = ({ node }: Sentence, text: string): string =>
  node.type === 'Literal' ? `'${text.replaceAll(/\\(?!n)|'/g, '\\$&')}'` : text;

export function exported(language: Language): string {
  const rows = wordsFiles().flatMap((path) => {
    const english = new Map(sentencesOf(path).map((each) => [each.key, textOf(each)]));
    return sentencesOf(translationOf(path, language)).map((each) => [
      path,
      each.key,
      english.get(each.key) ?? '',
      textOf(each),
    ]);
  });
  return [['path', 'key', 'en', language], ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

/** A spreadsheet puts quotes around a cell that has some. */
const unquoted = (cell: string): string =>
  /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** The files of words with what a reader changed in the table, by their paths. */
export function imported(table: string): Map<string, string> {
  const [[, , , language = ''] = [], ...rows] = table
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('\t').map(unquoted));
  if (!Object.hasOwn(LANGUAGES, language) || language === 'en')
    throw new Error(`The fourth column of the table is '${language}', which is no translation.`);
  const changed = new Map<string, string>();
  for (const path of wordsFiles()) {
    const file = translationOf(path, language);
    const wanted = new Map(rows.filter((row) => row[0] === path).map((row) => [row[1], row[3]]));
    const before = sourceOf(file);
    let text = before;
    for (const each of sentencesOf(file, before).toReversed()) {
      const words = wanted.get(each.key);
      if (words === undefined || words === textOf(each)) continue;
      text = text.slice(0, each.node.start) + sourceFor(each, words) + text.slice(each.node.end);
    }
    if (text !== before) changed.set(file, text);
  }
  return changed;
}
