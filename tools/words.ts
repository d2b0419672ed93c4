import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#test/check/run.ts';
import { isNode, type Node, parsed, partsOf } from './mutants/syntax.ts';

const FILES = '{web,domain,server}/**/*.{ts,tsx}';
/** Tests, the build, tables of words that are looked for and never shown, and what only operators read. */
const NOT_SHOWN =
  /\.test\.|ofTest\.|^web\/(?:dist|build|public|worker)|^domain\/(?:(?:allergens|foods|hiddenNumbers)\/(?!chosen)|import\/\w+Words)|^server\/(?:backup|config|db|log|metrics|operator)\//i;
const ATTRIBUTES_NOT_SHOWN =
  /^(?:className|id|type|role|href|to|rel|key|name|as|d|viewBox|autoComplete|variant|size|htmlFor|form|target|style)$/;
/** SQL, and patterns of many words. */
const NO_SENTENCE =
  /^\s*(?:select|insert|update|delete|with|create|from|where|exists|case|coalesce|lower)\b|(?:\|[^|]*){3}/;
/** Imports and types; `as` and `satisfies` stand around a value. */
const SAYS_NOTHING = /^(?:Import|ExportAll|TaggedTemplate|TS(?!As|Satisfies))/;
/** Two words, or one with a capital letter: 'two words', 'Saved'. */
const IS_SAID = /\p{L}[\p{L},.’']* \S*\p{L}|^\p{Lu}\p{Ll}+[.…]?$/u;

/** What a file says to people, in the order in which it stands there; parts that are filled in stand in braces. */
function wordsIn(path: string, text: string): string[] {
  const { code, tree } = parsed(path, text);
  const found: string[] = [];
  const say = (words: string) => {
    const said = words.replace(/\s+/g, ' ').trim();
    if (IS_SAID.test(said) && !NO_SENTENCE.test(said)) found.push(said);
  };
  const look = (node: Node) => {
    if (SAYS_NOTHING.test(node.type)) return;
    if (node.type === 'JSXAttribute' && ATTRIBUTES_NOT_SHOWN.test(nameOfAttribute(node))) return;
    const value: unknown = Reflect.get(node, 'value');
    if ((node.type === 'Literal' || node.type === 'JSXText') && typeof value === 'string')
      say(value);
    if (node.type === 'TemplateLiteral') {
      const between = partsOf(node, 'expressions').map(
        ({ start, end }) => `{${code.slice(start, end)}}`,
      );
      say(
        partsOf(node, 'quasis')
          .map(({ start, end }, at) => code.slice(start, end) + (between[at] ?? ''))
          .join(''),
      );
    }
    for (const [name, child] of Object.entries<unknown>(node))
      if (name !== 'source') for (const each of [child].flat()) if (isNode(each)) look(each);
  };
  look(tree);
  return found;
}

const nameOfAttribute = (node: Node) => String(Reflect.get(partsOf(node, 'name')[0] ?? {}, 'name'));

/** `npm run words [-- web/home]`: all sentences of the product, by the file that says them. */
if (import.meta.main) {
  const [under = ''] = process.argv.slice(2);
  const files = globSync(FILES, { cwd: ROOT }).filter(
    (path) => path.startsWith(under) && !NOT_SHOWN.test(path),
  );
  for (const path of files.sort()) {
    const words = [...new Set(wordsIn(path, readFileSync(join(ROOT, path), 'utf8')))];
    if (words.length > 0) console.log(`\n${path}\n${words.map((each) => `  ${each}`).join('\n')}`);
  }
}
