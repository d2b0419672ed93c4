import type { Result, Router } from 'hono/router';

type Node<T> = {
  readonly fixed: Map<string, Node<T>>;
  /** What stands where a path names something: `:uid`. */
  named: { readonly node: Node<T> } | undefined;
  /** By method: what was declared for exactly this path, and how it calls its parts. */
  readonly taken: Map<string, { readonly names: readonly string[]; readonly handlers: T[] }>;
};

const newNode = <T>(): Node<T> => ({ fixed: new Map(), named: undefined, taken: new Map() });

/**
 * Finds the operation of a path by its parts, a fixed part before a named one. Hono's own routers
 * find all that could match, and set up a chain for `…/latest` and `…/{id}` with every request for
 * the one. Knows no patterns but `:name`, and `/*` at the end for what comes before operations.
 */
export class OperationRouter<T> implements Router<T> {
  name = 'OperationRouter';
  readonly #root = newNode<T>();
  readonly #before: { method: string; prefix: string; handler: T }[] = [];

  add(method: string, path: string, handler: T): void {
    if (path.endsWith('/*')) {
      this.#before.push({ method, prefix: path.slice(0, -1), handler });
      return;
    }
    if (/[*?{]/.test(path)) throw new Error(`${path} is no path of an operation`);
    let node = this.#root;
    const names: string[] = [];
    for (const part of path.split('/')) {
      if (part.startsWith(':')) {
        names.push(part.slice(1));
        node.named ??= { node: newNode() };
        node = node.named.node;
      } else {
        const next = node.fixed.get(part) ?? newNode();
        node.fixed.set(part, next);
        node = next;
      }
    }
    const taken = node.taken.get(method);
    if (taken) taken.handlers.push(handler);
    else node.taken.set(method, { names, handlers: [handler] });
  }

  match(method: string, path: string): Result<T> {
    const found: [T, Record<string, string>][] = [];
    for (const { method: of, prefix, handler } of this.#before)
      if (of === method && path.startsWith(prefix)) found.push([handler, {}]);
    const values: string[] = [];
    const taken = find(this.#root, method, path.split('/'), 0, values);
    if (taken) {
      const parts: Record<string, string> = {};
      taken.names.forEach((name, at) => {
        parts[name] = values[at] as string;
      });
      for (const handler of taken.handlers) found.push([handler, parts]);
    }
    return [found];
  }
}

/** Leaves in `values` what stands for the named parts, in their order. */
function find<T>(
  node: Node<T>,
  method: string,
  parts: readonly string[],
  at: number,
  values: string[],
): { readonly names: readonly string[]; readonly handlers: readonly T[] } | undefined {
  const part = parts[at];
  if (part === undefined) return node.taken.get(method);
  const fixed = node.fixed.get(part);
  const below = fixed && find(fixed, method, parts, at + 1, values);
  if (below || !node.named || part === '') return below;
  values.push(part);
  const named = find(node.named.node, method, parts, at + 1, values);
  if (!named) values.pop();
  return named;
}
