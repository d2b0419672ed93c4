import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { refreshSession } from '../session/sessionStore.ts';
import { AuthLayout } from './AuthLayout.tsx';
import classes from './MustProveScreen.module.css';
import { PasskeyCard } from './PasskeyCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { useLogOut } from './useLogOut.tsx';
import { say } from './words.ts';

/** For a dietician whose practice demands a second factor, before anything else. */
export default function MustProveScreen() {
  const { busy, failure, logOut } = useLogOut();
  return (
    <AuthLayout title={say.setUpTwoFactor} lead={say.practiceDemandsTwoFactor}>
      <div className="stack">
        <div>
          <h2 className={classes.way}>{say.anApp}</h2>
          <SecondFactorCard onKept={() => void refreshSession()} />
        </div>
        <div>
          <h2 className={classes.way}>{say.orAPasskey}</h2>
          <PasskeyCard onAdded={() => void refreshSession()} />
        </div>
        <Button variant="subtle" loading={busy} onClick={logOut}>
          {ofKit.logout}
        </Button>
        {failure && <Failure message={failure} />}
      </div>
    </AuthLayout>
  );
}
