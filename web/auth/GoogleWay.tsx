import { lazy, Suspense } from 'react';
import { loadGoogleButton, useSignInOptions } from './signInOptions.ts';

const GoogleButton = lazy(loadGoogleButton);

/** The second way in, where the practice offers it; its code is fetched only there. */
export function GoogleWay({ label }: { label: 'Sign in with Google' | 'Sign up with Google' }) {
  const { data } = useSignInOptions();
  if (!data?.google) return null;
  return (
    <Suspense>
      <GoogleButton label={label} />
    </Suspense>
  );
}
