import type { ReactNode } from 'react';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { useLogOut } from '../auth/useLogOut.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';

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
  const { busy, failure, logOut } = useLogOut();
  return (
    <AuthLayout title={title} lead={lead} footer={<span>{footer}</span>}>
      {about}
      <div className="stack">
        {children}
        <Button {...look} fullWidth loading={busy} onClick={logOut} />
        {failure && <Failure message={failure} />}
      </div>
    </AuthLayout>
  );
}
