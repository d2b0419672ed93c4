import { useForm } from '../draft/useForm.ts';
import { Navigate } from '../kit/address.tsx';
import { Link } from '../kit/Link.tsx';
import { LoadingScreen } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { homeOf } from '../session/homes.ts';
import { useSession } from '../session/session.ts';
import { signedIn } from '../session/sessionStore.ts';
import { AuthForm, EmailField } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { setUp } from './api.ts';
import { LinkScreen } from './LinkScreen.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { OpenedLink, type Works } from './OpenedLink.tsx';
import { say } from './words.ts';

const LOG_IN = <Link to="/login">{ofKit.logIn}</Link>;

/** The screen that the one-time link of a new practice opens: it creates the first dietician’s account. */
export default function SetUpScreen() {
  const { status, me } = useSession();
  if (status === 'loading') return <LoadingScreen />;
  if (me) return <Navigate to={homeOf(me)} replace />;
  return (
    <OpenedLink
      purpose="set-up"
      incomplete={{
        lead: say.openWholeSetUpLink,
        footer: LOG_IN,
      }}
      dead={
        <LinkScreen
          title={say.setUpLinkDead}
          lead={say.setUpLinkDeadWhy}
          ways={[{ to: '/login', label: ofKit.logIn }]}
        />
      }
    >
      {(link) => <SetUpForm {...link} />}
    </OpenedLink>
  );
}

function SetUpForm({ token, trying }: Works) {
  const form = useForm({
    initial: { email: '', password: '', confirmPassword: '' },
    schema: async () => (await import('#domain/signIn/accountSchema.ts')).setUpFormSchema,
    submit: async ({ email, password }) =>
      signedIn((await trying(setUp({ token, email, password }))).me),
  });
  return (
    <AuthLayout title={say.setUpPractice} lead={say.createFirstAccount} footer={LOG_IN}>
      <AuthForm form={form} label={say.createAccount}>
        <EmailField {...form.field('email')} />
        <NewPasswordFields label={say.password} name="password" field={form.field} />
      </AuthForm>
    </AuthLayout>
  );
}
