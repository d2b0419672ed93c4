import { type Context, Hono } from 'hono';
import { sql } from 'kysely';
import * as z from 'zod';
import { type Me, type Opening, openingPaths, openingSchema } from '#domain/accounts/meSchema.ts';
import { practiceVersionSchema } from '#domain/practice/practiceSchema.ts';
import { newerVersion, VERSION } from '../config/version.ts';
import { eventRoutes } from '../events/routes.ts';
import { routesMatching } from '../http/body.ts';
import { createApi } from '../http/createApi.ts';
import type { Deps } from '../http/deps.ts';
import { answerError } from '../http/errors.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { Api, Env } from '../http/operation.ts';
import { sameOriginWrites } from '../http/origin.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
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
import { serveWeb } from './web.ts';
import { type AllDeps, NOUN_ROUTES, OPEN_TO_PAGES } from './work.ts';

const DAY_MS = 86_400_000;

function healthRoutes(api: Api, { db }: Deps): void {
  api.operation({
    get: '/health',
    summary: 'Whether this instance can do its work: it asks the database',
    by: ['anyone'],
    gives: z.strictObject({ status: z.literal('ok') }),
    answer: async () => {
      await sql`select 1`.execute(db);
      return { status: 'ok' as const };
    },
  });
}

function versionRoutes(api: Api, { config, now }: Deps): void {
  let newer: Promise<string | null> | undefined;
  let askedAt = 0;

  /** Asks at most once a day, and nobody at all unless the operator named whom. */
  function newerOne(): Promise<string | null> {
    if (!config.releasesUrl) return Promise.resolve(null);
    if (!newer || now().getTime() - askedAt > DAY_MS) {
      askedAt = now().getTime();
      newer = newerVersion(config.releasesUrl).catch((error) => {
        log.warn('newer versions not known', { error: wordsOf(error) });
        return null;
      });
    }
    return newer;
  }

  api.operation({
    get: '/version',
    summary: 'The version of this product, and a newer one if there is any',
    by: ['dietician'],
    gives: practiceVersionSchema,
    answer: async () => ({ version: VERSION, newer: await newerOne() }),
  });
}

/** The OpenAPI 3.1 document of the API; each operation states who may call it (`x-access`). */
function documentRoutes(api: Api): void {
  let text: string | undefined;
  api.operation({
    get: '/openapi.json',
    summary: 'This document',
    by: ['anyone'],
    gives: z.record(z.string(), z.unknown()),
    answer: ({ context }) => {
      text ??= JSON.stringify(
        api.getOpenAPI31Document({
          openapi: '3.1.0',
          info: { title: 'Weekplate', version: '1' },
          servers: [{ url: '/api' }],
        }),
      );
      return context.body(text, 200, { 'content-type': 'application/json' });
    },
  });
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

const ME = '/api/me';

/**
 * One request instead of four, for weak networks. Each answer comes from its own operation, called with the
 * headers of this request, so it is guarded as if it were requested alone. `fetch` answers a request to the API.
 */
function openingRoutes(api: Api, fetch: Fetch): void {
  api.operation({
    get: '/opening',
    summary: 'Who is signed in and, for a customer, what their dashboard shows first',
    by: ['anyone'],
    gives: openingSchema,
    answer: async ({ context }) => {
      const ask = async (path: string) => {
        const answer = await fetch(requestLike(context, path), {
          incoming: (context.env as { incoming?: unknown } | undefined)?.incoming,
        });
        // Passes on the cookie that prolongs the session.
        for (const cookie of answer.headers.getSetCookie())
          context.header('set-cookie', cookie, { append: true });
        return { status: answer.status, body: await answer.json() };
      };
      const me = await ask(ME);
      const answers: Opening['answers'] = { [ME]: me };
      const paths = openingPaths((me.body as { me?: Me | null }).me ?? null);
      const others = await Promise.all(paths.map(ask));
      for (const [nth, path] of paths.entries()) {
        const answer = others[nth];
        if (answer) answers[path] = answer;
      }
      return { answers };
    },
  });
}

function requestLike({ req }: Context<Env>, path: string): Request {
  return new Request(new URL(path, req.url), { headers: req.raw.headers });
}

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
