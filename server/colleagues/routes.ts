import * as z from 'zod';
import { colleagueSchema, positionChangeSchema } from '#domain/colleagues/colleagueSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { proveAgain } from '../signIn/proveAgain.ts';
import { changePosition, listColleagues } from './position.ts';

export function colleagueRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/colleagues',
    summary: 'Who works in the practice, as what, and with how many customers',
    by: ['dietician'],
    gives: z.strictObject({ items: z.array(colleagueSchema) }),
    answer: async () => ({ items: await listColleagues(deps.db) }),
  });

  api.operation({
    put: '/colleagues/{id}/position',
    summary:
      'Change what a colleague is, or let them leave and hand over what is theirs, for who proves anew who they are',
    by: ['practiceOwner'],
    changes: 'colleague',
    takes: positionChangeSchema,
    refuses: [409, 429],
    answer: async ({ context, session, operation, params: { id }, input }) => {
      const { position: next, successorId, ...proof } = input;
      await proveAgain(deps, context, session, proof);
      await changePosition(operation, { id, next, successorId });
    },
  });
}
