import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../api/errors.ts';
import { useMe } from '../session/session.tsx';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Link } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import classes from './AccountScreen.module.css';
import { sendResetMail } from './api.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { useHasPassword } from './hasPassword.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { useSecondFactor } from './secondFactor.ts';
import { useSignInOptions } from './signInOptions.ts';

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

function Verified({ verified }: { verified: boolean }) {
  const Icon = verified ? IconCircleCheck : IconCircleDashed;
  return (
    <span className={classes.verified} data-verified={verified}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {verified ? 'Confirmed' : 'Not confirmed yet'}
    </span>
  );
}

/** Where customers find out about, and decide on, what is kept of them. */
function YourData() {
  return (
    <section className={classes.card} aria-labelledby="account-data">
      <h2 id="account-data" className={classes.title}>
        Your data
      </h2>
      <p className="quiet">
        See who looked at it, download all of it, withdraw your consent, or delete your account.
      </p>
      <p>
        <Link to="/customer/my-data">My data</Link>
      </p>
    </section>
  );
}

/** For somebody who signs in with Google alone: there is no current password to ask for. */
function FirstPassword({ email }: { email: string }) {
  const options = useSignInOptions();
  const mail = useMutation({ mutationFn: () => sendResetMail(email) });
  if (mail.isSuccess)
    return (
      <p role="status">
        {options.data?.mail === false
          ? `A link for ${email} lies in the practice’s outbox: ask there.`
          : `A link to choose a password is on its way to ${email}.`}
      </p>
    );
  return (
    <div>
      <p className="quiet">
        You sign in with Google and have no password here yet. We mail you a link to choose one;
        choosing it signs you out everywhere, and Google goes on working.
      </p>
      <Button variant="default" loading={mail.isPending} onClick={() => mail.mutate()}>
        Send Me the Link
      </Button>
      {mail.isError && <Failure message={messageOf(mail.error)} />}
    </div>
  );
}
