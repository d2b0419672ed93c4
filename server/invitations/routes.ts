import * as z from 'zod';
import {
  colleagueInvitationSchema,
  invitationCheckSchema,
  invitationLinkInputSchema,
  invitationSchema,
  invitationsInputSchema,
  invitedSchema,
  openedInvitationAnswerSchema,
  openedInvitationSchema,
  refusedSchema,
} from '#domain/invitations/invitationSchema.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { write } from '../http/write.ts';
import { countTry, forgetTry } from '../signIn/limits.ts';
import { proveAgain } from '../signIn/proveAgain.ts';
import { linkHash } from '../signIn/sealedLink.ts';
import { invite, inviteColleague, mailAgain, makeLink, revoke } from './changes.ts';
import { type InvitationDeps, KIND } from './letter.ts';
import { listInvitations, openedInvitation, readInvitation, reasonsAgainst } from './queries.ts';

const COLLEAGUES = '/colleague-invitations';

/** Invitations of colleagues; only owners see and make them. */
function colleagueInvitationRoutes(api: Api, deps: InvitationDeps): void {
  const read = async (id: string) => {
    const invitation = await readInvitation(deps, id, 'colleagues');
    if (!invitation) throw notFound();
    return invitation;
  };

  api.operation({
    get: COLLEAGUES,
    summary: 'Which colleagues were invited, the newest first',
    by: ['practiceOwner'],
    query: pageQuery,
    gives: pageOf(invitationSchema),
    answer: ({ query }) => listInvitations(deps, query, 'colleagues'),
  });

  api.operation({
    post: COLLEAGUES,
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
    delete: `${COLLEAGUES}/{id}`,
    summary: 'Revoke the invitation of a colleague',
    by: ['practiceOwner'],
    deletes: 'colleague',
    refuses: [409],
    answer: async ({ operation, params }) => {
      await write(operation, (running) => revoke(deps, running, params.id, 'colleagues'));
    },
  });

  api.operation({
    post: `${COLLEAGUES}/{id}/letter`,
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

const path = '/invitations';

export function invitationRoutes(api: Api, deps: InvitationDeps): void {
  const read = async (db: Db, id: string) => {
    const invitation = await readInvitation({ ...deps, db }, id);
    if (!invitation) throw notFound();
    return invitation;
  };

  colleagueInvitationRoutes(api, deps);

  api.operation({
    get: path,
    summary: 'Whom the practice invited, the newest first',
    by: ['dietician'],
    query: pageQuery,
    gives: pageOf(invitationSchema),
    answer: ({ query }) => listInvitations(deps, query),
  });

  api.operation({
    post: path,
    summary: 'Invite customers by letter; says who was not invited, and why',
    by: ['assistant'],
    changes: 'invitation',
    once: true,
    takes: invitationsInputSchema,
    makes: invitedSchema,
    refuses: [429],
    answer: async ({ context, session, input }) => {
      const { ids, refused } = await createOnce(context, input, (running) =>
        invite(deps, running, session.id, input),
      );
      deps.outbox.sendSoon(KIND);
      const refusedOf = ({ at, reason }: (typeof refused)[number]) => ({
        email: input.invitees[at]?.email ?? '',
        reason,
      });
      return { ids, refused: refused.map(refusedOf) };
    },
  });

  api.operation({
    post: '/invitation-checks',
    summary: 'Who of a list would not be invited, and why; nothing is sent',
    by: ['assistant'],
    takes: invitationCheckSchema,
    gives: z.strictObject({ refused: z.array(refusedSchema) }),
    answer: async ({ input: { emails } }) => {
      const reasons = await reasonsAgainst(deps, emails);
      const refused = emails.flatMap((email, at) => {
        const reason = reasons[at];
        return reason ? [{ email, reason }] : [];
      });
      return { refused };
    },
  });

  api.operation({
    post: '/invitation-links',
    summary: 'Make a link that invites: for one person, or for many in place of the one before',
    by: ['assistant'],
    changes: 'invitation',
    once: true,
    takes: invitationLinkInputSchema,
    makes: invitationSchema,
    refuses: [429],
    answer: async ({ context, session: { id: dieticianId }, input }) => {
      // Only the id is stored as the answer: the link is derived from it, and must not be stored.
      const { id } = await createOnce(context, input, async (running) => ({
        id: await makeLink(deps, running, dieticianId, input),
      }));
      return await read(deps.db, id);
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Revoke an invitation, and forget whom it was for',
    by: ['assistant'],
    deletes: 'invitation',
    refuses: [409],
    answer: async ({ operation, params }) => {
      await write(operation, (running) => revoke(deps, running, params.id));
    },
  });

  api.operation({
    post: `${path}/{id}/letter`,
    summary: 'Mail an invitation again, with another link in place of the one before',
    by: ['assistant'],
    changes: 'invitation',
    gives: invitationSchema,
    refuses: [409, 429],
    answer: async ({ session, operation, params: { id } }) => {
      await write(operation, (running) => mailAgain(deps, running, session.id, id));
      deps.outbox.sendSoon(KIND);
      return await read(deps.db, id);
    },
  });

  api.operation({
    // POST, because a token in an address would be written to logs.
    post: '/opened-invitations',
    summary: 'Who invites, for whoever has the link; it is not used up by being asked about',
    by: ['anyone'],
    takes: openedInvitationSchema,
    gives: openedInvitationAnswerSchema,
    refuses: [429],
    answer: async ({ context, input }) => {
      const address = addressOf(deps.config, context);
      await countTry(deps, 'proofByNetwork', address);
      const hash = linkHash(deps.config.secret, 'invitation', input.token);
      const found = hash === null ? null : await openedInvitation(deps, hash);
      if (!found) return { invitation: null };
      await forgetTry(deps, 'proofByNetwork', address);
      return { invitation: { ...found, practice: await deps.practice() } };
    },
  });
}
