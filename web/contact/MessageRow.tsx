import {
  IconArchive,
  IconArrowBackUp,
  IconInbox,
  IconMailOpened,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { ContactMessage } from '#domain/contact/contactMessageSchema.ts';
import { isolated } from '#domain/language/language.ts';
import { AnchorButton, Button, LinkButton } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import classes from './MessagesScreen.module.css';
import { say } from './words.ts';

type Props = {
  message: ContactMessage;
  opened: boolean;
  busy: boolean;
  onToggle: () => void;
  onUnread: () => void;
  onArchive: () => void;
  onDelete: () => void;
};

/** A message: closed, it shows sender, time and beginning; opened, the whole text and the actions. */
export function MessageRow({ message, opened, onToggle, onUnread, ...actions }: Props) {
  const bodyId = useId();
  const head = useRef<HTMLButtonElement>(null);
  const unread = () => {
    // The pressed button disappears with the text that it closes.
    head.current?.focus();
    onUnread();
  };
  return (
    <li className={`ruled ${classes.message}`} data-unread={!message.read}>
      <h2 className={classes.heading}>
        <button
          ref={head}
          type="button"
          className={classes.head}
          aria-expanded={opened}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <span className={classes.name}>
            {!message.read && (
              <>
                <span className={classes.dot} aria-hidden="true" />
                <VisuallyHidden>{say.unread} </VisuallyHidden>
              </>
            )}
            <bdi>{message.name}</bdi>
          </span>
          <time dateTime={message.receivedAt} className="small nowrap">
            {dateAndTime(message.receivedAt)}
          </time>
          {!opened && (
            <span className="cut muted across regular" dir="auto">
              {message.message}
            </span>
          )}
        </button>
      </h2>
      <div id={bodyId} hidden={!opened} className={classes.body}>
        {opened && (
          <>
            <p className="muted breaks below-3">
              <bdi>{message.email}</bdi>
            </p>
            <p className={classes.text} dir="auto">
              {message.message}
            </p>
            <MessageActions message={message} onUnread={unread} {...actions} />
          </>
        )}
      </div>
    </li>
  );
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

type ActionProps = Omit<Props, 'opened' | 'onToggle'>;

function MessageActions({ message, busy, onUnread, onArchive, onDelete }: ActionProps) {
  const [asking, setAsking] = useState(false);
  const { archived } = message;
  return (
    <div className="wrap gap-2">
      <AnchorButton href={replyLink(message)} variant="light" icon={IconArrowBackUp}>
        {say.reply}
      </AnchorButton>
      {!archived && (
        <LinkButton
          to="/client/invitations"
          state={{ invitee: `${message.name} ${message.email}` }}
          variant="subtle"
          icon={IconUserPlus}
        >
          {ofKit.invite}
        </LinkButton>
      )}
      <Button
        variant="subtle"
        leftSection={archived ? <IconInbox {...icon} /> : <IconArchive {...icon} />}
        onClick={onArchive}
      >
        {archived ? say.moveToInbox : say.archive}
      </Button>
      {archived ? (
        <Button variant="subtle" color="red" icon={IconTrash} onClick={() => setAsking(true)}>
          {ofKit.delete}
        </Button>
      ) : (
        <Button variant="subtle" icon={IconMailOpened} onClick={onUnread}>
          {say.markAsUnread}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={say.deleteTitle}
        message={say.deletedForGood(isolated(message.name))}
        confirmLabel={ofKit.delete}
        busy={busy}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

// Some mail programs cut or refuse longer addresses.
const MAX_QUOTED = 900;

type Quoted = Pick<ContactMessage, 'name' | 'email' | 'message'>;

/** Opens the mail program with an answer that quotes what was written. */
export function replyLink({ name, email, message }: Quoted): string {
  const short = message.length > MAX_QUOTED ? `${message.slice(0, MAX_QUOTED)}…` : message;
  const quoted = short.replaceAll(/^/gm, '> ').replaceAll('\n', '\r\n');
  const body = `\r\n\r\n${say.wrote(name)}\r\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(say.replySubject)}&body=${encodeURIComponent(body.toWellFormed())}`;
}
