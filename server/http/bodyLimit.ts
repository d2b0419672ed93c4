import type { RouteConfig } from '@hono/zod-openapi';
import * as z from 'zod';
import type { Api } from './operation.ts';

/** No operation accepts a larger body. A plan with 56 full cells is a tenth of this. */
export const MOST_BYTES = 512 * 1024;

/** Every operation accepts this much, so that short values need not be counted exactly; visitors send no more. */
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

function largest({ request }: RouteConfig): number {
  const sizes = Object.values(request?.body?.content ?? {}).map((content) => {
    const schema = content && 'schema' in content ? content.schema : undefined;
    if (!(schema instanceof z.ZodType)) return 0;
    return bytesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
  });
  return Math.min(MOST_BYTES, Math.max(LEAST_BYTES, ...sizes));
}

/**
 * Returns a function that says how many bytes the body of an operation may have: as many as its declared
 * schema can need. Computed with the first request to it, to keep the start short. A visitor without a session
 * sends no more than {@link LEAST_BYTES}.
 */
export function bodyLimit(route: RouteConfig): (hasSession: boolean) => number {
  let limit: number | undefined;
  return (hasSession) => {
    if (!hasSession) return LEAST_BYTES;
    limit ??= largest(route);
    return limit;
  };
}

/** Whether an operation is sent a picture, which goes to a file, not into memory: images/uploadedFile.ts. */
export const isSentPicture = ({ request }: RouteConfig): boolean =>
  Object.keys(request?.body?.content ?? {}).some((type) => type.startsWith('image/'));

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
