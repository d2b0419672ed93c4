import { useMutation } from '@tanstack/react-query';
import { Button, Filled } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { dateAndTime } from '../kit/time.ts';
import { useMe } from '../session/session.ts';
import { refreshSession } from '../session/sessionStore.ts';
import { keepAccount } from './api.ts';
import { BeforeScreens } from './BeforeScreens.tsx';
import { say } from './words.ts';

/** Shown instead of every screen to a customer whose account is to be deleted. Only Keep My Account stops that. */
export default function DeletionScreen() {
  const { deletionDueAt } = useMe();
  const keeping = useMutation({ mutationFn: keepAccount, onSuccess: refreshSession });
  return (
    <BeforeScreens
      title={say.deletedOn(dateAndTime(deletionDueAt ?? ''))}
      lead={say.youAskedToDelete}
      footer={
        <Filled
          text={say.orDownloadBefore}
          download={<Link to="/customer/my-data">{say.downloadYourData}</Link>}
        />
      }
      logOut={{ variant: 'default', size: 'md', children: say.logOut }}
    >
      <Failure error={keeping.error} />
      <Button size="md" fullWidth loading={keeping.isPending} onClick={() => keeping.mutate()}>
        {say.keepMyAccount}
      </Button>
    </BeforeScreens>
  );
}
