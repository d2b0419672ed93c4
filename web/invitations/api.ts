import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type {
  ColleagueInput,
  Invitation,
  InvitationLinkInput,
  InvitationsInput,
  Invited,
} from '#domain/invitations/invitationSchema.ts';
import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { pagesQuery } from '../api/pages.ts';
import { ApiError, get, send } from '../api/request.ts';
import { invalidate } from '../live/queryClient.tsx';

export const INVITATIONS = '/api/invitations';

export const invitationsQuery = pagesQuery<Invitation>(['invitation', 'list'], INVITATIONS);

/** Whether the practice has a mail server; without one, dieticians hand the links over. */
export const mailsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: () => get<{ mail: boolean }>('/api/sign-in-options'),
  staleTime: Number.POSITIVE_INFINITY,
});
export const useMails = (): boolean => useQuery(mailsQuery).data?.mail !== false;

export const COLLEAGUES = '/api/colleague-invitations';

export const colleaguesInvitedQuery = pagesQuery<Invitation>(
  ['colleague', 'invitations'],
  COLLEAGUES,
);

export type ColleagueInvited = ColleagueInput & ProofAgain;

export const inviteColleague = (input: ColleagueInvited, key: string) =>
  send<Invitation>('POST', COLLEAGUES, input, { idempotencyKey: key });

export const refetchInvitations = (): void => {
  invalidate(['invitation']);
  invalidate(['colleague']);
};

export const sendInvitations = (input: InvitationsInput, key: string) =>
  send<Invited>('POST', INVITATIONS, input, { idempotencyKey: key });

export const makeLink = (input: InvitationLinkInput, key: string) =>
  send<Invitation>('POST', '/api/invitation-links', input, { idempotencyKey: key });

/** Which of these people would not be invited; asked before anything is sent. */
export const checkQuery = (emails: readonly string[]) =>
  queryOptions({
    queryKey: ['invitation', 'check', emails],
    queryFn: () => send<Pick<Invited, 'refused'>>('POST', '/api/invitation-checks', { emails }),
    enabled: emails.length > 0,
    gcTime: 0,
  });

export const useMailAgain = (path: string) =>
  useMutation({
    mutationFn: (id: string) =>
      send<Invitation>('POST', `${path}/${encodeURIComponent(id)}/letter`),
    onSettled: refetchInvitations,
  });

export const useRevoke = (path: string) =>
  useMutation({
    mutationFn: async (id: string) => {
      try {
        await send<void>('DELETE', `${path}/${encodeURIComponent(id)}`);
      } catch (error) {
        // Already revoked in another tab. If somebody has used it in the meantime, the error is shown.
        const isGone = error instanceof ApiError && error.status === 404;
        if (!isGone && !(error instanceof ApiError && error.code === 'invitation-revoked'))
          throw error;
      }
    },
    onSettled: refetchInvitations,
  });
