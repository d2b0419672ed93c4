import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../api/errors.ts';
import { Button, Filled } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { conversed, undoDone } from './api.ts';
import classes from './Inbox.module.css';
import type { Inbox, Settled } from './useInbox.ts';
import { useRest } from './useInbox.ts';
import { say } from './words.ts';

/** The last conversation settled without an answer, with an Undo; after the Undo, the one settled before it. */
export function UndoDone({ inbox: { settled, forgetSettled } }: { inbox: Inbox }) {
  const rest = useRest();
  const undo = useMutation({
    mutationFn: ({ customerId, id }: Settled) => undoDone(customerId, id),
    onSuccess(_, undone) {
      forgetSettled(undone);
      rest.begin();
    },
    onSettled: (_, __, { customerId }) => conversed(customerId),
  });
  if (!settled) return null;
  return (
    <>
      <div className={classes.done} role="status">
        <span title={settled.name}>
          <Filled text={say.nothingWaits} name={<bdi>{settled.name}</bdi>} />
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={undo.isPending}
          onClick={() => rest.isOn() || undo.mutate(settled)}
        >
          {say.undo}
        </Button>
      </div>
      {undo.error && undo.variables.id === settled.id && (
        <Failure message={say.undoFailed} reason={messageOf(undo.error)} />
      )}
    </>
  );
}
