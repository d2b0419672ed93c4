import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { say as colleagueSays } from '#domain/colleagues/words.ts';
import type { OpenedInvitation } from '#domain/invitations/invitationSchema.ts';
import { isolated } from '#domain/language/language.ts';
import { say as signInSays } from '#domain/signIn/words.ts';
import { ApiError, send } from '../api/request.ts';
import { useForm } from '../draft/useForm.ts';
import { Navigate } from '../kit/address.tsx';
import { Button, Filled, LinkButton } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Notice } from '../kit/Notice.tsx';
import { LoadingScreen } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { homeOf } from '../session/homes.ts';
import { useSession } from '../session/session.ts';
import { signedIn } from '../session/sessionStore.ts';
import { keep, tabStore } from '../store/browserStore.ts';
import classes from './Agreement.module.css';
import { AuthForm, EmailField } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { signUp } from './api.ts';
import { GoogleWay } from './GoogleWay.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { askSignInOptionsAgain, useSignInOptions } from './signInOptions.ts';
import { say } from './words.ts';

// The user agreed before the version of the policy was fetched: the server then asks again.
const UNKNOWN_TEXT = 'unknown';

export default function SignUpScreen() {
  const { status, me } = useSession();
  // Fetched together with the session, so that no button appears late and moves the others.
  const options = useSignInOptions();
  const invitation = useInvitation();
  const { opened } = invitation;
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  // The user came back from 'Check your mail': the first sign-up has used up the invitation.
  const [isCorrected, setCorrected] = useState(false);
  const token = isCorrected ? null : invitation.token;
  const form = useForm({
    initial: { email: '', password: '', confirmPassword: '', consent: '' },
    schema: async () => (await import('#domain/signIn/accountSchema.ts')).signUpFormSchema,
    submit: async ({ email, password, consent }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const more = { ...(timeZone && { timeZone }), ...(token && { invitation: token }) };
      const input = { email, password, consent, ...more };
      const answer = await signUp(input).catch(async (error: unknown) => {
        if (error instanceof ApiError && error.fields.consent) await disagree();
        throw error;
      });
      if (answer.me) signedIn(answer.me);
      else setMailedTo(email);
    },
  });

  // The policy has changed: the user has to agree to the new version, so it is fetched before the box is
  // cleared.
  const disagree = async () => {
    await askSignInOptionsAgain();
    form.fill((was) => ({ ...was, consent: '' }));
  };
  const consent = form.field('consent');

  const invited = opened?.email;
  const isColleague = opened !== null && opened.position !== null;
  const { fill } = form;
  useEffect(() => {
    if (invited) fill((was) => ({ ...was, email: was.email || invited }));
  }, [invited, fill]);
  // Only customers are asked whether their health data may be used.
  const version = options.data?.privacy ?? UNKNOWN_TEXT;
  useEffect(() => {
    if (isColleague) fill((was) => ({ ...was, consent: version }));
  }, [isColleague, version, fill]);

  const isDone = me !== null || mailedTo !== null;
  useEffect(() => {
    if (isDone) forgetInvitation();
  }, [isDone]);

  useEffect(() => {
    if (isCorrected && mailedTo === null) selectEmail();
  }, [isCorrected, mailedTo]);

  // A user who was signed in when the screen opened sees that the invitation is not needed; a user who signed
  // in since then has just signed up.
  const wasSignedIn = useRef<boolean | null>(null);
  if (status !== 'loading') wasSignedIn.current ??= me !== null;

  if (status === 'loading' || options.isLoading || invitation.isLoading) return <LoadingScreen />;
  if (me && invitation.came && wasSignedIn.current)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <InvitedAlready me={me} />
      </Suspense>
    );
  if (me) return <Navigate to={homeOf(me)} replace />;
  if (mailedTo)
    return (
      <CheckYourMail
        email={mailedTo}
        onCorrect={() => {
          setCorrected(true);
          setMailedTo(null);
        }}
      />
    );
  return (
    <AuthLayout
      title={opened ? say.invitesYou(isolated(opened.dietician)) : say.createYourAccount}
      lead={leadOf(opened)}
      footer={
        <>
          <span>
            <Filled text={say.hereBefore} logIn={<Link to="/login">{ofKit.logIn}</Link>} />
          </span>
          <span>
            <Filled
              text={say.whatWeKeep}
              policy={
                <a href="/privacy" target="_blank" rel="noopener">
                  {signInSays.privacyPolicy}
                </a>
              }
            />
          </span>
        </>
      }
    >
      {invitation.came && !token && (
        <Notice role="status" attention>
          {invitation.token ? say.invitationWentWithFirst : say.invitationDead}
        </Notice>
      )}
      <AuthForm
        form={form}
        label={say.signUpButton}
        others={<GoogleWay label={say.signUpWithGoogle} invitation={token} />}
      >
        <EmailField {...form.field('email')} />
        <NewPasswordFields label={say.password} name="password" field={form.field} />
        {!isColleague && (
          <Agreement
            name={consent.name}
            checked={consent.value !== ''}
            error={consent.error}
            onChange={(ticked) =>
              consent.onChange({ currentTarget: { value: ticked ? version : '' } })
            }
          />
        )}
      </AuthForm>
    </AuthLayout>
  );
}

function leadOf(opened: Opened | null): string {
  if (!opened) return say.whatAccountIsFor;
  const { practice, position } = opened;
  return position
    ? say.workAt(practice, colleagueSays.asPosition[position])
    : say.createAccountAt(practice);
}

/** The user came back to correct the email address; all other fields stay as they were. */
const selectEmail = () => document.querySelector<HTMLInputElement>('input[name="email"]')?.select();

type CheckYourMailProps = { email: string; onCorrect: () => void };

/** Shown after a sign-up whose address has to be confirmed first. */
function CheckYourMail({ email, onCorrect }: CheckYourMailProps) {
  return (
    <AuthLayout
      title={say.checkYourMail}
      lead={<Filled text={say.linkSentTo} email={<bdi>{email}</bdi>} />}
      footer={
        <span>
          <Filled text={say.confirmedAlready} logIn={<Link to="/login">{ofKit.logIn}</Link>} />
        </span>
      }
    >
      <div className="stack" data-at-start>
        <ResendVerification email={email} />
        <Button variant="subtle" onClick={onCorrect}>
          {say.wrongAddress}
        </Button>
      </div>
    </AuthLayout>
  );
}

type Props = {
  name: string;
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
};

/** The consent checkbox. The policy opens in a new tab, so nothing typed is lost. */
function Agreement({ name, checked, error, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div className={classes.line}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          aria-labelledby={`${id}-words`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label id={`${id}-words`} htmlFor={id} className={classes.words}>
          <Filled
            text={signInSays.agreement}
            policy={
              <a href="/privacy" target="_blank" rel="noopener">
                {signInSays.privacyPolicy}
              </a>
            }
          />
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type Opened = NonNullable<OpenedInvitation['invitation']>;

type Invitation = {
  /** Whether the user came by an invitation, valid or not. */
  readonly came: boolean;
  /** The token to sign up with; null without an invitation, and if it does not work. */
  readonly token: string | null;
  readonly isLoading: boolean;
  /** Null while it loads, and if the invitation does not work. */
  readonly opened: Opened | null;
};

const KEY = 'weekplate:invitation';

/**
 * Removes the token from the URL, which is in the browser history; this tab keeps it until the user has
 * signed up.
 */
function takeToken(): string | null {
  const given = new URLSearchParams(location.search).get('invitation');
  if (given === null) return tabStore().getItem(KEY);
  const isKept = keep(tabStore(), KEY, given);
  // If the browser cannot store the token, it stays in the URL, because a reload would lose it.
  if (isKept) history.replaceState(history.state, '', location.pathname);
  return given;
}

const forgetInvitation = (): void => tabStore().removeItem(KEY);

/** The invitation that brought the user here. If it cannot be checked just now, its token is still sent. */
function useInvitation(): Invitation {
  const [token] = useState(takeToken);
  const [asked, setAsked] = useState<{ opened: Opened | null; works: boolean } | null>(null);
  useEffect(() => {
    if (token === null) return;
    send<OpenedInvitation>('POST', '/api/opened-invitations', { token }).then(
      ({ invitation }) => setAsked({ opened: invitation, works: invitation !== null }),
      (error: unknown) => {
        const isMalformed = error instanceof ApiError && error.status === 422;
        setAsked({ opened: null, works: !isMalformed });
      },
    );
  }, [token]);
  const isDead = asked?.works === false;
  useEffect(() => {
    if (isDead) forgetInvitation();
  }, [isDead]);
  return {
    came: token !== null,
    token: isDead ? null : token,
    isLoading: token !== null && asked === null,
    opened: asked?.opened ?? null,
  };
}

/** Shown when a signed-in user opens an invitation: it changes nothing. */
function InvitedAlready({ me }: { me: Me }) {
  const { title, lead } = me.role === 'client' ? say.invitesACustomer : say.haveAccountAlready;
  return (
    <AuthLayout title={title} lead={lead}>
      <div className="stack" data-at-start>
        <LinkButton to={homeOf(me)}>{ofKit.goOn}</LinkButton>
      </div>
    </AuthLayout>
  );
}
