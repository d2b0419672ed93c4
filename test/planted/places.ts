import { type Node, nameOf, part, partsOf, within } from './syntax.ts';

/** A place in a declaration that can be changed. */
export type Place = {
  readonly node: Node;
  /** The text in which the words of a hole are searched for. */
  readonly words: string;
  /** The text of the whole place after the removal; absent if nothing can be removed. */
  readonly without?: Change;
  /** The node that counts when one place is inside another; by default the node itself. */
  readonly whole?: Node;
  /** How the replacement is written; by default it is `becomes` itself. */
  readonly as?: (becomes: string) => string;
};

export type Change = { readonly start: number; readonly end: number; readonly to: string };

const OPERATOR = /^[<>=!&|?]+$/;

/** The kinds of place that a hole can name, by their keyword. */
export const KINDS: Readonly<Record<string, (inside: Node, code: string) => Place[]>> = {
  /** A whole statement. */
  statement: (inside, code) =>
    within(inside)
      .filter(({ type }) => /(Statement|Declaration)$/.test(type) && type !== 'BlockStatement')
      .map((node) => ({ node, words: textOf(node, code), without: { ...node, to: ';' } })),

  /**
   * A side of `&&`, `||` or `??`, or the whole test of an `if` or `? :`. When it is removed, the other side
   * is left.
   */
  condition: (inside, code) =>
    within(inside).flatMap((node) => {
      const [left, right, test] = ['left', 'right', 'test'].map((name) => part(node, name));
      if (test) return [{ node: test, words: textOf(test, code) }];
      if (node.type !== 'LogicalExpression' || !left || !right) return [];
      const other = (side: Node, kept: Node) => ({
        node: side,
        words: textOf(side, code),
        without: { ...node, to: textOf(kept, code) },
      });
      return [other(left, right), other(right, left)];
    }),

  /**
   * A call: the name of its function or method, and words of its arguments. When it is removed, the object of
   * the method is left, or the first argument.
   */
  call: (inside, code) =>
    callsIn(inside, code).map(({ node, callee, words }) => {
      const kept = part(callee, 'object') ?? part(node, 'arguments');
      return { node, words, without: { ...node, to: kept ? textOf(kept, code) : '' } };
    }),

  /** The function or method of a call, to be replaced by another. */
  callee: (inside, code) =>
    callsIn(inside, code).map(({ node, callee, words }) => ({
      node: part(callee, 'property') ?? callee,
      words,
      whole: node,
    })),

  /**
   * An argument that is not a function itself: the name of the called function, and words of the argument.
   */
  argument: (inside, code) =>
    callsIn(inside, code).flatMap(({ node, words }) =>
      partsOf(node, 'arguments')
        .filter(({ type }) => type !== 'ArrowFunctionExpression')
        .map((each) => ({ node: each, words: `${words.split(' ')[0]} ${textOf(each, code)}` })),
    ),

  /** A property of an object: its key, and words of its value, which is replaced. */
  property: (inside, code) =>
    within(inside).flatMap((node) => {
      const value = part(node, 'value');
      if (!value || node.type !== 'Property') return [];
      const key = nameOf(part(node, 'key'));
      const end = node.end + (code[node.end] === ',' ? 1 : 0);
      const isShort = Reflect.get(node, 'shorthand') === true;
      const as = (becomes: string) => (isShort ? `${key}: ${becomes}` : becomes);
      const without = { start: node.start, end, to: '' };
      return [{ node: value, words: `${key} ${textOf(value, code)}`, without, as }];
    }),

  /** A comparison or calculation; its operator may be replaced. */
  comparison: (inside, code) =>
    within(inside).flatMap((node) => {
      const [left, right] = [part(node, 'left'), part(node, 'right')];
      if (node.type !== 'BinaryExpression' || !left || !right) return [];
      const as = (becomes: string) =>
        OPERATOR.test(becomes)
          ? `${textOf(left, code)} ${becomes} ${textOf(right, code)}`
          : becomes;
      return [{ node, words: textOf(node, code), as }];
    }),

  /** A word of a string, of SQL or of a pattern. */
  text: (inside, code) =>
    within(inside)
      .filter(({ type }) => type === 'Literal' || type === 'TemplateElement')
      .map((node) => ({ node, words: textOf(node, code) })),

  /** A returned value, or the value of a constant. */
  value: (inside, code) =>
    within(inside).flatMap((node) => {
      const value =
        node.type === 'ReturnStatement' ? part(node, 'argument') : part(node, 'init', 'body');
      if (!value || value.type === 'BlockStatement') return [];
      return [{ node: value, words: textOf(value, code) }];
    }),
};

const callsIn = (inside: Node, code: string) =>
  within(inside).flatMap((node) => {
    const callee = part(node, 'callee');
    if (!callee) return [];
    const name = nameOf(part(callee, 'property') ?? callee);
    return [{ node, callee, words: `${name} ${code.slice(callee.end, node.end)}` }];
  });

const textOf = ({ start, end }: Node, code: string) => code.slice(start, end);
