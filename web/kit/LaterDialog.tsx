import { type ComponentProps, Suspense } from 'react';
import type { ConfirmDialog, Dialog } from './Dialog.tsx';
import { lazyDialog } from './lazy.tsx';

const load = () => import('./Dialog.tsx');
const Opened = lazyDialog(() => load().then((dialogs) => ({ default: dialogs.Dialog })));
const Asking = lazyDialog(() => load().then((dialogs) => ({ default: dialogs.ConfirmDialog })));

/** A dialog of the frame: its code is no part of the first load. */
export const LaterDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Opened {...props} />
  </Suspense>
);

/** A question of the frame, shown while `opened`. */
export const LaterQuestion = (props: ComponentProps<typeof ConfirmDialog>) =>
  props.opened && (
    <Suspense>
      <Asking {...props} />
    </Suspense>
  );
