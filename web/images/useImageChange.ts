import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Me } from '#domain/accounts/account.ts';
import { meChanged } from '../session/sessionStore.ts';

/** Shows one's new picture (or none) everywhere it is shown. */
export function useImageChange(me: Me): (profileImageUrl: string | null) => void {
  const queries = useQueryClient();
  return useCallback(
    (profileImageUrl) => {
      meChanged({ ...me, profileImageUrl });
      const noun = me.role === 'client' ? 'dieticians' : 'customers';
      void queries.invalidateQueries({ queryKey: [noun, me.id] });
    },
    [me, queries],
  );
}
