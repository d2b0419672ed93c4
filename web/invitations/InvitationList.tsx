import { IconBan, IconCopy, IconLink, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { say as colleagueSays } from '#domain/colleagues/words.ts';
import { mayMailAgain, mayRevoke } from '#domain/invitations/invitation.ts';
import type { Invitation } from '#domain/invitations/invitationSchema.ts';
import { isolated } from '#domain/language/language.ts';
import { RowAction } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { INVITATIONS, useMailAgain, useMails, useRevoke } from './api.ts';
import classes from './Invitations.module.css';
import { againBy, fateWords, invitationName, periodWords, revokeQuestion } from './inWords.ts';
import { say } from './words.ts';

type Props = {
  items: readonly Invitation[];
  /** The address of these invitations, if they are not of customers. */
  path?: string;
};

export function InvitationList({ items, path = INVITATIONS }: Props) {
  const [asked, setAsked] = useState<Invitation | null>(null);
  const again = useMailAgain(path);
  const revoke = useRevoke(path);
  const mails = useMails();
  const confirmed = ({ id }: Invitation) =>
    revoke.mutate(id, {
      onSuccess: () => toastSuccess(say.invitationRevoked),
      onSettled: () => setAsked(null),
    });
  return (
    <>
      <Failure message={say.failedToRenew} error={again.error} />
      <Failure message={say.failedToRevoke} error={revoke.error} />
      <ul className="card" aria-label={say.invitations}>
        {items.map((invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            mails={mails}
            busy={again.isPending && again.variables === invitation.id}
            onAgain={() =>
              again.mutate(invitation.id, {
                onSuccess: () => toastSuccess(mails ? say.onItsWay : say.newLinkMade),
              })
            }
            onRevoke={() => setAsked(invitation)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        {...(asked ? revokeQuestion(asked) : { title: '', message: '', confirmLabel: '' })}
        busy={revoke.isPending}
        onConfirm={() => asked && confirmed(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

type RowProps = {
  invitation: Invitation;
  mails: boolean;
  busy: boolean;
  onAgain: () => void;
  onRevoke: () => void;
};

function Row({ invitation, mails, busy, onAgain, onRevoke }: RowProps) {
  const { state, kind, email, link, usedBy, dietician, createdAt, position } = invitation;
  const name = invitationName(invitation);
  const again = againBy(invitation, mails);
  const facts = [
    position && colleagueSays.positions[position],
    fateWords(invitation),
    periodWords(invitation),
    say.madeBy(dateAndTime(createdAt), isolated(dietician.name)),
  ].filter((words) => words !== null);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
          {email && email !== name && <span className="muted">{email}</span>}
        </p>
        <p className={classes.facts}>
          <span className={classes.state} data-state={state}>
            {say.states[state]}
          </span>
          {usedBy && (
            <Link to={`/client/customers/${usedBy.id}`}>
              <bdi>{usedBy.name}</bdi>
            </Link>
          )}
          {facts.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      </div>
      <div className={classes.actions}>
        {link && (
          <RowAction
            icon={IconCopy}
            label={say.copyLink}
            name={say.copyLinkOf(name)}
            onClick={() => copy(link)}
          />
        )}
        {mayMailAgain(state, kind) && (mails || !link) && (
          <RowAction
            icon={mails ? IconSend : IconLink}
            label={say.again[again]}
            name={say.againNamed[again](name)}
            busy={busy}
            onClick={onAgain}
          />
        )}
        {mayRevoke(state) && (
          <RowAction
            icon={IconBan}
            label={say.revoke}
            name={say.revokeInvitationOf(name)}
            onClick={onRevoke}
          />
        )}
      </div>
    </li>
  );
}

function copy(link: string): void {
  // Browsers have no clipboard on plain http, and may refuse it.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copied = clipboard ? clipboard.writeText(link) : Promise.reject(new Error(say.copyRefused));
  copied.then(
    () => toastSuccess(say.linkCopied),
    () => toastFailure(say.copyRefused),
  );
}
