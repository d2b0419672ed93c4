import { OpenAPIHono } from '@hono/zod-openapi';
import type { Deps } from '../deps.ts';
import { ApiFailure, notFound } from './failure.ts';
import { guard } from './guard.ts';
import { type Api, accessOf, type Env } from './operation.ts';
import { speakPlainly } from './plainWords.ts';

speakPlainly();

/**
 * An API whose operations are guarded by their own declaration. Throws at registration for one
 * that declares nothing, so the product does not start with it.
 */
export function createApi(deps: Deps): Api {
  const api = new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return;
      // An identifier that cannot exist is answered like one that does not.
      if (result.target === 'param') throw notFound();
      throw invalid(result.error.issues);
    },
  });
  const register = api.openapi;
  api.openapi = ((route, handler, hook) => {
    const access = accessOf(route);
    if (!access || access.length === 0)
      throw new Error(`${route.method} ${route.path} does not declare who may call it`);
    return register(
      { ...route, middleware: [guard(deps, access, route.path)] } as typeof route,
      handler,
      hook,
    );
  }) as typeof register;
  return api;
}

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
  readonly keys?: readonly string[];
};

/** A 422 with a sentence for each field, by its dotted path. */
export function invalid(issues: readonly Issue[]): ApiFailure {
  // A field may be called __proto__ or constructor by whoever sends it: a plain object has those.
  const fields = new Map<string, string>();
  const say = (path: string, message: string) => {
    if (!fields.has(path)) fields.set(path, message);
  };
  for (const issue of issues.slice(0, 100)) {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? [])
        say(path ? `${path}.${key}` : key, 'There is no such field.');
    } else say(path || 'body', issue.message);
  }
  return new ApiFailure(422, 'invalid', 'Some fields are not right yet.', {
    fields: Object.fromEntries(fields),
  });
}
