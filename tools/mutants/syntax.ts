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

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The child nodes with a certain name, such as the `arguments` of a call. */
export const partsOf = (node: Node, name: string): Node[] =>
  [Reflect.get(node, name)].flat().filter(isNode);

/** The first child node with one of these names, such as the `id` of a function. */
export const part = (node: Node, ...names: readonly string[]): Node | undefined =>
  names.flatMap((name) => partsOf(node, name))[0];

/** The name of an identifier or the value of a literal; '' for any other node. */
export const nameOf = (node: Node | undefined): string =>
  node ? String(Reflect.get(node, 'name') ?? Reflect.get(node, 'value') ?? '') : '';
