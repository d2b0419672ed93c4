import { useQuery } from '@tanstack/react-query';
import { IMAGE_FAILURES } from '#domain/images/failure.ts';
import { ApiError, refusal } from '../api/request.ts';

const LOST = 'object-not-found';

/**
 * The sentence for a picture that is recorded but missing in the storage; null while all is well. An `img`
 * reports no reason, and the initials in its place look as if no picture had been chosen.
 */
export function useLostImage(profileImageUrl: string | null): string | null {
  const { error } = useQuery({
    queryKey: ['profile-image', profileImageUrl],
    enabled: profileImageUrl !== null,
    queryFn: async () => {
      const answer = await fetch(profileImageUrl ?? '');
      if (!answer.ok) throw await refusal(profileImageUrl ?? '', answer);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return error instanceof ApiError && error.code === LOST ? IMAGE_FAILURES[LOST] : null;
}
