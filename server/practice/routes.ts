import { practiceSaveSchema, practiceSchema } from '#domain/practice/practiceSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { proveAgain } from '../signIn/proveAgain.ts';
import { readPractice, savePractice } from './queries.ts';

export function practiceRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/practice',
    summary: 'The practice: name, address, how to reach it, its own legal texts',
    by: ['anyone'],
    gives: practiceSchema,
    answer: async ({ context }) => {
      const practice = await readPractice(deps.db, deps.config);
      context.header('etag', `"${practice.version}"`);
      return practice;
    },
  });

  api.operation({
    put: '/practice',
    summary: 'Save what the practice says about itself, for who proves anew who they are',
    by: ['practiceOwner'],
    changes: 'practice',
    ifMatch: 'needed',
    takes: practiceSaveSchema,
    gives: practiceSchema,
    refuses: [429],
    answer: async ({
      context,
      session,
      operation,
      input: { password, code, ...input },
      version,
    }) => {
      await proveAgain(deps, context, session, { password, code });
      const saved = await savePractice(operation, input, { version, by: session.id });
      context.header('etag', `"${saved.version}"`);
      return saved;
    },
  });
}
