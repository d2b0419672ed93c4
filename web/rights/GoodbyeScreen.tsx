import { AuthLayout } from '../auth/AuthLayout.tsx';
import { useSearchParams } from '../kit/address.tsx';
import { Filled } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say } from './words.ts';

/** `/goodbye?until=`: after somebody asked for their account to be deleted; `?erased`: once it is. */
export default function GoodbyeScreen() {
  const [params] = useSearchParams();
  if (params.has('erased'))
    return (
      <AuthLayout
        title={say.erased}
        lead={say.erasedLead}
        footer={<a href="/">{say.backToFirstPage}</a>}
      >
        <p>{say.erasedHere}</p>
      </AuthLayout>
    );
  const until = new Date(params.get('until') ?? '');
  const when = Number.isNaN(until.getTime()) ? null : dateAndTime(until.toISOString());
  return (
    <AuthLayout
      title={say.loggedOut}
      lead={when ? say.erasedAfter(when) : say.willBeErased}
      footer={<a href="/">{say.backToFirstPage}</a>}
    >
      <p>
        <Filled text={say.ifYouChangeYourMind} logIn={<Link to="/login">{say.logIn}</Link>} />
      </p>
    </AuthLayout>
  );
}
