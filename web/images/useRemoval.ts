import { useState } from 'react';
import type { Me } from '#domain/accounts/account.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { removeImage } from './api.ts';
import { reasonOf } from './storingError.ts';

type State = { asking: boolean; busy: boolean; failure: string | null };
const idle: State = { asking: false, busy: false, failure: null };

/** Taking one's picture away, after asking. */
export function useRemoval(me: Me, changed: (url: null) => void) {
  const [state, setState] = useState(idle);

  const confirm = async () => {
    setState((now) => ({ ...now, busy: true, failure: null }));
    try {
      await removeImage(me.id);
    } catch (error) {
      setState({ ...idle, failure: reasonOf(error) });
      return;
    }
    setState(idle);
    changed(null);
    toastSuccess('Picture removed.');
  };

  return {
    ...state,
    ask: () => setState({ ...idle, asking: true }),
    leave: () => setState(idle),
    confirm: () => void confirm(),
  };
}
