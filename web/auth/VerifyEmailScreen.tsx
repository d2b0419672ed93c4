import { useEffect, useRef, useState } from 'react';
import type { Verify } from '#domain/signIn/accountSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { useForm } from '../draft/useForm.ts';
import { Navigate, useSearchParams } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { homeOf } from '../session/homes.ts';
import { useSession } from '../session/session.ts';
import { signedIn } from '../session/sessionStore.ts';
import { AuthForm, EmailField } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { type MaybeMe, sendVerificationMail, verifyEmail } from './api.ts';
import { LinkScreen, UncheckedLink } from './LinkScreen.tsx';
import { NewPasswordForm } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { CodeField } from './ProofFields.tsx';
import { newLinkWords } from './ResendVerification.tsx';
import { useSignInOptions } from './signInOptions.ts';
import { say } from './words.ts';

/** The screen that the mailed confirmation link opens. */
export default function VerifyEmailScreen() {
  const { me } = useSession();
  const [search] = useSearchParams();
  const { state, failure, ask, prove } = useConfirmation(search.get('token') ?? '');

  if (state === 'asking')
    return (
      <AuthLayout title={say.confirmingAddress}>
        <div className="stack" role="status" aria-label={ofKit.loading}>
          <Skeleton height={16} width="80%" />
          <Skeleton height={16} width="60%" />
        </div>
      </AuthLayout>
    );
  if (state === 'other-browser') return <ConfirmOtherBrowser prove={prove} />;
  if (state === 'signed-in' && me?.role) return <Navigate to={homeOf(me)} replace />;
  if (state === 'confirmed' || state === 'signed-in' || state === 'used')
    return (
      <LinkScreen
        title={state === 'used' ? say.addressConfirmedAlready : say.addressConfirmed}
        lead={state === 'used' ? say.linkUsedGoIn : say.allSet}
        ways={[{ to: homeOf(me), label: me?.role ? say.toDashboard : ofKit.logIn }]}
      />
    );
  if (state === 'unknown') return <UncheckedLink failure={failure ?? ''} onRetry={ask} />;
  return (
    <AuthLayout
      title={say.linkDidNotWork}
      lead={say.confirmLinkDead}
      footer={<Link to="/login">{ofKit.logIn}</Link>}
      isNews
    >
      <VerificationRequest email={me?.email ?? ''} />
    </AuthLayout>
  );
}

/** Requests a new confirmation link for an address. */
function VerificationRequest({ email }: { email: string }) {
  const options = useSignInOptions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email },
    schema: async () => (await import('#domain/signIn/accountSchema.ts')).resetRequestSchema,
    submit: async (input) => {
      await sendVerificationMail(input.email);
      setSentTo(input.email);
    },
  });
  if (sentTo) return <p role="status">{newLinkWords(sentTo, options.data?.mail !== false)}</p>;
  return (
    <AuthForm form={form} label={say.sendNewLink}>
      <EmailField {...form.field('email')} />
    </AuthForm>
  );
}

type Props = { prove: (shown: Shown) => Promise<void> };

/**
 * For a confirmation link opened in another browser than the sign-up: somebody else may have made the
 * account.
 */
function ConfirmOtherBrowser({ prove }: Props) {
  const [anew, setAnew] = useState(false);
  const form = useForm({
    initial: { password: '', code: '' },
    schema: async () => (await import('#domain/signIn/accountSchema.ts')).madeItSchema,
    submit: prove,
  });
  const code = form.field('code');
  // Only users with an authenticator app need a code: the server asks for it once the password is right.
  const [asksCode, setAsksCode] = useState(false);
  if (code.error && !asksCode) setAsksCode(true);
  if (anew) return <BeginAnew prove={prove} onBack={() => setAnew(false)} />;
  return (
    <AuthLayout title={say.oneMoreThing} lead={say.otherBrowser} isNews>
      <AuthForm
        form={form}
        label={say.confirmMyAddress}
        others={
          <Button variant="subtle" onClick={() => setAnew(true)}>
            {say.noPassword}
          </Button>
        }
      >
        <PasswordField
          label={say.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
        {asksCode && <CodeField {...code} />}
      </AuthForm>
    </AuthLayout>
  );
}

/** For owners of an address that somebody else used for an account, and for users who forgot the password. */
const BeginAnew = ({ prove, onBack }: Props & { onBack: () => void }) => (
  <AuthLayout
    title={say.startFresh}
    lead={
      <>
        {say.startFreshWhy} <strong>{say.wasItYouTheLink}</strong>
      </>
    }
    isNews
  >
    <NewPasswordForm
      label={say.removeAndContinue}
      choose={(newPassword) => prove({ newPassword })}
      others={
        <Button variant="subtle" onClick={onBack}>
          {ofKit.back}
        </Button>
      }
    />
  </AuthLayout>
);

type Confirmation = {
  /**
   * `other-browser`: the password is required; `used`: the address is already confirmed; `unknown`: the
   * server could not be asked.
   */
  state: 'asking' | 'other-browser' | 'confirmed' | 'signed-in' | 'used' | 'dead' | 'unknown';
  failure?: string;
};

type Shown = Omit<Verify, 'token'>;

/** Confirms the address that `token` was mailed to. Sends one request only, because a link works once. */
function useConfirmation(token: string): Confirmation & {
  ask: () => void;
  /** Proves ownership with the account's password, or sets a new one. Throws if the server refuses. */
  prove: (shown: Shown) => Promise<void>;
} {
  const asked = useRef(false);
  const [confirmation, setConfirmation] = useState<Confirmation>({
    state: token ? 'asking' : 'dead',
  });

  const arrive = ({ me }: MaybeMe) => {
    signedIn(me);
    setConfirmation({ state: me ? 'signed-in' : 'confirmed' });
  };
  const ask = () => {
    setConfirmation({ state: 'asking' });
    verifyEmail({ token }).then(arrive, (error: unknown) => setConfirmation(refused(error)));
  };
  const prove = async (shown: Shown) => arrive(await verifyEmail({ token, ...shown }));

  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    ask();
  });

  return { ...confirmation, ask, prove };
}

function refused(error: unknown): Confirmation {
  const { code, status } = error instanceof ApiError ? error : { code: '', status: 0 };
  if (code === 'opened-elsewhere') return { state: 'other-browser' };
  if (code === 'link-used') return { state: 'used' };
  if (code === 'link-dead' || status === 422) return { state: 'dead' };
  return { state: 'unknown', failure: messageOf(error) };
}
