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
  for (const child of Object.values(value)) yield* nodesIn(child);
}

const nameIn = (node: unknown) => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

type Words = {
  /** What stands around `say`: imports, and what several sentences share. */
  readonly around: string;
  /** The source of each sentence, `saved: 'Saved'`, by its name. */
  readonly sources: ReadonlyMap<string, string>;
  /** Those that are plain texts. */
  readonly texts: ReadonlyMap<string, string>;
};

function readWords(file: string): Words {
  const source = readFileSync(file, 'utf8');
  const [sources, texts] = [new Map<string, string>(), new Map<string, string>()];
  let around = source;
  for (const node of parseSync(file, source).program.body as unknown as Node[]) {
    const said = [...nodesIn(node)].find(
      ({ type, id }) => type === 'VariableDeclarator' && nameIn(id) === 'say',
    );
    if (!said) continue;
    around = source.slice(0, node.start) + source.slice(node.end);
    const list = [...nodesIn(said.init)].find(({ type }) => type === 'ObjectExpression');
    for (const { key, value, start, end } of (list?.properties ?? []) as Node[]) {
      sources.set(nameIn(key), source.slice(start, end));
      if (isNode(value) && value.type === 'Literal') texts.set(nameIn(key), String(value.value));
    }
  }
  return { around, sources, texts };
}

const WORDS = /\/words\.ts$/;
const ONLY = '?only=';

/**
 * One build of the pages for each language: `words.de.ts` stands for every `words.ts`. Each module gets the
 * sentences that it says and no others, plain texts where it says them, so that no screen loads those of another.
 */
export function wordsIn(language: Language): Plugin {
  const known = new Map<string, Words>();
  const wordsOf = (file: string): Words => {
    const words = known.get(file) ?? readWords(file);
    known.set(file, words);
    return words;
  };
  return {
    name: 'words',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.includes(ONLY)) return source;
      if (language === 'en' || !WORDS.test(source)) return null;
      const own = source.replace(WORDS, `/words.${language}.ts`);
      return (
        (await this.resolve(own, importer)) ?? this.error(`There is no ${own} for ${importer}`)
      );
    },
    load(id) {
      const [file = '', only] = id.split(ONLY);
      if (only === undefined) return null;
      const { around, sources } = wordsOf(file);
      const lines = only.split(',').map((name) => sources.get(name));
      const code = `${around}\nexport const say = {\n${lines.join(',\n')}\n};\n`;
      return { code, moduleType: 'ts' };
    },
    transform: {
      order: 'post',
      filter: { code: /words\.ts["']/ },
      async handler(code, importer) {
        const nodes = [...nodesIn(this.parse(code))];
        const changes: { readonly start: number; readonly end: number; readonly by: string }[] = [];
        for (const { type, source, specifiers } of nodes) {
          if (type !== 'ImportDeclaration' || !isNode(source) || !WORDS.test(nameIn(source)))
            continue;
          const [imported] = specifiers as Node[];
          // Asks `resolveId` above too, which the default leaves out.
          const file = (await this.resolve(nameIn(source), importer, { skipSelf: false }))?.id;
          if (!file || !imported) continue;
          const { texts, sources } = wordsOf(file);
          const local = nameIn(imported.local);
          const rest = new Set<string>();
          for (const { type, object, property, computed, start, end } of nodes) {
            if (type !== 'MemberExpression' || nameIn(object) !== local) continue;
            const text = computed ? undefined : texts.get(nameIn(property));
            if (computed) for (const name of sources.keys()) rest.add(name);
            else if (text === undefined) rest.add(nameIn(property));
            else changes.push({ start, end, by: JSON.stringify(text) });
          }
          const { start, end } = source;
          changes.push({ start, end, by: JSON.stringify(`${file}${ONLY}${[...rest].join()}`) });
        }
        const written = changes
          .toSorted((one, other) => other.start - one.start)
          .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
        return { code: written, map: null };
      },
    },
    transformIndexHtml: (html) =>
      html.replace('<html lang="en"', `<html lang="${language}" dir="${directionOf(language)}"`),
  };
}
