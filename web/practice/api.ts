import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProofAgain } from '#domain/accounts/secondFactorSchema.ts';
import type { Practice, PracticeInput } from '#domain/practice/practiceSchema.ts';
import { practiceQuery } from '../api/practice.ts';
import { send } from '../api/request.ts';

export function useSavePractice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...input }: PracticeInput & ProofAgain & { version: number }) =>
      send<Practice>('PUT', '/api/practice', input, { ifMatch: version }),
    onSuccess: (saved) => queries.setQueryData(practiceQuery.queryKey, saved),
    // A refusal may mean that somebody else was first: what they saved is needed to choose.
    onError: () => queries.invalidateQueries(practiceQuery),
  });
}
