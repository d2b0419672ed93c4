import {
  givenArticleSchema,
  givenArticlesSchema,
  giveSchema,
} from '#domain/articles/articleSchema.ts';
import { audit } from '../audit/declare.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Deps } from '../http/deps.ts';
import { invalidField } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  idempotencyHeaders,
  itemParams,
  json,
  nothing,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf, todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';
import { giveArticle, noteReading, readGiven, takeBack } from './given.ts';

const path = '/customers/{uid}/article-links';

const list = createRoute({
  method: 'get',
  path,
  summary: 'The articles that a customer was given, and which articles they have read',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'article-link', 'article-read'),
  request: { params: customerParams },
  responses: { 200: json(givenArticlesSchema), ...refusals(401, 403, 404) },
});

const give = createRoute({
  method: 'post',
  path,
  summary: 'Give an article to a customer: in general, for a day, or with a plan',
  ...allow('dietician'),
  ...audit('changes', 'article-link'),
  request: { params: customerParams, headers: idempotencyHeaders, body: body(giveSchema) },
  responses: { 201: json(givenArticleSchema), ...refusals(401, 403, 404, 409, 422) },
});

const takeItBack = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Take back an article that a customer was given',
  ...allow('dietician'),
  ...audit('deletes', 'article-link'),
  request: { params: itemParams },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

const hasRead = createRoute({
  method: 'put',
  path: '/customers/{uid}/article-reads/{id}',
  summary: 'Note that one has read an article',
  ...allow('owner'),
  ...audit('changes', 'article-read'),
  request: { params: itemParams },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

export function givenArticleRoutes(api: Api, deps: Deps): void {
  api.openapi(list, async (context) =>
    context.json(await readGiven(deps.db, scopeOf(context)), 200),
  );

  api.openapi(give, async (context) => {
    const scope = scopeOf(context);
    const input = context.req.valid('json');
    const given = await createOnce(context, input, async (running) => {
      if (input.day !== null && input.day < todayOf(deps, scope))
        throw invalidField('day', 'This day is over. Choose today or one that is to come.');
      running.changed('article-link', scope.customerId);
      const made = { id: orderedId(), at: deps.now().toISOString(), by: sessionOf(context).id };
      const { customerId } = scope;
      const news = { customerId, about: input.articleId, at: deps.now() };
      await notifyCustomer(running, { kind: 'article', ...news });
      return giveArticle(running.db, scope, input, made);
    });
    return context.json(given, 201);
  });

  api.openapi(takeItBack, async (context) => {
    const scope = scopeOf(context);
    await write(operationOf(context), async (running) => {
      running.changed('article-link', scope.customerId);
      await takeBack(running.db, scope, context.req.valid('param').id);
    });
    return context.body(null, 204);
  });

  api.openapi(hasRead, async (context) => {
    const scope = scopeOf(context);
    await write(operationOf(context), async (running) => {
      running.changed('article-read', scope.customerId);
      const { id } = context.req.valid('param');
      await noteReading(running.db, scope, id, deps.now().toISOString());
      const { customerId } = scope;
      await settle(running, { kind: 'article', customerId, about: id, at: deps.now() });
    });
    return context.body(null, 204);
  });
}
