import { queryOptions } from '@tanstack/react-query';
import type { ProofAgain } from '#domain/accounts/secondFactorSchema.ts';
import type { Consent } from '#domain/rights/consentSchema.ts';
import type { Deletion, DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { get, send } from '../api/request.ts';

export const deletionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['deletion', userId],
    queryFn: () => get<DeletionTerms>('/api/me/deletion'),
  });

export const requestDeletion = (proof: ProofAgain) =>
  send<Deletion>('POST', '/api/me/deletion', proof);

/** Takes back that one's own account is to be deleted. */
export const keepAccount = () => send<void>('DELETE', '/api/me/deletion');

export const exportPath = (userId: string) => `/api/customers/${encodeURIComponent(userId)}/export`;

export const consentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['consent', userId],
    queryFn: () => get<Consent>('/api/me/consent'),
  });

/** Agrees to the Privacy Policy of a version. Throws 409 where there is another one by now. */
export const agree = (version: string) => send<Consent>('POST', '/api/me/consent', { version });

export const withdraw = () => send<void>('DELETE', '/api/me/consent');
