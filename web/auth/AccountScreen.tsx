import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { ApiError } from '../api/request.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { answerKeeping, keepingHere, subscribeToKeeping } from '../session/kept.ts';
import { useMe } from '../session/session.ts';
import { changeSession, refreshSession } from '../session/sessionStore.ts';
import classes from './AccountScreen.module.css';
import { changePassword, sendResetMail } from './api.ts';
import { KEEP_STOP, KEEP_TITLE, KEEP_YES, keepingWords } from './keepWords.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { OwnSessions, useOwnSessions } from './OwnSessions.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { PasswordField } from './PasswordField.tsx';
import { CodeField, useAsked } from './ProofFields.tsx';
import { usePasskeys } from './passkeys.ts';
import { MailLink, ResendVerification } from './ResendVerification.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { useFetchSecondFactorAgain, useHasPassword, useSecondFactor } from './secondFactor.ts';

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

function ChangePassword({ email }: { email: string }) {
  const asked = useAsked();
  const factorAgain = useFetchSecondFactorAgain();
  const change = useForm({
    initial: { currentPassword: '', code: '', newPassword: '', confirmPassword: '' },
    schema: async () => (await import('./newPassword.ts')).changePasswordFormSchema,
    submit: async ({ currentPassword, newPassword, code }) => {
      const input = { currentPassword, newPassword, code };
      await changeSession(() => changePassword(input)).catch(atItsField);
      await refreshSession();
      change.reset();
      // The user may have spent a recovery code.
      void factorAgain();
      toastSuccess('Your password is changed.');
    },
  });
  return (
    <form {...change.form}>
      <div className="stack">
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...change.field('currentPassword')}
        />
        {asked.byCode && <CodeField {...change.field('code')} />}
        <NewPasswordFields label="New Password" name="newPassword" field={change.field} />
        {change.failureMessage && <Failure message={change.failureMessage} />}
        <div>
          <Button type="submit" loading={change.busy}>
            Change Password
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The auth library does not say which of the three passwords is wrong. */
function atItsField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_PASSWORD') throw error;
  const { status, code, message } = error;
  const fields = { currentPassword: 'This is not your current password.' };
  throw new ApiError(status, code, message, { fields });
}
