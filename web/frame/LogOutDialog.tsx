import type { useLogOut } from '../auth/useLogOut.ts';
import { ConfirmDialog } from '../kit/Dialog.tsx';

/** Asks before logging out discards unsaved work. */
export const LogOutDialog = ({ asked, busy, logOut, stay }: ReturnType<typeof useLogOut>) => (
  <ConfirmDialog
    opened={asked}
    title="Log out"
    message="You have unsaved work in this browser. Log out and discard it?"
    confirmLabel="Log out"
    busy={busy}
    onConfirm={logOut}
    onClose={stay}
  />
);
