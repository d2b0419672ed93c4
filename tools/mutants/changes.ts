import { type Node, nameOf, parsed, part, partsOf } from './syntax.ts';

/** One small change of a file: `to` replaces what stands between `start` and `end`. */
export type Change = {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  /** A whole statement, which is left out. */
  readonly isStatement?: boolean;
};

// Each becomes the other, in code or in SQL.
const PAIRS = '< <=,> >=,=== !==,&& ||,* /,- +,some every,min max,floor ceil,and or,desc asc,= <>'
  .split(',')
  .map((pair) => pair.split(' '));
const OTHER = new Map(
  PAIRS.flatMap(([a = '', b = '']) => [
    [a, b],
    [b, a],
  ]),
);
/** Calls on a value that can be left out, so that the value itself remains. */
const LEFT_OUT =
  /^(?:filter|where|orderBy|limit|slice|trim|sort|toSorted|reverse|toReversed|toLowerCase|catch|finally|flat|normalize|min|max|optional|nullable)$/;
/** A list of so many texts is a table of words. */
const TABLE = 6;
const LOGS = /^(?:void |await )?log\./;

/**
 * All small changes of a file. Left alone are types, imports, lines for the log, sentences and tables of words:
 * words are data, which have tests and figures of their own.
 */
export function changesOf(path: string, text: string): Change[] {
  const { code, tree } = parsed(path, text);
  const of = ({ start, end }: Node) => code.slice(start, end);
  const found: Change[] = [];
  const put = ({ start, end }: Node, to: string) => found.push({ start, end, to });

  const look = (node: Node, parent: Node) => {
    const [left, right, test, argument, body, callee] = PARTS.map((name) => part(node, name));
    const isAssigned = node.type.startsWith('Assignment');
    const sign = isAssigned ? undefined : OTHER.get(String(Reflect.get(node, 'operator')));
    const isSum = sign === '-' && /['"`]/.test(of(node));
    if (test && node.type !== 'SwitchCase') put(test, `!(${of(test)})`);
    if (left && right && sign && !isSum) put(node, `${of(left)} ${sign} ${of(right)}`);
    if (left && Reflect.get(node, 'operator') === '??') put(node, of(left));
    if (node.type === 'ReturnStatement' && argument) put(argument, 'undefined as never');
    if (node.type === 'ArrowFunctionExpression' && body && body.type !== 'BlockStatement')
      put(body, 'undefined as never');
    if (node.type === 'ExpressionStatement' && !Reflect.get(node, 'directive'))
      found.push({ start: node.start, end: node.end, to: ';', isStatement: true });
    const [object, method] = callee ? [part(callee, 'object'), part(callee, 'property')] : [];
    if (node.type === 'CallExpression' && object && method && parent.type !== 'ChainExpression') {
      const other = OTHER.get(nameOf(method));
      if (other)
        put(node, of({ ...node, end: method.start }) + other + of({ ...node, start: method.end }));
      if (LEFT_OUT.test(nameOf(method))) put(node, of(object));
    }
    if (node.type === 'TaggedTemplateExpression') {
      const found = / (and|or|desc|asc|=|<|<=|>|>=|<>) /i.exec(of(node));
      const other = OTHER.get(found?.[1]?.toLowerCase() ?? '');
      if (found && other) put(node, of(node).replace(found[0], ` ${other} `));
    }
    if (node.type === 'Literal') {
      const value: unknown = Reflect.get(node, 'value');
      const isWord =
        parent.type === 'ArrayExpression' && partsOf(parent, 'elements').length >= TABLE;
      if (typeof value === 'number') put(node, String(otherNumber(value)));
      if (typeof value === 'boolean') put(node, String(!value));
      if (typeof value === 'string' && /^[^\sA-Z]\S*$/.test(value) && !isWord)
        put(node, `'' as never`);
      if (Reflect.get(node, 'regex')) put(node, of(node).replace(ANCHOR, ''));
    }
  };

  const walk = (node: Node, parent: Node) => {
    if (/^TS(?!As|Satisfies|NonNull)|^(?:Import|ExportAll)/.test(node.type)) return;
    if (node.type === 'ExpressionStatement' && LOGS.test(of(node))) return;
    look(node, parent);
    for (const [name, child] of Object.entries<unknown>(node)) {
      const isKey = name === 'key' && !Reflect.get(node, 'computed');
      // A part of a chain such as `a?.b.c` cannot be changed alone.
      const around = parent.type === 'ChainExpression' && name !== 'arguments' ? parent : node;
      for (const each of [child].flat())
        if (isNode(each) && !isKey && name !== 'source') walk(each, around);
    }
  };
  walk(tree, tree);
  return found.filter(({ to, start, end }) => to !== code.slice(start, end));
}

const PARTS = ['left', 'right', 'test', 'argument', 'body', 'callee'];
/** The first anchor of a pattern, or its flag for any case. */
const ANCHOR = /(?<=^\/)\^|\$(?=\/\w*$)|(?<=\/\w*)i(?=\w*$)/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The next whole number; of a number from a hundred on, or a factor, one that somebody can tell from it. */
const otherNumber = (value: number) => {
  if (!Number.isInteger(value)) return value * 1.1;
  return value < 100 ? value + 1 : Math.round(value * 1.1);
};
