import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { ApiError, worthFetchingAgain } from '../../api/request.ts';
import { useBriefMessage } from '../../kit/time.ts';
import type { PlanFailed } from './PlanList.tsx';

type Deletion<P> = {
  readonly remove: (plan: P) => Promise<void>;
  readonly onDeleted: (plan: P) => void;
  /** Shown when deleting failed, before the reason. */
  readonly failed: string;
  /** The query to refetch afterwards. */
  readonly queryKey: QueryKey;
};

const FAILURE_MS = 5000;

/** Deletes a plan of a list after a confirmation; `dialog` holds the props of that question. */
export function useDeletion<P extends { readonly name: string }>(deletion: Deletion<P>) {
  const { remove, onDeleted, failed, queryKey } = deletion;
  const queries = useQueryClient();
  const [asked, ask] = useState<P | null>(null);
  const [failure, fail, clear] = useBriefMessage<PlanFailed>(FAILURE_MS);
  const deleting = useMutation({
    mutationFn: async (plan: P) => {
      try {
        await remove(plan);
      } catch (error) {
        // Somebody else deleted it first, so the wish is fulfilled.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onMutate: clear,
    onSuccess: (_nothing, plan) => onDeleted(plan),
    onError: (error) => fail({ message: failed, reason: messageOf(error) }),
    onSettled: (_nothing, error) => {
      ask(null);
      if (!error || worthFetchingAgain(error)) void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    asked,
    ask,
    failure,
    dialog: {
      opened: asked !== null,
      title: asked ? `Delete “${asked.name}”` : '',
      confirmLabel: 'Delete',
      busy: deleting.isPending,
      onConfirm: () => asked && deleting.mutate(asked),
      onClose: () => ask(null),
    },
  };
}
