import { parseSync } from 'vite';

export type Node = { readonly type: string; readonly start: number; readonly end: number };

/** `code` is the text of the file with blanks instead of its comments. */
export type Parsed = { readonly code: string; readonly tree: Node };

export function parsed(path: string, text: string): Parsed {
  const { program, comments } = parseSync(path, text);
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return { code, tree: program };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A node and all nodes inside it. */
export const within = (node: Node): Node[] => [
  node,
  ...Object.values<unknown>(node)
    .flat()
    .filter(isNode)
    .flatMap((each) => within(each)),
];

/** The child nodes with a certain name, such as the `arguments` of a call. */
export const partsOf = (node: Node, name: string): Node[] =>
  [Reflect.get(node, name)].flat().filter(isNode);

/** The first child node with one of these names, such as the `id` of a function. */
export const part = (node: Node, ...names: readonly string[]): Node | undefined =>
  names.flatMap((name) => partsOf(node, name))[0];

/** The name of an identifier or the value of a literal; '' for any other node. */
export const nameOf = (node: Node | undefined): string =>
  node ? String(Reflect.get(node, 'name') ?? Reflect.get(node, 'value') ?? '') : '';

const DECLARING = [
  'FunctionDeclaration',
  'VariableDeclarator',
  'MethodDefinition',
  'PropertyDefinition',
  'Property',
];

/**
 * The functions, constants, methods and properties with that name, and the handler of an operation:
 * `api.openapi(upload, async (context) => {…})` belongs to `upload`.
 */
export const declarationsOf = (name: string, { tree }: Parsed): Node[] =>
  within(tree).filter((node) => {
    if (DECLARING.includes(node.type)) return nameOf(part(node, 'id', 'key')) === name;
    const [first, second] = partsOf(node, 'arguments');
    const isHandler = first && second?.type === 'ArrowFunctionExpression';
    return isHandler && nameOf(part(first, 'property') ?? first) === name;
  });
