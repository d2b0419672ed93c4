import { readFileSync } from 'node:fs';
import { type Plugin, parseSync } from 'vite';
import { directionOf, type Language } from '#domain/language/language.ts';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<
  string,
  unknown
>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  if (!isNode(value)) return;
  yield value;
  for (const [name, child] of Object.entries(value)) if (name !== 'parent') yield* nodesIn(child);
}

const nameIn = (node: unknown) => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

/** The sentences of a file of words that are plain texts, by their names. */
function textsIn(file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const said = [...nodesIn(program.body)].find(
    ({ type, id }) => type === 'VariableDeclarator' && nameIn(id) === 'say',
  );
  const list = [...nodesIn(said)].find(({ type }) => type === 'ObjectExpression');
  for (const { key, value } of (list?.properties ?? []) as Node[])
    if (isNode(value) && value.type === 'Literal' && typeof value.value === 'string')
      texts.set(nameIn(key), value.value);
  return texts;
}

const WORDS = /\/words\.ts$/;

/**
 * One build of the pages for each language: `words.de.ts` stands for every `words.ts`. A sentence is written
 * where it is used, so that a screen loads its own sentences and no others.
 */
export function wordsIn(language: Language): Plugin {
  const texts = new Map<string, Map<string, string>>();
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: {
      filter: { id: WORDS },
      handler(source, importer) {
        if (language === 'en') return null;
        return this.resolve(source.replace(WORDS, `/words.${language}.ts`), importer);
      },
    },
    transform: {
      order: 'post',
      filter: { code: /\bsay\b/ },
      async handler(code, importer) {
        const source = /import \{[^}]*\bsay\b(?! as )[^}]*\} from "([^"]+\/words\.ts)"/.exec(
          code,
        )?.[1];
        const file = source && (await this.resolve(source, importer))?.id;
        if (!file) return null;
        const known = texts.get(file) ?? textsIn(file);
        texts.set(file, known);
        const uses = [...nodesIn(this.parse(code))].filter(
          ({ type, object, computed }) =>
            type === 'MemberExpression' && !computed && nameIn(object) === 'say',
        );
        let written = code;
        for (const { start, end, property } of uses.toSorted(
          (one, other) => other.start - one.start,
        )) {
          const text = known.get(nameIn(property));
          if (text !== undefined)
            written = written.slice(0, start) + JSON.stringify(text) + written.slice(end);
        }
        return { code: written, map: null };
      },
    },
    transformIndexHtml: (html) =>
      html.replace('<html lang="en"', `<html lang="${language}" dir="${directionOf(language)}"`),
  };
}
