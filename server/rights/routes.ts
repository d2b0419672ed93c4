import {
  deletionInputSchema,
  deletionSchema,
  deletionTermsSchema,
} from '#domain/rights/deletionSchema.ts';
import { audit } from '../audit/declare.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  json,
  nothing,
  operationOf,
  refusals,
  withoutConsent,
} from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import type { ImageDeps } from '../images/deps.ts';
import { dropSessionCookie } from '../signIn/sessionCookie.ts';
import { deletionTerms, requestDeletion, takeDeletionBack } from './deletion.ts';
import { exportOf } from './export.ts';

const download = createRoute({
  method: 'get',
  path: '/customers/{uid}/export',
  summary: 'Everything kept of oneself, as a ZIP file of JSON, CSV and pictures',
  ...allow('owner'),
  ...withoutConsent,
  ...audit('reads', 'customer'),
  request: { params: customerParams },
  responses: {
    200: {
      description: 'The file.',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    },
    ...refusals(401, 403, 404),
  },
});

const terms = createRoute({
  method: 'get',
  path: '/me/deletion',
  summary: 'What deleting one’s own account takes, and how long it can be taken back',
  ...allow('customer'),
  ...withoutConsent,
  responses: { 200: json(deletionTermsSchema), ...refusals(401, 403) },
});

const request = createRoute({
  method: 'post',
  path: '/me/deletion',
  summary: 'Have one’s own account erased after some days',
  ...allow('customer'),
  ...withoutConsent,
  request: { body: body(deletionInputSchema) },
  responses: { 200: json(deletionSchema), ...refusals(401, 403, 422, 429) },
});

const keep = createRoute({
  method: 'delete',
  path: '/me/deletion',
  summary: 'Keep one’s own account after all',
  ...allow('customer'),
  ...withoutConsent,
  responses: { 204: nothing, ...refusals(401, 403) },
});

export function rightsRoutes(api: Api, deps: ImageDeps): void {
  api.openapi(download, async (context) => {
    const file = await exportOf(deps, scopeOf(context));
    return context.body(file, 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="weekplate-my-data.zip"',
    });
  });

  api.openapi(terms, async (context) =>
    context.json(await deletionTerms(deps, sessionOf(context)), 200),
  );

  api.openapi(request, async (context) => {
    const proof = context.req.valid('json');
    const deletion = await requestDeletion(
      operationOf(context),
      context,
      sessionOf(context),
      proof,
    );
    dropSessionCookie(deps, context);
    return context.json(deletion, 200);
  });

  api.openapi(keep, async (context) => {
    await takeDeletionBack(operationOf(context), sessionOf(context).id);
    return context.body(null, 204);
  });
}
