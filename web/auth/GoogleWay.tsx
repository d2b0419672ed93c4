import { Suspense } from 'react';
import { lazyPart } from '../ui/lazyPart.tsx';
import { loadGoogleButton, useSignInOptions } from './signInOptions.ts';

const GoogleButton = lazyPart(loadGoogleButton);

type Props = {
  label: 'Sign in with Google' | 'Sign up with Google';
  /** The token of the invitation by which somebody comes. */
  invitation?: string | null;
};

/** The second way in, where the practice offers it; its code is fetched only there. */
export function GoogleWay({ label, invitation = null }: Props) {
  const { data } = useSignInOptions();
  if (!data?.google) return null;
  return (
    <Suspense>
      <GoogleButton label={label} invitation={invitation} />
    </Suspense>
  );
}
