import { useMutation } from '@tanstack/react-query';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { dateAndTime } from '../kit/time.ts';
import { useMe } from '../session/session.ts';
import { refreshSession } from '../session/sessionStore.ts';
import { keepAccount } from './api.ts';
import { BeforeScreens } from './BeforeScreens.tsx';
import { DELETION_LEAD } from './inWords.ts';

/** Shown instead of every screen to a customer whose account is to be deleted. Only Keep My Account stops that. */
export default function DeletionScreen() {
  const { deletionDueAt } = useMe();
  const keeping = useMutation({ mutationFn: keepAccount, onSuccess: refreshSession });
  return (
    <BeforeScreens
      title={`Your account will be deleted on ${dateAndTime(deletionDueAt ?? '')}`}
      lead={DELETION_LEAD}
      footer={
        <>
          You can also <Link to="/customer/my-data">download your data</Link> before.
        </>
      }
      logOut={{ variant: 'default', size: 'md', children: 'Log Out' }}
    >
      <Failure error={keeping.error} />
      <Button size="md" fullWidth loading={keeping.isPending} onClick={() => keeping.mutate()}>
        Keep My Account
      </Button>
    </BeforeScreens>
  );
}
