import { practiceSaveSchema, practiceSchema } from '#domain/practice/practiceSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  ifMatchHeaders,
  json,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { proveAgain } from '../signIn/proveAgain.ts';
import { readPractice, savePractice } from './queries.ts';

const read = createRoute({
  method: 'get',
  path: '/practice',
  summary: 'The practice: name, address, how to reach it, its own legal texts',
  ...allow('anyone'),
  responses: { 200: json(practiceSchema) },
});

const save = createRoute({
  method: 'put',
  path: '/practice',
  summary: 'Save what the practice says about itself, for who proves anew who they are',
  ...allow('dietician'),
  ...audit('changes', 'practice'),
  request: { headers: ifMatchHeaders, body: body(practiceSaveSchema) },
  responses: { 200: json(practiceSchema), ...refusals(401, 403, 412, 422, 428, 429) },
});

export function practiceRoutes(api: Api, deps: Deps): void {
  api.openapi(read, async (context) => {
    const practice = await readPractice(deps.db, deps.config);
    context.header('etag', `"${practice.version}"`);
    return context.json(practice, 200);
  });

  api.openapi(save, async (context) => {
    const { password, code, ...input } = context.req.valid('json');
    const session = sessionOf(context);
    const version = ifMatch(context);
    await proveAgain(deps, context, session, { password, code });
    const saved = await savePractice(operationOf(context), input, { version, by: session.id });
    context.header('etag', `"${saved.version}"`);
    return context.json(saved, 200);
  });
}
