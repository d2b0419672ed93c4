import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { refreshSession } from '../session/sessionStore.ts';
import { AuthLayout } from './AuthLayout.tsx';
import classes from './MustProveScreen.module.css';
import { PasskeyCard } from './PasskeyCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { useLogOut } from './useLogOut.tsx';

/** For a dietician whose practice demands a second factor, before anything else. */
export default function MustProveScreen() {
  const { busy, failure, logOut } = useLogOut();
  return (
    <AuthLayout
      title="Set up two-factor sign-in"
      lead="Your practice asks this of every dietician: an authenticator app or a passkey. If you have one already, log out and log in with it."
    >
      <div className="stack">
        <div>
          <h2 className={classes.way}>An authenticator app</h2>
          <SecondFactorCard onKept={() => void refreshSession()} />
        </div>
        <div>
          <h2 className={classes.way}>Or a passkey</h2>
          <PasskeyCard onAdded={() => void refreshSession()} />
        </div>
        <Button variant="subtle" loading={busy} onClick={logOut}>
          Logout
        </Button>
        {failure && <Failure message={failure} />}
      </div>
    </AuthLayout>
  );
}
