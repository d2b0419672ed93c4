import type { RouteConfig } from '@hono/zod-openapi';
import * as z from 'zod';
import type { Api } from './operation.ts';

/** No operation accepts a larger body. A plan with 56 full cells is a tenth of this. */
export const MOST_BYTES = 512 * 1024;

/** Every operation accepts this much, so that short values need not be counted exactly. */
export const LEAST_BYTES = 16 * 1024;

// Forms write a character of three UTF-8 bytes as nine (%E2%82%AC); JSON writes it with six at most.
const BYTES_PER_CHARACTER = 9;
const BYTES_PER_VALUE = 32;

/** The parts of a JSON schema that bound the size of a value. */
type Shape = {
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly anyOf?: readonly Shape[];
};

/** The bytes of the largest value of this shape. */
function bytesOf({ maxLength = 0, properties, items, maxItems = 1, anyOf = [] }: Shape): number {
  const fields = Object.entries(properties ?? {});
  return (
    BYTES_PER_VALUE +
    maxLength * BYTES_PER_CHARACTER +
    fields.reduce((sum, [name, of]) => sum + name.length + bytesOf(of), 0) +
    (items ? maxItems * bytesOf(items) : 0) +
    Math.max(0, ...anyOf.map(bytesOf))
  );
}

function limitOf({ request }: RouteConfig): number {
  const sizes = Object.values(request?.body?.content ?? {}).map((content) => {
    const schema = content && 'schema' in content ? content.schema : undefined;
    if (!(schema instanceof z.ZodType)) return 0;
    return bytesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
  });
  return Math.min(MOST_BYTES, Math.max(LEAST_BYTES, ...sizes));
}

/**
 * Returns a function that says how many bytes the body of a request may have, from its method and
 * path (`/api/customers/c1`): as many as the declared schema of its operation can need. The limit of
 * an operation is computed with the first request to it, to keep the start short.
 */
export function bodyLimits(api: Api): (method: string, path: string) => number {
  const known = new Map<object, number>();
  return (method, path) => {
    const limits = routesMatching(api, path)
      .filter((route) => route.method.toUpperCase() === method)
      .map((route) => {
        const limit = known.get(route) ?? limitOf(route);
        known.set(route, limit);
        return limit;
      });
    return Math.max(LEAST_BYTES, ...limits);
  };
}

type DeclaredPath = { readonly route: RouteConfig; readonly parts: readonly string[] };

/** The declared operations by the number of parts of their path: every request looks for its own. */
const byLength = new WeakMap<Api, Map<number, DeclaredPath[]>>();

function operationsOf(api: Api): Map<number, DeclaredPath[]> {
  const all = api.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route'
      ? [{ route: definition.route, parts: definition.route.path.split('/') }]
      : [],
  );
  const grouped = Map.groupBy(all, ({ parts }) => parts.length);
  byLength.set(api, grouped);
  return grouped;
}

/**
 * The operations of any method whose declared path matches that of a request, `/api/customers/c1`. All
 * operations have to be registered before the first request.
 */
export function routesMatching(api: Api, path: string): RouteConfig[] {
  const given = path.replace(/^\/api/, '').split('/');
  const operations = byLength.get(api) ?? operationsOf(api);
  return (operations.get(given.length) ?? [])
    .filter(({ parts }) =>
      parts.every((part, index) => part.startsWith('{') || part === given[index]),
    )
    .map(({ route }) => route);
}
