import {
  libraryOrderSchema,
  libraryPlanChangeSchema,
  libraryPlanInputSchema,
  libraryPlanSchema,
  libraryPlanSummarySchema,
  librarySearchSchema,
  libraryTagSchema,
} from '#domain/planLibrary/libraryPlanSchema.ts';
import { tagCountsSchema } from '#domain/textSchema.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { changeLibraryPlan, noteUse, putBack, putIn, takeOut } from './changes.ts';
import { countLibraryTags, listLibrary, readLibraryPlan } from './queries.ts';

const path = '/plan-library';

export function planLibraryRoutes(api: Api, deps: Deps): void {
  const { db } = deps;
  const instant = () => deps.now().toISOString();

  api.operation({
    get: path,
    summary: 'The plans that the practice keeps, used last first or by name; by word and tag',
    by: ['dietician'],
    query: pageQuery.extend({
      search: librarySearchSchema.default(''),
      tag: libraryTagSchema.optional(),
      order: libraryOrderSchema.default('used'),
    }),
    gives: pageOf(libraryPlanSummarySchema),
    answer: ({ query }) => listLibrary(db, query),
  });

  api.operation({
    get: '/plan-library-tags',
    summary: 'The tags of the plan library, most used first',
    by: ['dietician'],
    gives: tagCountsSchema,
    answer: () => countLibraryTags(db),
  });

  api.operation({
    post: path,
    summary: 'Keep a week in the plan library',
    by: ['dietician'],
    changes: 'library-plan',
    once: true,
    takes: libraryPlanInputSchema,
    makes: libraryPlanSchema,
    refuses: [409],
    answer: async ({ context, session, input }) => {
      const made = { at: instant(), by: session.id };
      return createOnce(context, input, async (running) => {
        running.changed('library-plan', '');
        const id = orderedId();
        await putIn(running.db, input, { ...made, id });
        return readLibraryPlan(running.db, id);
      });
    },
  });

  api.operation({
    get: `${path}/{id}`,
    summary: 'One plan of the library, with its week',
    by: ['dietician'],
    gives: libraryPlanSchema,
    answer: ({ params }) => readLibraryPlan(db, params.id),
  });

  api.operation({
    put: `${path}/{id}`,
    summary: 'Change what a plan of the library is called, or its week too',
    by: ['dietician'],
    changes: 'library-plan',
    ifMatch: 'needed',
    takes: libraryPlanChangeSchema,
    gives: libraryPlanSchema,
    answer: async ({ operation, params: { id }, input, version }) => {
      const changed = { id, version, at: instant() };
      return write(operation, async (running) => {
        running.changed('library-plan', '');
        await changeLibraryPlan(running.db, input, changed);
        return readLibraryPlan(running.db, id);
      });
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Take a plan out of the library; for thirty days it can be put back',
    by: ['dietician'],
    deletes: 'library-plan',
    ifMatch: 'needed',
    answer: async ({ operation, params: { id }, version }) => {
      const taken = { id, version, now: deps.now() };
      await write(operation, async (running) => {
        running.changed('library-plan', '');
        await takeOut(running.db, taken);
      });
    },
  });

  api.operation({
    put: `${path}/{id}/put-back`,
    summary: 'Put a plan back that was taken out of the library',
    by: ['dietician'],
    changes: 'library-plan',
    refuses: [409],
    answer: async ({ operation, params: { id } }) => {
      await write(operation, async (running) => {
        if (await putBack(running.db, id)) running.changed('library-plan', '');
      });
    },
  });

  api.operation({
    put: `${path}/{id}/used`,
    summary: 'Note that a plan was begun from one of the library',
    by: ['dietician'],
    changes: 'library-plan',
    answer: async ({ operation, params: { id } }) => {
      await write(operation, async (running) => {
        running.changed('library-plan', '');
        await noteUse(running.db, id, instant());
      });
    },
  });
}
