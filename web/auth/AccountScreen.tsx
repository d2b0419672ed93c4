import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { answerKeeping, keepingHere, subscribeToKeeping } from '../session/kept.ts';
import { useMe } from '../session/session.ts';
import classes from './AccountScreen.module.css';
import { sendResetMail } from './api.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { KEEP_STOP, KEEP_TITLE, KEEP_YES, keepingWords } from './keepWords.ts';
import { OwnSessions, useOwnSessions } from './OwnSessions.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { usePasskeys } from './passkeys.ts';
import { MailLink, ResendVerification } from './ResendVerification.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { useHasPassword, useSecondFactor } from './secondFactor.ts';

/** The user's sign-in settings. */
export default function AccountScreen() {
  const me = useMe();
  const password = useHasPassword(me.id);
  const cards = [password, useSecondFactor(), usePasskeys(), useOwnSessions()];
  // Not `isPending`, which is true again while a card that failed is tried again.
  const isHere = cards.every(({ isFetched }) => isFetched);
  return (
    <Page title="Sign-in settings" narrow>
      {!isHere && <Skeleton height={480} radius="lg" aria-busy="true" />}
      {/* All cards come at once: a press missed the link at the end while cards grew above it. */}
      <div hidden={!isHere}>
        <Card title="Email">
          <p className={classes.email}>
            <span>{me.email}</span>
            <Verified verified={me.emailVerified} />
          </p>
          {!me.emailVerified && (
            <>
              <p className="quiet">Open the link we made for you, so we know we can reach you.</p>
              <ResendVerification email={me.email} />
            </>
          )}
        </Card>
        <Card title="Password">
          {password.data?.hasPassword === false ? (
            <FirstPassword email={me.email} />
          ) : (
            <>
              <p className="quiet">Changing it signs you out everywhere else.</p>
              <ChangePassword email={me.email} />
            </>
          )}
        </Card>
        <Card title="Two-factor sign-in">
          <SecondFactorCard />
        </Card>
        <Card title="Passkeys">
          <PasskeyCard />
        </Card>
        <Card title="Where you are signed in">
          <OwnSessions />
        </Card>
        {me.role === 'customer' && (
          <>
            <Card title={KEEP_TITLE}>
              <KeepCard />
            </Card>
            <YourData />
          </>
        )}
      </div>
    </Page>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
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

/** Links for customers to see, and decide about, the data stored about them. */
function YourData() {
  return (
    <Card title="Your data">
      <p className="quiet">
        See who looked at it, download all of it, withdraw your consent, or delete your account.
      </p>
      <p>
        <Link to="/customer/my-data">My data</Link>
      </p>
    </Card>
  );
}

/** For users who sign in only with Google: they have no current password to be asked for. */
const FirstPassword = ({ email }: { email: string }) => (
  <MailLink
    lead={
      <p className="quiet">
        You sign in with Google and have no password yet. Ask for a link to choose one. That signs
        you out everywhere; Google keeps working.
      </p>
    }
    label="Send Me the Link"
    send={() => sendResetMail(email)}
    sent={`A link to choose a password is on its way to ${email}.`}
    kept={`A link for ${email} is in the practice’s outbox. Ask your practice for it.`}
  />
);

/** Shows whether this device keeps a customer's days offline, and lets them change it. */
function KeepCard() {
  const keeping = useSyncExternalStore(subscribeToKeeping, keepingHere);
  const isKept = keeping === 'yes';
  return (
    <>
      <p className="quiet" role="status">
        {keepingWords(keeping)}
      </p>
      <p>
        <Button
          variant={isKept ? 'subtle' : 'light'}
          onClick={() => answerKeeping(isKept ? 'no' : 'yes')}
        >
          {isKept ? KEEP_STOP : KEEP_YES}
        </Button>
      </p>
    </>
  );
}
