import { queryOptions } from '@tanstack/react-query';
import type { Deletion, DeletionTerms } from '#domain/rights/deletionSchema.ts';
import type { Consent } from '#domain/signIn/accountSchema.ts';
import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { get, send } from '../api/request.ts';

export const deletionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['deletion', userId],
    queryFn: () => get<DeletionTerms>('/api/me/deletion'),
  });

export const requestDeletion = (proof: ProofAgain) =>
  send<Deletion>('POST', '/api/me/deletion', proof);

/** Cancels the deletion of one's own account. */
export const keepAccount = () => send<void>('DELETE', '/api/me/deletion');

export const exportPath = (userId: string) => `/api/customers/${encodeURIComponent(userId)}/export`;

export const consentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['consent', userId],
    queryFn: () => get<Consent>('/api/me/consent'),
  });

/** Agrees to a version of the Privacy Policy. Throws 409 if there is a newer one by now. */
export const agree = (version: string) => send<Consent>('POST', '/api/me/consent', { version });

export const withdraw = () => send<void>('DELETE', '/api/me/consent');
