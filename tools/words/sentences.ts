import { globSync } from 'node:fs';
import { ROOT } from '#test/check/run.ts';
import { type Node, nameOf, parsed, part, partsOf } from '../mutants/syntax.ts';
import { sourceOf, textsIn } from './said.ts';

/** A sentence of a file of words: a text, or the source of a function that fills one in. */
export type Sentence = {
  /** Where it stands, 'say.kinds.weight'. */
  readonly key: string;
  readonly node: Node;
  readonly source: string;
  /** What it says, without what is filled in and decided. */
  readonly said: string;
};

export const wordsFiles = (): string[] =>
  globSync('{web,domain,server}/**/words.ts', {
    cwd: ROOT,
    exclude: ['web/{build,dist}/**'],
  }).sort();

export const translationOf = (path: string, language: string): string =>
  language === 'en' ? path : path.replace(/\.ts$/, `.${language}.ts`);

/** The value inside of `translated(…)`, `as` and `satisfies`. */
function inner(node: Node): Node {
  const within =
    nameOf(part(node, 'callee')) === 'translated'
      ? part(node, 'arguments')
      : /^TS(?:As|Satisfies)/.test(node.type) && part(node, 'expression');
  return within ? inner(within) : node;
}

/** All sentences of a file of words, in their order. */
export function sentencesOf(path: string, text = sourceOf(path)): Sentence[] {
  const { tree } = parsed(path, text);
  const found: Sentence[] = [];
  const add = (key: string, value: Node) => {
    const node = inner(value);
    if (node.type === 'ObjectExpression')
      for (const each of partsOf(node, 'properties')) {
        const [name, of] = [part(each, 'key'), part(each, 'value')];
        if (name && of) add(`${key}.${nameOf(name)}`, of);
      }
    else {
      const source = text.slice(node.start, node.end);
      found.push({ key, node, source, said: textsIn(node).join(' … ') });
    }
  };
  for (const statement of partsOf(tree, 'body'))
    for (const { id, init } of declared(part(statement, 'declaration') ?? statement))
      if (id && init) add(nameOf(id), init);
  return found;
}

const declared = (node: Node) =>
  partsOf(node, 'declarations').map((each) => ({ id: part(each, 'id'), init: part(each, 'init') }));
