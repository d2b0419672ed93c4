import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { auditOf, namesCustomer } from '../audit/declare.ts';
import { recorded } from '../audit/record.ts';
import { underConsent } from '../rights/hold.ts';
import { alongsideOf } from './alongside.ts';
import { nameRoute } from './answer.ts';
import type { Deps } from './deps.ts';
import { guard } from './guard.ts';
import { inputOf } from './input.ts';
import { type Api, accessOf, type Env, isBeforeProof, needsConsent } from './operation.ts';
import { speakPlainly } from './plainWords.ts';

speakPlainly();

/**
 * An API whose operations are guarded by their own declaration. Throws at registration for one
 * that declares nothing, so the product does not start with it; nor with one about a customer that
 * does not say what is to be recorded of it.
 */
export function createApi(deps: Deps): Api {
  const api: Api = new OpenAPIHono<Env>();
  api.openapi = ((route, handle) => {
    const access = accessOf(route);
    if (!access || access.length === 0)
      throw new Error(`${route.method} ${route.path} does not declare who may call it`);
    const prove = guard(deps, {
      access,
      path: route.path,
      early: isBeforeProof(route),
      consent: needsConsent(route),
      alongside: alongsideOf(route),
    });
    const read = inputOf(route);
    const audited = auditOf(route);
    if (!audited && namesCustomer(route.path))
      throw new Error(
        `${route.method} ${route.path} does not declare what of a customer it reads or changes`,
      );
    const answer = handle as (context: Context<Env>) => Promise<Response>;
    const audits = audited ? recorded(deps, audited, answer) : answer;
    const changes = audited !== undefined && route.method !== 'get' && needsConsent(route);
    const run = changes ? underConsent(deps, audits) : audits;
    api.openAPIRegistry.registerPath(route);
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const name = `/api${route.path}`;
    return api.on(route.method, path, async (context: Context<Env>) => {
      nameRoute(context, name);
      await prove(context);
      await read(context);
      return run(context);
    });
  }) as typeof api.openapi;
  return api;
}
