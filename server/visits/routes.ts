import type { Context } from 'hono';
import { SEARCH_MAX } from '#domain/search.ts';
import { boundedText } from '#domain/textSchema.ts';
import {
  addendumInputSchema,
  templateInputSchema,
  templateSchema,
  visitInputSchema,
  visitSchema,
} from '#domain/visits/visitSchema.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, type Env, operationOf, pageOf, pageQuery } from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { type Write, write } from '../http/write.ts';
import { deleteVisit, insertVisit, updateVisit } from './changes.ts';
import { figuresRoute } from './figures.ts';
import { listVisits, readVisit } from './queries.ts';
import { addAddendum, signVisit } from './signed.ts';
import { readTemplate, saveTemplate } from './template.ts';

const path = '/customers/{uid}/visits';

const byOf = (context: Context<Env>, running: Write) => ({
  running,
  scope: scopeOf(context),
  byId: sessionOf(context).id,
  operation: operationOf(context),
});

export function visitRoutes(api: Api, { db }: Deps): void {
  api.operation({
    get: path,
    summary:
      'Private notes of visits, the latest day first; a search finds those with all of its words',
    by: ['dietician'],
    reads: 'visit',
    query: pageQuery.extend({ search: boundedText(SEARCH_MAX).default('') }),
    gives: pageOf(visitSchema),
    answer: ({ scope, query }) => listVisits(db, scope, query),
  });

  api.operation({
    post: path,
    summary: 'Note a visit: its day, what was talked about, the next step',
    by: ['dietician'],
    changes: 'visit',
    once: true,
    takes: visitInputSchema,
    makes: visitSchema,
    refuses: [409],
    answer: async ({ context, scope, input }) => {
      return createOnce(context, input, async (running) => {
        running.changed('visit', scope.customerId);
        return readVisit(running.db, scope, await insertVisit(byOf(context, running), input));
      });
    },
  });

  api.operation({
    put: `${path}/{id}`,
    summary: 'Change what was noted of a visit; what it was is kept',
    by: ['dietician'],
    changes: 'visit',
    ifMatch: 'needed',
    takes: visitInputSchema,
    gives: visitSchema,
    refuses: [409],
    answer: async ({ context, scope, operation, params: { id }, input, version }) => {
      return write(operation, async (running) => {
        running.changed('visit', scope.customerId);
        await updateVisit(byOf(context, running), id, version, input);
        return readVisit(running.db, scope, id);
      });
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete what was noted of a visit; what it was is kept',
    by: ['dietician'],
    deletes: 'visit',
    ifMatch: 'needed',
    refuses: [409],
    answer: async ({ context, scope, operation, params: { id }, version }) => {
      await write(operation, async (running) => {
        running.changed('visit', scope.customerId);
        await deleteVisit(byOf(context, running), id, version);
      });
    },
  });

  api.operation({
    put: `${path}/{id}/signed`,
    summary: 'Sign a visit: from then on nobody changes or deletes it',
    by: ['dietician'],
    changes: 'visit',
    ifMatch: 'needed',
    gives: visitSchema,
    refuses: [409],
    answer: async ({ context, scope, operation, params: { id }, version }) => {
      return write(operation, async (running) => {
        running.changed('visit', scope.customerId);
        await signVisit(byOf(context, running), id, version);
        return readVisit(running.db, scope, id);
      });
    },
  });

  api.operation({
    post: `${path}/{id}/addenda`,
    summary: 'Add something to a signed visit; it stays as it is, too',
    by: ['dietician'],
    changes: 'visit',
    once: true,
    takes: addendumInputSchema,
    makes: visitSchema,
    refuses: [409],
    answer: async ({ context, scope, params: { id }, input }) => {
      return createOnce(context, input, async (running) => {
        running.changed('visit', scope.customerId);
        await addAddendum(byOf(context, running), id, input);
        return readVisit(running.db, scope, id);
      });
    },
  });

  figuresRoute(api, db);

  api.operation({
    get: '/visit-template',
    summary: 'The headings that every new record of the practice begins with',
    by: ['dietician'],
    gives: templateSchema,
    answer: () => readTemplate(db),
  });

  api.operation({
    put: '/visit-template',
    summary: 'Choose the headings of records to come; those that are written keep theirs',
    by: ['dietician'],
    changes: 'visit-template',
    ifMatch: 'needed',
    takes: templateInputSchema,
    gives: templateSchema,
    answer: ({ operation, input, version }) => saveTemplate(operation, input, version),
  });
}
