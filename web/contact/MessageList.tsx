import { useRef, useState } from 'react';
import type { ContactMessage } from '#domain/contact/contactMessageSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Failure } from '../ui/Failure.tsx';
import { toastSuccess } from '../ui/toasts.ts';
import { useDeleteMessage, useMarkMessage } from './api.ts';
import { MessageRow } from './MessageRow.tsx';
import classes from './MessagesScreen.module.css';

/** Messages, at most one of them open; opening one marks it as read. */
export function MessageList({ messages }: { messages: readonly ContactMessage[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const mark = useMarkMessage();
  const remove = useDeleteMessage();
  const failure = mark.error ?? remove.error;

  const toggle = (message: ContactMessage) => {
    const opens = message.id !== openId;
    setOpenId(opens ? message.id : null);
    if (opens && !message.read)
      mark.mutate({ id: message.id, read: true, archived: message.archived });
  };

  /**
   * What leaves the list takes the focus with it: it goes to the list instead, while there is one. Who
   * has left the `row` since stays where they went.
   */
  const gone = (words: string, row: Element | null) => {
    setOpenId(null);
    toastSuccess(words);
    const now = document.activeElement;
    if (now && now !== document.body && !row?.contains(now)) return;
    const next = messages.length > 1 ? list.current : document.querySelector('h1');
    next?.focus();
  };

  /** Said also where the list, with its last message, is gone before the answer has been dealt with. */
  const saying = (work: Promise<unknown>, words: string) => {
    const row = document.activeElement?.closest('li') ?? null;
    // What failed stands in `failure`.
    work.then(
      () => gone(words, row),
      () => undefined,
    );
  };
  const archive = ({ id, archived }: ContactMessage) =>
    saying(
      mark.mutateAsync({ id, read: true, archived: !archived }),
      archived ? 'Moved to the inbox.' : 'Archived.',
    );

  return (
    <>
      {failure && <Failure message={messageOf(failure)} />}
      <ul ref={list} tabIndex={-1} className={classes.list} aria-label="Messages">
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            opened={message.id === openId}
            busy={mark.isPending || remove.isPending}
            onToggle={() => toggle(message)}
            onUnread={() => {
              setOpenId(null);
              mark.mutate({ id: message.id, read: false, archived: message.archived });
            }}
            onArchive={() => archive(message)}
            onDelete={() => saying(remove.mutateAsync(message.id), 'Deleted.')}
          />
        ))}
      </ul>
    </>
  );
}
