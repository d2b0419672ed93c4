import { type Node, nameOf, parsed, part, partsOf } from '../planted/syntax.ts';

/** One small change of a file: `to` replaces what stands between `start` and `end`. */
export type Change = {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  /** A whole statement, which is left out. */
  readonly isStatement?: boolean;
};

const OTHER: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};
/** Calls on a value that can be left out, so that the value itself remains. */
const LEFT_OUT =
  /^(?:filter|where|orderBy|limit|slice|trim|sort|toSorted|reverse|toReversed|toLowerCase|catch|finally|flat|normalize|min|max|optional|nullable)$/;
const IN_SQL: readonly (readonly [RegExp, string])[] = [
  [/\bAND\b/i, 'OR'],
  [/<=/, '<'],
  [/>=/, '>'],
  [/ < /, ' <= '],
  [/ > /, ' >= '],
  [/\bMAX\(/i, 'min('],
  [/\bDESC\b/i, 'ASC'],
  [/\bIS NOT NULL\b/i, 'IS NULL'],
  [/ = /, ' <> '],
];
/** A list of so many texts is a table of words, which is data. */
const TABLE = 6;

const otherThan = (word: string) => (Object.hasOwn(OTHER, word) ? OTHER[word] : undefined);
const operatorOf = (node: Node) => String(Reflect.get(node, 'operator') ?? '');

/**
 * All small changes of a file. Left alone are types, imports, lines for the log, sentences and tables of words:
 * words are data, which have tests and figures of their own.
 */
export function changesOf(path: string, text: string): Change[] {
  const { code, tree } = parsed(path, text);
  const of = ({ start, end }: Node) => code.slice(start, end);
  const found: Change[] = [];
  const put = (node: Node, to: string) => found.push({ start: node.start, end: node.end, to });

  const look = (node: Node, parent: Node) => {
    const [left, right, test] = ['left', 'right', 'test'].map((name) => part(node, name));
    const argument = part(node, 'argument');
    const callee = part(node, 'callee');
    const object = callee && part(callee, 'object');
    const method = callee && part(callee, 'property');
    if (test && node.type !== 'SwitchCase') put(test, `!(${of(test)})`);
    const operator = otherThan(operatorOf(node));
    if (left && right && operator && !node.type.startsWith('Assignment'))
      put(node, `${of(left)} ${operator} ${of(right)}`);
    if (left && operatorOf(node) === '??') put(node, of(left));
    if (node.type === 'BinaryExpression' && operatorOf(node) === '+' && left && right)
      if (!/['"`]/.test(of(node))) put(node, `${of(left)} - ${of(right)}`);
    if (node.type === 'UnaryExpression' && operatorOf(node) === '!' && argument)
      put(node, of(argument));
    if (node.type === 'ExpressionStatement' && !Reflect.get(node, 'directive'))
      found.push({ start: node.start, end: node.end, to: ';', isStatement: true });
    if (node.type === 'ReturnStatement' && argument) put(argument, 'undefined as never');
    const body = part(node, 'body');
    if (node.type === 'ArrowFunctionExpression' && body && body.type !== 'BlockStatement')
      put(body, 'undefined as never');
    if (node.type === 'CallExpression' && object && method && parent.type !== 'ChainExpression') {
      const swapped = otherThan(nameOf(method));
      const start = code.slice(node.start, method.start);
      if (swapped) put(node, start + swapped + code.slice(method.end, node.end));
      if (LEFT_OUT.test(nameOf(method))) put(node, of(object));
    }
    if (node.type === 'TaggedTemplateExpression') {
      const [from, to] = IN_SQL.find(([from]) => from.test(of(node))) ?? [];
      if (from && to) put(node, of(node).replace(from, to));
    }
    if (node.type === 'Literal') lookAtConstant(node, parent);
  };

  const lookAtConstant = (node: Node, parent: Node) => {
    const value: unknown = Reflect.get(node, 'value');
    if (typeof value === 'number') put(node, String(otherNumber(value)));
    if (typeof value === 'boolean') put(node, String(!value));
    const isWord = parent.type === 'ArrayExpression' && partsOf(parent, 'elements').length >= TABLE;
    if (typeof value === 'string' && value !== '' && !value.includes(' ') && !isWord)
      put(node, `'' as never`);
    const pattern: unknown = Reflect.get(node, 'regex');
    if (pattern) put(node, changedPattern(of(node)));
  };

  const walk = (node: Node, parent: Node) => {
    if (/^TS(?!As|Satisfies|NonNull)|^(Import|ExportAll)/.test(node.type)) return;
    if (node.type === 'ExpressionStatement' && /^(void )?log\.|^await log\./.test(of(node))) return;
    look(node, parent);
    for (const [name, child] of Object.entries<unknown>(node)) {
      const isKey = name === 'key' && !Reflect.get(node, 'computed');
      if (isKey || name === 'typeAnnotation' || name === 'source') continue;
      // A part of a chain such as `a?.b.c` cannot be changed alone.
      for (const each of [child].flat())
        if (isNode(each))
          walk(each, parent.type === 'ChainExpression' && name !== 'arguments' ? parent : node);
    }
  };
  walk(tree, tree);
  return found.filter(({ to, start, end }) => to !== code.slice(start, end));
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The next whole number; of a large number or a factor, one that is clearly another. */
const otherNumber = (value: number) =>
  value >= 10_000 || !Number.isInteger(value) ? value * 1.1 : value + 1;

/** A pattern without an anchor, or that minds the case; else the same. */
const changedPattern = (pattern: string): string =>
  /^\/\^|\$\/\w*$/.test(pattern)
    ? pattern.replace(/^\/\^|\$(?=\/\w*$)/, (anchor) => (anchor === '$' ? '' : '/'))
    : pattern.replace(/(?<=\/\w*)i(?=\w*$)/, '');
