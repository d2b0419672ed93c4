import { useEffect, useSyncExternalStore } from 'react';
import { get } from '../api/request.ts';
import { subscription } from '../store/subscription.ts';

type SignInOptions = {
  google: boolean;
  /** False: mails stay in the practice's outbox. */
  mail: boolean;
  practice: string;
  /** The version of the Privacy Policy. */
  privacy: string;
};

export const loadGoogleButton = () => import('./GoogleButton.tsx');

type Asked = { readonly data: SignInOptions | undefined; readonly isLoading: boolean };

const { subscribe, tell } = subscription();
let asked: Asked = { data: undefined, isLoading: true };
let asking = false;

/** The ways to sign in that this practice offers; fetched once a visit, and again only after a failure. */
export function useSignInOptions(): Asked {
  useEffect(() => void ask(), []);
  return useSyncExternalStore(subscribe, () => asked);
}

/** Fetches the options again, because they have changed. */
export const askSignInOptionsAgain = (): Promise<void> => ask(true);

async function ask(again = false): Promise<void> {
  if (asking || (asked.data && !again)) return;
  asking = true;
  try {
    const data = await get<SignInOptions>('/api/sign-in-options');
    // Loads the Google button first, so that it does not appear late and move the others.
    if (data.google) await loadGoogleButton();
    answer({ data, isLoading: false });
  } catch {
    // The form works without the options; only Google is not offered.
    answer({ data: asked.data, isLoading: false });
  } finally {
    asking = false;
  }
}

function answer(next: Asked): void {
  asked = next;
  tell();
}
