import type { ReactNode } from 'react';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { useLogOut } from '../auth/useLogOut.tsx';
import { Button, type ButtonProps } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';

type Props = {
  title: string;
  lead: string;
  footer: ReactNode;
  about?: ReactNode;
  children: ReactNode;
  logOut: ButtonProps;
};

/**
 * The frame of a question that a customer has to answer before any other screen opens. They may log out instead.
 */
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
