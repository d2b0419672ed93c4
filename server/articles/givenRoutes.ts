import {
  givenArticleSchema,
  givenArticlesSchema,
  giveSchema,
} from '#domain/articles/articleSchema.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { invalidField } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import type { Api } from '../http/operation.ts';
import { todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';
import { say } from '../words.ts';
import { giveArticle, noteReading, readGiven, takeBack } from './given.ts';

const path = '/customers/{uid}/article-links';

export function givenArticleRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: path,
    summary: 'The articles that a customer was given, and which articles they have read',
    by: ['owner', 'dietician'],
    reads: ['article-link', 'article-read'],
    gives: givenArticlesSchema,
    answer: ({ scope }) => readGiven(deps.db, scope),
  });

  api.operation({
    post: path,
    summary: 'Give an article to a customer: in general, for a day, or with a plan',
    by: ['dietician'],
    changes: 'article-link',
    once: true,
    takes: giveSchema,
    makes: givenArticleSchema,
    refuses: [409],
    answer: async ({ context, scope, session, input }) => {
      return createOnce(context, input, async (running) => {
        if (input.day !== null && input.day < todayOf(deps, scope))
          throw invalidField('day', say.dayIsOver);
        running.changed('article-link', scope.customerId);
        const made = { id: orderedId(), at: deps.now().toISOString(), by: session.id };
        const { customerId } = scope;
        const news = { customerId, about: input.articleId, at: deps.now() };
        await notifyCustomer(running, { kind: 'article', ...news });
        return giveArticle(running.db, scope, input, made);
      });
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Take back an article that a customer was given',
    by: ['dietician'],
    deletes: 'article-link',
    answer: async ({ scope, operation, params }) => {
      await write(operation, async (running) => {
        running.changed('article-link', scope.customerId);
        await takeBack(running.db, scope, params.id);
      });
    },
  });

  api.operation({
    put: '/customers/{uid}/article-reads/{id}',
    summary: 'Note that one has read an article',
    by: ['owner'],
    changes: 'article-read',
    answer: async ({ scope, operation, params }) => {
      await write(operation, async (running) => {
        running.changed('article-read', scope.customerId);
        const { id } = params;
        await noteReading(running.db, scope, id, deps.now().toISOString());
        const { customerId } = scope;
        await settle(running, { kind: 'article', customerId, about: id, at: deps.now() });
      });
    },
  });
}
