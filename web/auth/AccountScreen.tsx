import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { ApiError } from '../api/request.ts';
import { useForm } from '../draft/useForm.ts';
import { AppearanceChoice } from '../kit/AppearanceChoice.tsx';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { OwnLanguage } from '../kit/OwnLanguage.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { answerKeeping, keepingHere, subscribeToKeeping } from '../session/kept.ts';
import { useMe } from '../session/session.ts';
import { changeSession, refreshSession } from '../session/sessionStore.ts';
import classes from './AccountScreen.module.css';
import { changePassword, sendResetMail } from './api.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { OwnSessions, useOwnSessions } from './OwnSessions.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { PasswordField } from './PasswordField.tsx';
import { CodeField, useAsked } from './ProofFields.tsx';
import { usePasskeys } from './passkeys.ts';
import { MailLink, ResendVerification } from './ResendVerification.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { useFetchSecondFactorAgain, useHasPassword, useSecondFactor } from './secondFactor.ts';
import { say } from './words.ts';

/** The user's sign-in settings. */
export default function AccountScreen() {
  const me = useMe();
  const password = useHasPassword(me.id);
  const cards = [password, useSecondFactor(), usePasskeys(), useOwnSessions()];
  // Not `isPending`, which is true again while a card that failed is tried again.
  const isHere = cards.every(({ isFetched }) => isFetched);
  return (
    <Page title={say.signInSettings} narrow>
      {!isHere && <Skeleton height={480} radius="lg" aria-busy="true" />}
      {/* All cards come at once: a press missed the link at the end while cards grew above it. */}
      <div hidden={!isHere}>
        <Card title={ofKit.email}>
          <p className={classes.email}>
            <bdi>{me.email}</bdi>
            <Verified verified={me.emailVerified} />
          </p>
          {!me.emailVerified && (
            <>
              <p className="quiet">{say.openLinkWeMade}</p>
              <ResendVerification email={me.email} />
            </>
          )}
        </Card>
        <Card title={say.password}>
          {password.data?.hasPassword === false ? (
            <FirstPassword email={me.email} />
          ) : (
            <>
              <p className="quiet">{say.changingSignsOut}</p>
              <ChangePassword email={me.email} />
            </>
          )}
        </Card>
        <Card title={say.twoFactor}>
          <SecondFactorCard />
        </Card>
        <Card title={say.passkeys}>
          <PasskeyCard />
        </Card>
        <Card title={say.whereSignedIn}>
          <OwnSessions />
        </Card>
        <section className={classes.choices}>
          <OwnLanguage />
          <AppearanceChoice />
        </section>
        {me.role === 'customer' && (
          <>
            <Card title={say.keepTitle}>
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
      <h2 id={heading} className="below-2 text-17">
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
      {verified ? say.confirmed : say.notConfirmedYet}
    </span>
  );
}

/** Links for customers to see, and decide about, the data stored about them. */
function YourData() {
  return (
    <Card title={say.yourData}>
      <p className="quiet">{say.yourDataHint}</p>
      <p>
        <Link to="/customer/my-data">{ofKit.myData}</Link>
      </p>
    </Card>
  );
}

/** For users who sign in only with Google: they have no current password to be asked for. */
const FirstPassword = ({ email }: { email: string }) => (
  <MailLink
    lead={<p className="quiet">{say.googleWithoutPassword}</p>}
    label={say.sendMeTheLink}
    send={() => sendResetMail(email)}
    sent={say.firstPasswordMailed(email)}
    kept={say.firstPasswordInOutbox(email)}
  />
);

/** Shows whether this device keeps a customer's days offline, and lets them change it. */
function KeepCard() {
  const keeping = useSyncExternalStore(subscribeToKeeping, keepingHere);
  const isKept = keeping === 'yes';
  return (
    <>
      <p className="quiet" role="status">
        {say.keeping[keeping ?? 'no']}
      </p>
      <p>
        <Button
          variant={isKept ? 'subtle' : 'light'}
          onClick={() => answerKeeping(isKept ? 'no' : 'yes')}
        >
          {isKept ? say.keepNothing : say.keepMyDays}
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
      toastSuccess(say.passwordChanged);
    },
  });
  return (
    <form {...change.form}>
      <div className="stack">
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={say.currentPassword}
          autoComplete="current-password"
          {...change.field('currentPassword')}
        />
        {asked.byCode && <CodeField {...change.field('code')} />}
        <NewPasswordFields label={say.newPassword} name="newPassword" field={change.field} />
        {change.failureMessage && <Failure message={change.failureMessage} />}
        <div>
          <Button type="submit" loading={change.busy}>
            {say.changePassword}
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
  const fields = { currentPassword: say.notCurrentPassword };
  throw new ApiError(status, code, message, { fields });
}
