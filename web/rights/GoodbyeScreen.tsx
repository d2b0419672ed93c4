import { AuthLayout } from '../auth/AuthLayout.tsx';
import { Link, useSearchParams } from '../kit/Link.tsx';
import { dateAndTime } from '../kit/time.ts';
import { ERASED, goodbyeWords } from './inWords.ts';

/** `/goodbye?until=`: after somebody asked for their account to be deleted; `?erased`: once it is. */
export default function GoodbyeScreen() {
  const [params] = useSearchParams();
  if (params.has('erased'))
    return (
      <AuthLayout
        title={ERASED.title}
        lead={ERASED.lead}
        footer={<Link to="/">Back to the first page</Link>}
      >
        <p>{ERASED.here}</p>
      </AuthLayout>
    );
  const until = new Date(params.get('until') ?? '');
  const when = Number.isNaN(until.getTime()) ? null : dateAndTime(until.toISOString());
  return (
    <AuthLayout
      title="You are logged out"
      lead={goodbyeWords(when)}
      footer={<Link to="/">Back to the first page</Link>}
    >
      <p>
        If you change your mind, <Link to="/login">log in</Link> before then and choose Keep My
        Account. Logging in alone doesn’t cancel the deletion.
      </p>
    </AuthLayout>
  );
}
