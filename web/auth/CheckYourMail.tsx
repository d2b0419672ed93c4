import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ResendVerification } from './ResendVerification.tsx';

type Props = { email: string; onCorrect: () => void };

/** Shown after a sign-up whose address has to be confirmed first. */
export function CheckYourMail({ email, onCorrect }: Props) {
  return (
    <AuthLayout
      title="Check your mail"
      lead={
        <>
          We sent a link to <bdi>{email}</bdi>. Follow it and you are in. Nothing there after a few
          minutes? Look in the spam folder, or let us send it again.
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
        <Button variant="subtle" onClick={onCorrect}>
          Wrong address? Correct it
        </Button>
      </div>
    </AuthLayout>
  );
}
