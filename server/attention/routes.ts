import {
  attentionPageSchema,
  attentionQuerySchema,
  ownThresholdsInputSchema,
  ownThresholdsSchema,
  snoozeInputSchema,
  thresholdsInputSchema,
  thresholdsSchema,
} from '#domain/attention/attentionSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { type BoardDeps, readBoard } from './queries.ts';
import { saveSnooze } from './snoozes.ts';
import {
  ownThresholds,
  practiceThresholds,
  saveOwnThresholds,
  savePracticeThresholds,
} from './thresholds.ts';

export function attentionRoutes(api: Api, deps: Deps & BoardDeps): void {
  const { db, now } = deps;
  api.operation({
    get: '/attention',
    summary: 'Who needs a dietician and why, the most urgent first',
    by: ['dietician'],
    reads: 'attention-list',
    query: attentionQuerySchema,
    gives: attentionPageSchema,
    answer: async ({ session, query }) => {
      const asking = { at: now(), me: session.id };
      return await readBoard(deps, query, asking);
    },
  });

  api.operation({
    put: '/customers/{uid}/attention/snooze',
    summary: 'Put a customer off until a day of theirs, all or one reason, for the whole practice',
    by: ['dietician'],
    changes: 'attention',
    takes: snoozeInputSchema,
    answer: async ({ scope, session, operation, input }) => {
      const byId = session.id;
      await saveSnooze(operation, scope, input, byId);
    },
  });

  api.operation({
    get: '/practice/attention',
    summary: 'From when on somebody needs a dietician',
    by: ['dietician'],
    gives: thresholdsSchema,
    answer: async ({ context }) => {
      const thresholds = await practiceThresholds(db);
      context.header('etag', `"${thresholds.version}"`);
      return thresholds;
    },
  });

  api.operation({
    put: '/practice/attention',
    summary: 'Set from when on somebody needs a dietician',
    by: ['practiceOwner'],
    changes: 'attention-thresholds',
    ifMatch: 'needed',
    takes: thresholdsInputSchema,
    gives: thresholdsSchema,
    answer: async ({ context, operation, input, version }) => {
      await savePracticeThresholds(operation, input, version);
      const thresholds = await practiceThresholds(db);
      context.header('etag', `"${thresholds.version}"`);
      return thresholds;
    },
  });

  api.operation({
    get: '/customers/{uid}/attention',
    summary: 'From when on this customer needs a dietician, where it differs from the practice',
    by: ['dietician'],
    reads: 'attention',
    gives: ownThresholdsSchema,
    answer: async ({ context, scope }) => {
      const thresholds = await ownThresholds(db, scope);
      context.header('etag', `"${thresholds.version}"`);
      return thresholds;
    },
  });

  api.operation({
    put: '/customers/{uid}/attention',
    summary: 'Set from when on this customer needs a dietician; null: as the practice',
    by: ['dietician'],
    changes: 'attention',
    ifMatch: 'needed',
    takes: ownThresholdsInputSchema,
    gives: ownThresholdsSchema,
    answer: async ({ context, scope, operation, input, version }) => {
      await saveOwnThresholds(operation, scope, input, version);
      const thresholds = await ownThresholds(db, scope);
      context.header('etag', `"${thresholds.version}"`);
      return thresholds;
    },
  });
}
