import { Hono } from 'hono';
import { eventRoutes } from '../events/routes.ts';
import { routesMatching } from '../http/body.ts';
import { createApi } from '../http/createApi.ts';
import { answerError } from '../http/errors.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { Api, Env } from '../http/operation.ts';
import { sameOriginWrites } from '../http/origin.ts';
import { localeOfBrowser, readBy } from '../reader.ts';
import { googleRoutes } from '../signIn/googleRoutes.ts';
import { guard } from '../signIn/guard.ts';
import { linkRoutes } from '../signIn/links.ts';
import { ownSessionRoutes } from '../signIn/ownSessions.ts';
import { passkeyRoutes } from '../signIn/passkeyRoutes.ts';
import { authRoutes } from '../signIn/routes.ts';
import { signInRuleRoutes } from '../signIn/ruleRoutes.ts';
import { secondFactorRoutes } from '../signIn/secondFactorRoutes.ts';
import { say } from '../words.ts';
import { documentRoutes, healthRoutes, versionRoutes } from './about.ts';
import { openingRoutes } from './opening.ts';
import { serveWeb } from './web.ts';
import { type AllDeps, NOUN_ROUTES, OPEN_TO_PAGES } from './work.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The product as two HTTP applications: the API under /api, and the web part. */
type App = {
  readonly api: Api;
  readonly routes: Hono<Env>['routes'];
  readonly fetch: Hono<Env>['fetch'];
};

/** `closed`: the paths that nobody may write to, in a demo that is open to strangers. */
export function createApp(deps: AllDeps, closed?: RegExp): App {
  const app = new Hono<Env>();
  app.onError(answerError);
  // Registered for writes only, so that reads pass no middleware.
  app.on(WRITES, '/api/*', sameOriginWrites(deps.config, OPEN_TO_PAGES));
  if (closed)
    app.on(WRITES, '/api/*', (context, next) => {
      if (!closed.test(context.req.path)) return next();
      throw new ApiFailure(403, 'closed-in-demo', say.closedInDemo);
    });
  const api = createApi(deps, (declared, path) => guard(deps, declared, path));

  healthRoutes(api, deps);
  versionRoutes(api, deps);
  openingRoutes(api, (request, env) => app.fetch(request, env));
  authRoutes(api, deps);
  linkRoutes(api, deps);
  googleRoutes(api, deps);
  ownSessionRoutes(api, deps);
  secondFactorRoutes(api, deps);
  passkeyRoutes(api, deps);
  signInRuleRoutes(api, deps);
  eventRoutes(api, deps);
  for (const add of NOUN_ROUTES) add(api, deps);
  documentRoutes(api);
  app.route('/api', api);
  app.notFound((context) => {
    const routes = routesMatching(api, context.req.path);
    const allowed = [...new Set(routes.map(({ method }) => method.toUpperCase()))];
    if (allowed.length === 0) throw notFound();
    context.header('allow', allowed.join(', '));
    throw new ApiFailure(405, 'method-not-allowed', say.cannotBeDone);
  });

  const web = new Hono<Env>();
  web.onError(answerError);
  serveWeb(web, deps);
  return {
    api,
    routes: app.routes,
    fetch: (request, env, context) =>
      readBy(
        localeOfBrowser((name) => request.headers.get(name) ?? undefined),
        () => (isOfApi(request.url) ? app : web).fetch(request, env, context),
      ),
  };
}

const PATH = /^[a-z]+:\/\/[^/]*(\/[^?#]*)/i;

function isOfApi(url: string): boolean {
  const path = PATH.exec(url)?.[1] ?? '/';
  return path === '/api' || path.startsWith('/api/');
}
