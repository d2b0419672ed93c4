import { queryOptions } from '@tanstack/react-query';
import type { ProofAgain } from '#domain/accounts/secondFactorSchema.ts';
import type { Deletion, DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { get, send } from '../api.ts';

export const deletionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['deletion', userId],
    queryFn: () => get<DeletionTerms>('/api/me/deletion'),
  });

export const requestDeletion = (proof: ProofAgain) =>
  send<Deletion>('POST', '/api/me/deletion', proof);

export const exportPath = (userId: string) => `/api/customers/${encodeURIComponent(userId)}/export`;
