import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from './address.tsx';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './Dialog.tsx';
import { Failure } from './Notice.tsx';
import { toastSuccess } from './Toaster.tsx';

type Props = {
  /** One by one, as a build keeps only words that are named. */
  words: {
    readonly button: string;
    readonly title: string;
    readonly sure: string;
    readonly confirm: string;
    readonly done: string;
    readonly failed: string;
  };
  remove: () => Promise<void>;
  /** The document in the cache, and the list that it is gone from. */
  one: QueryKey;
  list: QueryKey;
  /** The screen with the list. */
  to: string;
  onDeleted: () => void;
};

/** At the end of the screen of a document: deletes it, asks first, and leads back to the list. */
export function DeleteDocument({ words, remove, one, list, to, onDeleted }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      onDeleted();
      toastSuccess(words.done);
      void navigate(to, { replace: true });
      queries.removeQueries({ queryKey: one });
      void queries.invalidateQueries({ queryKey: list });
    },
    // Somebody else may have changed it meanwhile.
    onError: () => queries.invalidateQueries({ queryKey: one }),
    onSettled: () => setAsks(false),
  });
  return (
    <div className="above-6">
      <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
        {words.button}
      </Button>
      <Failure message={words.failed} error={error} />
      <ConfirmDialog
        opened={asks}
        title={words.title}
        message={words.sure}
        confirmLabel={words.confirm}
        busy={isPending}
        onConfirm={mutate}
        onClose={() => setAsks(false)}
      />
    </div>
  );
}
