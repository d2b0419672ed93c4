import { Hono, type MiddlewareHandler } from 'hono';
import { accountRoutes } from './accounts/routes.ts';
import { boundedBody } from './api/body.ts';
import { createApi } from './api/create.ts';
import { answerError } from './api/errors.ts';
import { ApiFailure, notFound } from './api/failure.ts';
import type { Api, Env } from './api/operation.ts';
import { sameOriginWrites } from './api/origin.ts';
import { googleRoutes } from './auth/googleRoutes.ts';
import { authRoutes } from './auth/routes.ts';
import { coachingRoutes } from './coaching/routes.ts';
import type { Deps } from './deps.ts';
import { documentRoutes } from './document.ts';
import { healthRoutes } from './health.ts';
import { liveRoutes } from './live/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { savedPlanRoutes } from './plans/savedRoutes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { progressRoutes } from './progress/routes.ts';
import { serveWeb } from './web.ts';

/** A request that only reads passes without a step in between. */
const writesOnly =
  (middleware: MiddlewareHandler): MiddlewareHandler =>
  (context, next) =>
    context.req.method === 'GET' ? next() : middleware(context, next);

/** The whole product as one HTTP application: the API under /api, the web part beside it. */
export function createApp(deps: Deps): { app: Hono<Env>; api: Api } {
  const app = new Hono<Env>();
  app.onError(answerError);
  app.use('/api/*', writesOnly(sameOriginWrites(deps.config)));
  app.use('/api/*', writesOnly(boundedBody));

  const api = createApi(deps);
  healthRoutes(api, deps);
  accountRoutes(api, deps);
  authRoutes(api, deps);
  googleRoutes(api, deps);
  coachingRoutes(api, deps);
  planRoutes(api, deps);
  savedPlanRoutes(api, deps);
  progressRoutes(api, deps);
  profileRoutes(api, deps);
  liveRoutes(api, deps);
  documentRoutes(api);
  app.route('/api', api);
  app.all('/api/*', (context) => {
    const allowed = methodsAt(api, context.req.path);
    if (allowed.length === 0) throw notFound();
    context.header('allow', allowed.join(', '));
    throw new ApiFailure(405, 'method-not-allowed', 'This cannot be done here.');
  });
  serveWeb(app);
  return { app, api };
}

/** The methods that some operation takes at this path, for a 405 instead of a 404. */
function methodsAt(api: Api, path: string): string[] {
  const given = path.replace(/^\/api/, '').split('/');
  const matching = api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const template = definition.route.path.split('/');
    const fits =
      template.length === given.length &&
      template.every((part, index) => part.startsWith('{') || part === given[index]);
    return fits ? [definition.route.method.toUpperCase()] : [];
  });
  return [...new Set(matching)];
}
