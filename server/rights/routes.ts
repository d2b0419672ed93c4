import {
  deletionInputSchema,
  deletionSchema,
  deletionTermsSchema,
} from '#domain/rights/deletionSchema.ts';
import type { Api } from '../http/operation.ts';
import type { ImageDeps } from '../images/squares.ts';
import { dropSessionCookie } from '../signIn/sessionCookie.ts';
import { deletionTerms, requestDeletion, takeDeletionBack } from './deletion.ts';
import { exportOf } from './export.ts';

export function rightsRoutes(api: Api, deps: ImageDeps): void {
  api.operation({
    get: '/customers/{uid}/export',
    summary: 'Everything kept of oneself, as a ZIP file of JSON, CSV and pictures',
    by: ['owner'],
    reads: 'customer',
    withoutConsent: true,
    responses: {
      200: {
        description: 'The file.',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    answer: async ({ context, scope }) => {
      const file = await exportOf(deps, scope);
      return context.body(file, 200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="weekplate-my-data.zip"',
      });
    },
  });

  api.operation({
    get: '/me/deletion',
    summary: 'What deleting one’s own account takes, and how long it can be taken back',
    by: ['customer'],
    withoutConsent: true,
    gives: deletionTermsSchema,
    answer: ({ session }) => deletionTerms(deps, session),
  });

  api.operation({
    post: '/me/deletion',
    summary: 'Have one’s own account erased after some days',
    by: ['customer'],
    withoutConsent: true,
    takes: deletionInputSchema,
    gives: deletionSchema,
    refuses: [429],
    answer: async ({ context, session, operation, input: proof }) => {
      const deletion = await requestDeletion(operation, context, session, proof);
      dropSessionCookie(deps, context);
      return deletion;
    },
  });

  api.operation({
    delete: '/me/deletion',
    summary: 'Keep one’s own account after all',
    by: ['customer'],
    withoutConsent: true,
    answer: async ({ session, operation }) => {
      await takeDeletionBack(operation, session.id);
    },
  });
}
