import { lazy, type ReactNode, Suspense } from 'react';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { useLogOut } from '../auth/useLogOut.ts';
import { useLive } from '../live/useLive.ts';
import { useMe, useSession } from '../session/session.tsx';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { OfflineBanner } from '../ui/OfflineBanner.tsx';

const SignInAgain = lazy(() => import('../auth/SignInAgain.tsx'));

type Props = {
  title: string;
  lead: string;
  footer: ReactNode;
  about?: ReactNode;
  /** The way on. */
  children: ReactNode;
  /** The other way on. */
  logOut: ButtonProps;
};

/** Stands before every screen of a customer who has something to answer first; or they log out. */
export function BeforeScreens({ title, lead, footer, about, children, logOut: look }: Props) {
  const me = useMe();
  const { ended } = useSession();
  useLive(me, ended);
  const { busy, failure, logOut } = useLogOut();
  return (
    <>
      <OfflineBanner />
      <AuthLayout title={title} lead={lead} footer={<span>{footer}</span>}>
        {about}
        <div className="stack">
          {children}
          <Button {...look} fullWidth loading={busy} onClick={logOut} />
          {failure && <Failure message={failure} />}
        </div>
        {ended && (
          <Suspense>
            <SignInAgain me={me} />
          </Suspense>
        )}
      </AuthLayout>
    </>
  );
}
