import { useEffect } from 'react';
import { type Load, withStandIn } from './lazyPart.tsx';
import { PART_MISSING } from './MissingPart.tsx';
import { toastFailure } from './toasts.ts';

/**
 * A dialog over the screen, with its code in a file of its own. If that cannot be fetched, a message says so and
 * the screen stays as it is.
 */
export const lazyDialog = <Props = object>(load: Load<Props>) => withStandIn(load, Told);

function Told() {
  useEffect(() => {
    toastFailure(PART_MISSING);
  }, []);
  return null;
}
