import { useEffect } from 'react';
import { type Load, withStandIn } from './lazyPart.tsx';
import { PART_MISSING } from './MissingPart.tsx';
import { toastFailure } from './toasts.ts';

/**
 * What opens over the screen, its code a file of its own. Where that cannot be fetched, it is said, and the
 * screen stays as it is.
 */
export const lazyDialog = <Props = object>(load: Load<Props>) => withStandIn(load, Told);

function Told() {
  useEffect(() => {
    toastFailure(PART_MISSING);
  }, []);
  return null;
}
