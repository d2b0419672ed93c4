import { Link } from '../ui/Link.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ResendVerification } from './ResendVerification.tsx';

/** After a sign-up that has to be confirmed before anybody goes in. */
export function CheckYourMail({ email }: { email: string }) {
  return (
    <AuthLayout
      title="Check your mail"
      lead={
        <>
          We sent a link to {email}. Follow it and you are in. Nothing there after a few minutes?
          Look in the spam folder, or let us send it again.
        </>
      }
      footer={
        <span>
          Confirmed already? <Link to="/login">Log in</Link>
        </span>
      }
    >
      <div className="stack" data-at-start>
        <ResendVerification email={email} />
      </div>
    </AuthLayout>
  );
}
