import type { RouteConfig } from '@hono/zod-openapi';
import type { Api } from './operation.ts';

/** The operations, of whatever method, whose path matches the one of a request, `/api/customers/c1`. */
export function routesAt(api: Api, path: string): RouteConfig[] {
  const given = path.replace(/^\/api/, '').split('/');
  return api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const declared = definition.route.path.split('/');
    const isMatch =
      declared.length === given.length &&
      declared.every((part, index) => part.startsWith('{') || part === given[index]);
    return isMatch ? [definition.route] : [];
  });
}
