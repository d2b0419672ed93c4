import type { RouteConfig } from '@hono/zod-openapi';
import * as z from 'zod';
import type { Api } from './operation.ts';
import { routesAt } from './routesAt.ts';

/** No operation takes more. A plan of 56 full cells is a tenth of this. */
export const MOST_BYTES = 512 * 1024;

/** Every operation takes as much: names, numbers, blanks and brackets are not worth counting. */
export const LEAST_BYTES = 16 * 1024;

// A character of three bytes in UTF-8, as a form writes it; JSON needs six at most.
const BYTES_A_CHARACTER = 9;
const BYTES_A_VALUE = 32;

type Shape = {
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly anyOf?: readonly Shape[];
};

/** How many bytes the largest value of this shape may take on its way. */
function bytesOf({ maxLength = 0, properties, items, maxItems = 1, anyOf = [] }: Shape): number {
  const fields = Object.entries(properties ?? {});
  return (
    BYTES_A_VALUE +
    maxLength * BYTES_A_CHARACTER +
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
 * How many bytes the body of a request may have: as many as what its operation declares can need.
 * Worked out with the first request to it, since a start needs none of it.
 */
export function bodyLimits(api: Api): (method: string, path: string) => number {
  const known = new Map<object, number>();
  return (method, path) => {
    const limits = routesAt(api, path)
      .filter((route) => route.method.toUpperCase() === method)
      .map((route) => {
        const limit = known.get(route) ?? limitOf(route);
        known.set(route, limit);
        return limit;
      });
    return Math.max(LEAST_BYTES, ...limits);
  };
}
