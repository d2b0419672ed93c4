import { IconBan, IconCopy, IconLink, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { mayMailAgain, mayRevoke } from '#domain/invitations/invitation.ts';
import type { Invitation } from '#domain/invitations/invitationSchema.ts';
import { RowAction } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { useMailAgain, useMails, useRevoke } from './api.ts';
import classes from './Invitations.module.css';
import {
  againLabel,
  COPY_REFUSED,
  fateWords,
  invitationName,
  periodWords,
  revokeQuestion,
  STATE_WORDS,
} from './inWords.ts';

export function InvitationList({ items }: { items: readonly Invitation[] }) {
  const [asked, setAsked] = useState<Invitation | null>(null);
  const again = useMailAgain();
  const revoke = useRevoke();
  const mails = useMails();
  const confirmed = ({ id }: Invitation) =>
    revoke.mutate(id, {
      onSuccess: () => toastSuccess('Invitation revoked.'),
      onSettled: () => setAsked(null),
    });
  return (
    <>
      <Failure message="Failed to renew the invitation." error={again.error} />
      <Failure message="Failed to revoke the invitation." error={revoke.error} />
      <ul className="card" aria-label="Invitations">
        {items.map((invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            mails={mails}
            busy={again.isPending && again.variables === invitation.id}
            onAgain={() =>
              again.mutate(invitation.id, {
                onSuccess: () => toastSuccess(mails ? 'On its way.' : 'Link made. Copy it here.'),
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
  const { state, kind, email, link, usedBy, dietician, createdAt } = invitation;
  const name = invitationName(invitation);
  const of = `invitation of ${name}`;
  const facts = [
    fateWords(invitation),
    periodWords(invitation),
    `${dateAndTime(createdAt)}, by ${dietician.name}`,
  ].filter((words) => words !== null);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
          {email && email !== name && <span className={classes.quiet}>{email}</span>}
        </p>
        <p className={classes.facts}>
          <span className={classes.state} data-state={state}>
            {STATE_WORDS[state]}
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
            label="Copy link"
            of={`of ${name}`}
            onClick={() => copy(link)}
          />
        )}
        {mayMailAgain(state, kind) && (mails || !link) && (
          <RowAction
            icon={mails ? IconSend : IconLink}
            label={againLabel(invitation, mails)}
            of={of}
            busy={busy}
            onClick={onAgain}
          />
        )}
        {mayRevoke(state) && <RowAction icon={IconBan} label="Revoke" of={of} onClick={onRevoke} />}
      </div>
    </li>
  );
}

function copy(link: string): void {
  // Browsers have no clipboard on plain http, and may refuse it.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copied = clipboard ? clipboard.writeText(link) : Promise.reject(new Error(COPY_REFUSED));
  copied.then(
    () => toastSuccess('Link copied.'),
    () => toastFailure(COPY_REFUSED),
  );
}
