import {
  colleagueInvitationSchema,
  invitationSchema,
} from '#domain/invitations/invitationSchema.ts';
import { notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { proveAgain } from '../signIn/proveAgain.ts';
import { inviteColleague, mailAgain, revoke } from './changes.ts';
import { type InvitationDeps, KIND } from './letter.ts';
import { listInvitations, readInvitation } from './queries.ts';

const path = '/colleague-invitations';

/** Invitations of colleagues; only owners see and make them. */
export function colleagueInvitationRoutes(api: Api, deps: InvitationDeps): void {
  const read = async (id: string) => {
    const invitation = await readInvitation(deps, id, 'colleagues');
    if (!invitation) throw notFound();
    return invitation;
  };

  api.operation({
    get: path,
    summary: 'Which colleagues were invited, the newest first',
    by: ['practiceOwner'],
    query: pageQuery,
    gives: pageOf(invitationSchema),
    answer: ({ query }) => listInvitations(deps, query, 'colleagues'),
  });

  api.operation({
    post: path,
    summary:
      'Invite a colleague by letter, or without a mail server by a link, for who proves anew who they are',
    by: ['practiceOwner'],
    changes: 'colleague',
    once: true,
    takes: colleagueInvitationSchema,
    makes: invitationSchema,
    refuses: [429],
    answer: async ({ context, session, input: { password, code, ...input } }) => {
      await proveAgain(deps, context, session, { password, code });
      const { id } = await createOnce(context, input, async (running) => ({
        id: await inviteColleague(deps, running, session.id, input),
      }));
      deps.outbox.sendSoon(KIND);
      return await read(id);
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Revoke the invitation of a colleague',
    by: ['practiceOwner'],
    deletes: 'colleague',
    refuses: [409],
    answer: async ({ operation, params }) => {
      await write(operation, (running) => revoke(deps, running, params.id, 'colleagues'));
    },
  });

  api.operation({
    post: `${path}/{id}/letter`,
    summary: 'Mail the invitation of a colleague again, with another link',
    by: ['practiceOwner'],
    changes: 'colleague',
    gives: invitationSchema,
    refuses: [409, 429],
    answer: async ({ session, operation, params: { id } }) => {
      await write(operation, (running) => mailAgain(deps, running, session.id, id, 'colleagues'));
      deps.outbox.sendSoon(KIND);
      return await read(id);
    },
  });
}
