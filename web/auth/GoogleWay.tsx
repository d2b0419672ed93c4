import { Suspense } from 'react';
import { lazyPart } from '../kit/lazy.tsx';
import { loadGoogleButton, useSignInOptions } from './signInOptions.ts';

const GoogleButton = lazyPart(loadGoogleButton);

type Props = {
  label: string;
  /** The token of the invitation that brought the user here. */
  invitation?: string | null;
};

/** Sign-in with Google, where the practice offers it; the code is loaded only then. */
export function GoogleWay({ label, invitation = null }: Props) {
  const { data } = useSignInOptions();
  if (!data?.google) return null;
  return (
    <Suspense>
      <GoogleButton label={label} invitation={invitation} />
    </Suspense>
  );
}
