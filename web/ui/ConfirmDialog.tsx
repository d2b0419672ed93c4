import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  opened: boolean;
  title: string;
  message: ReactNode;
  /** The label of the confirming button. */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  /** The message is still being fetched: it can be cancelled, but not confirmed. */
  waits?: boolean;
};

/** Asks before something that cannot be undone. Escape and Cancel leave everything as it is. */
export function ConfirmDialog(props: Props) {
  const { opened, title, message, confirmLabel, onConfirm, onClose } = props;
  const { busy = false, waits = false } = props;
  if (!opened) return null;
  return (
    <Dialog title={title} onClose={busy ? undefined : onClose}>
      <div>{message}</div>
      <div className="buttons" data-foot>
        <Button variant="default" onClick={() => busy || onClose()} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={onConfirm} loading={busy || waits}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
