import { useMe } from '../session/session.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import classes from './AccountScreen.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { useHasPassword } from './hasPassword.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { useSecondFactor } from './secondFactor.ts';
import { Verified } from './Verified.tsx';
import { YourData } from './YourData.tsx';

/** How the person signs in. */
export default function AccountScreen() {
  const me = useMe();
  const password = useHasPassword(me.id);
  const factor = useSecondFactor();
  const isPending = password.isPending || factor.isPending;
  return (
    <Page title="Sign-in settings" narrow>
      <section className={classes.card} aria-labelledby="account-email">
        <h2 id="account-email" className={classes.title}>
          E-mail
        </h2>
        <p className={classes.email}>
          <span>{me.email}</span>
          <Verified verified={me.emailVerified} />
        </p>
        {!me.emailVerified && (
          <>
            <p className="quiet">
              Follow the link in the mail we sent, so that we know that we can reach you.
            </p>
            <ResendVerification email={me.email} />
          </>
        )}
      </section>
      <section className={classes.card} aria-labelledby="account-password">
        <h2 id="account-password" className={classes.title}>
          Password
        </h2>
        {isPending && <Skeleton height={328} aria-busy="true" />}
        {!isPending &&
          (password.data?.hasPassword === false ? (
            <FirstPassword email={me.email} />
          ) : (
            <>
              <p className="quiet">Changing it signs you out everywhere else.</p>
              <ChangePassword email={me.email} />
            </>
          ))}
      </section>
      <section className={classes.card} aria-labelledby="account-factor">
        <h2 id="account-factor" className={classes.title}>
          Two-factor sign-in
        </h2>
        <SecondFactorCard />
      </section>
      <section className={classes.card} aria-labelledby="account-passkeys">
        <h2 id="account-passkeys" className={classes.title}>
          Passkeys
        </h2>
        <PasskeyCard />
      </section>
      <section className={classes.card} aria-labelledby="account-sessions">
        <h2 id="account-sessions" className={classes.title}>
          Where you are signed in
        </h2>
        <OwnSessions />
      </section>
      {me.role === 'customer' && <YourData />}
    </Page>
  );
}
