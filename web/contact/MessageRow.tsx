import { useId, useRef } from 'react';
import type { ContactMessage } from '#domain/contact/contactMessage.ts';
import { moment } from '../ui/moment.ts';
import { Unseen } from '../ui/Unseen.tsx';
import { MessageActions } from './MessageActions.tsx';
import classes from './MessagesScreen.module.css';

type Props = {
  message: ContactMessage;
  opened: boolean;
  busy: boolean;
  onToggle: () => void;
  onUnread: () => void;
  onArchive: () => void;
  onDelete: () => void;
};

/** Who wrote when and how it begins; opened, all of it and what can be done with it. */
export function MessageRow({ message, opened, onToggle, onUnread, ...actions }: Props) {
  const bodyId = useId();
  const head = useRef<HTMLButtonElement>(null);
  const unread = () => {
    // The pressed button goes with what it closes.
    head.current?.focus();
    onUnread();
  };
  return (
    <li className={classes.message} data-unread={!message.read}>
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
                <Unseen>Unread: </Unseen>
              </>
            )}
            <bdi>{message.name}</bdi>
          </span>
          <time dateTime={message.receivedAt} className={classes.time}>
            {moment(message.receivedAt)}
          </time>
          {!opened && (
            <span className={classes.preview} dir="auto">
              {message.message}
            </span>
          )}
        </button>
      </h2>
      <div id={bodyId} hidden={!opened} className={classes.body}>
        {opened && (
          <>
            <p className={classes.email}>{message.email}</p>
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
