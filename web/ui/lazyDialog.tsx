import { useEffect, useEffectEvent } from 'react';
import { type Load, withStandIn } from './lazyPart.tsx';
import { PART_MISSING } from './MissingPart.tsx';
import { toastFailure } from './toasts.ts';

/**
 * A dialog over the screen, with its code in a file of its own. If that cannot be fetched, a message says so, each
 * time that the dialog is asked for, and the screen stays as it is.
 */
export const lazyDialog = <Props extends object = object>(load: Load<Props>) =>
  withStandIn(load, Told);

type Closing = { onClose?: () => void; onCancel?: () => void; onEnd?: () => void };

function Told({ onClose, onCancel, onEnd }: Closing) {
  // Without this the screen would believe the dialog open, and not open it again.
  const close = useEffectEvent(() => (onClose ?? onCancel ?? onEnd)?.());
  useEffect(() => {
    toastFailure(PART_MISSING);
    close();
  }, []);
  return null;
}
