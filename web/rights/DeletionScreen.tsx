import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../api/errors.ts';
import { useMe } from '../session/session.tsx';
import { refreshSession } from '../session/sessionStore.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/dateAndTime.ts';
import { Failure } from '../ui/Failure.tsx';
import { Link } from '../ui/Link.tsx';
import { keepAccount } from './api.ts';
import { BeforeScreens } from './BeforeScreens.tsx';

/** Instead of every screen of a customer whose account is to be deleted: nothing changes until they say so. */
export default function DeletionScreen() {
  const { deletionDueAt } = useMe();
  const keeping = useMutation({ mutationFn: keepAccount, onSuccess: refreshSession });
  return (
    <BeforeScreens
      title={`Your account will be deleted on ${dateAndTime(deletionDueAt ?? '')}`}
      lead="You asked for it, and logging in changes nothing of that. After then your account and all that is kept of you are erased, and nobody can bring them back."
      footer={
        <>
          You can also <Link to="/customer/my-data">download your data</Link> before.
        </>
      }
      logOut={{ variant: 'default', size: 'md', children: 'Log Out' }}
    >
      {keeping.error && <Failure message={messageOf(keeping.error)} />}
      <Button size="md" fullWidth loading={keeping.isPending} onClick={() => keeping.mutate()}>
        Keep My Account
      </Button>
    </BeforeScreens>
  );
}
