import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#test/check/run.ts';
import { isNode, type Node, nameOf, parsed, part, partsOf } from '../mutants/syntax.ts';

const FILES = '{web,domain,server}/**/*.{ts,tsx}';
/** Tests, and the build. */
const NOT_SHOWN = /\.test\.|ofTest\.|^web\/(?:dist|build|public)/;
const ATTRIBUTES_NOT_SHOWN =
  /^(?:className|rowClassName|id|type|role|href|to|rel|key|name|as|d|viewBox|autoComplete|variant|size|htmlFor|form|target|style)$/;
/** SQL, patterns of many words, policies of browsers, the product’s name, and what only programs read. */
const NO_SENTENCE =
  /^\s*(?:select|insert|update|delete|with|create|from|where|exists|case|coalesce|lower)\b|(?:\|[^|]*){3}|^[\w.]+ as \w+$|^(?:is not|not in)$|^[\w-]+ '(?:self|none)'|^(?:Weekplate|Arrow|Disallow: …|Tags:)$/;
/** Imports and types; `as` and `satisfies` stand around a value. Code decides by what it compares. */
const SAYS_NOTHING = /^(?:Import|ExportAll|TaggedTemplate|BinaryExpression|TS(?!As|Satisfies))/;
/** Errors that only developers and operators read. */
const ERRORS = /^(?:Range|Type|Config)?Error$/;
/** Functions whose texts are looked for, or written into a log. */
const CALLS =
  /^(?:split|wordList|startsWith|endsWith|closest|matches|querySelector(?:All)?|debug|info|warn|error|fatal)$/;
/** What the description of the API says to developers. */
const OF_API = /^(?:summary|description)$/;
/** Two words, or one with a capital letter: 'two words', 'Saved', 'Assigned: …'. */
const IS_SAID = /\p{L}[\p{L},.’']* \S*\p{L}|^\p{Lu}\p{Ll}+[.…:]?(?: …)?$/u;
const TAGS = /<[^>]*>/g;

const saysNothing = (node: Node, path: string): boolean => {
  if (SAYS_NOTHING.test(node.type)) return true;
  if (node.type === 'JSXAttribute') return ATTRIBUTES_NOT_SHOWN.test(nameOf(part(node, 'name')));
  if (node.type === 'NewExpression') return ERRORS.test(nameOf(part(node, 'callee')));
  if (node.type === 'Property')
    return !path.startsWith('web/') && OF_API.test(nameOf(part(node, 'key')));
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : undefined;
  return callee !== undefined && CALLS.test(nameOf(part(callee, 'property') ?? callee));
};

/** The text between two things that a template fills in. */
const cookedOf = (quasi: Node) =>
  String((Reflect.get(quasi, 'value') as { readonly cooked: string }).cooked);

/** The texts of a piece of code, in their order; `filled` says what stands for what is filled in. */
export function textsIn(
  tree: Node,
  skip: (node: Node) => boolean = () => false,
  filled: (node: Node) => string = () => '…',
): string[] {
  const found: string[] = [];
  const look = (node: Node) => {
    if (skip(node)) return;
    const value: unknown = Reflect.get(node, 'value');
    if ((node.type === 'Literal' || node.type === 'JSXText') && typeof value === 'string')
      found.push(value);
    if (node.type === 'TemplateLiteral') {
      const between = partsOf(node, 'expressions').map(filled);
      const texts = partsOf(node, 'quasis').map(cookedOf);
      found.push(texts.map((text, at) => text + (between[at] ?? '')).join(''));
    }
    for (const [name, child] of Object.entries<unknown>(node))
      if (name !== 'source') for (const each of [child].flat()) if (isNode(each)) look(each);
  };
  look(tree);
  return found;
}

/** What a file says to people; `filled` says what stands for what is filled in. */
export function saidIn(path: string, text: string, filled?: (node: Node) => string): string[] {
  const { tree } = parsed(path, text);
  return textsIn(tree, (node) => saysNothing(node, path), filled)
    .map((words) => words.replaceAll(TAGS, ' ').replace(/\s+/g, ' ').trim())
    .filter((said) => IS_SAID.test(said) && !NO_SENTENCE.test(said));
}

export const sourceOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The files of the product that may say something. */
export const sayingFiles = (): string[] =>
  globSync(FILES, { cwd: ROOT })
    .filter((path) => !NOT_SHOWN.test(path))
    .sort();
