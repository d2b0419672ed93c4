import {
  IconArchive,
  IconArrowBackUp,
  IconInbox,
  IconMailOpened,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ContactMessage } from '#domain/contact/contactMessage.ts';
import { AnchorButton, Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import classes from './MessagesScreen.module.css';
import { replyLink } from './replyLink.ts';

type Props = {
  message: ContactMessage;
  busy: boolean;
  onUnread: () => void;
  onArchive: () => void;
  onDelete: () => void;
};

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export function MessageActions({ message, busy, onUnread, onArchive, onDelete }: Props) {
  const [asking, setAsking] = useState(false);
  const { archived } = message;
  return (
    <div className={classes.actions}>
      <AnchorButton
        href={replyLink(message)}
        variant="light"
        leftSection={<IconArrowBackUp {...icon} />}
      >
        Reply
      </AnchorButton>
      <Button
        variant="subtle"
        leftSection={archived ? <IconInbox {...icon} /> : <IconArchive {...icon} />}
        onClick={onArchive}
      >
        {archived ? 'Move to Inbox' : 'Archive'}
      </Button>
      {archived ? (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      ) : (
        <Button variant="subtle" leftSection={<IconMailOpened {...icon} />} onClick={onUnread}>
          Mark as Unread
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title="Delete this message?"
        message={`What ${message.name} wrote is removed for good.`}
        confirmLabel="Delete"
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
