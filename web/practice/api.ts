import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Practice, PracticeInput, PracticeVersion } from '#domain/practice/practiceSchema.ts';
import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { get, send } from '../api/request.ts';
import { showBrand } from '../kit/Brand.tsx';

const practiceQuery = queryOptions({
  queryKey: ['practice'],
  queryFn: () => get<Practice>('/api/practice'),
});

/** The practice's name and contact details; for anybody, signed in or not. */
export const usePractice = () => useQuery(practiceQuery);

/** The version of the product, and a newer one if there is any. */
export const useVersion = () =>
  useQuery({ queryKey: ['version'], queryFn: () => get<PracticeVersion>('/api/version') });

export function useSavePractice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...input }: PracticeInput & ProofAgain & { version: number }) =>
      send<Practice>('PUT', '/api/practice', input, { ifMatch: version }),
    onSuccess(saved) {
      queries.setQueryData(practiceQuery.queryKey, saved);
      showBrand({ name: saved.name });
    },
    // Somebody else may have saved first. The form shows their values.
    onError: () => queries.invalidateQueries(practiceQuery),
  });
}
