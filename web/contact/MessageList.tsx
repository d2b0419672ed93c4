import { useRef, useState } from 'react';
import type { ContactMessage } from '#domain/contact/contactMessageSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useDeleteMessage, useMarkMessage } from './api.ts';
import { MessageRow } from './MessageRow.tsx';
import classes from './MessagesScreen.module.css';
import { DONE } from './words.ts';

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
   * When a message leaves the list, the focus moves to the list, or to the heading if the list is empty; it
   * stays where it is if it has left the `row` since.
   */
  const gone = (words: string, row: Element | null) => {
    setOpenId(null);
    toastSuccess(words);
    const now = document.activeElement;
    if (now && now !== document.body && !row?.contains(now)) return;
    const next = messages.length > 1 ? list.current : document.querySelector('h1');
    next?.focus();
  };

  /** Uses promises, not callbacks of the mutation: those are dropped when the list is gone before the answer. */
  const saying = (work: Promise<unknown>, words: string) => {
    const row = document.activeElement?.closest('li') ?? null;
    // `failure` shows what went wrong.
    work.then(
      () => gone(words, row),
      () => undefined,
    );
  };
  const archive = ({ id, archived }: ContactMessage) =>
    saying(
      mark.mutateAsync({ id, read: true, archived: !archived }),
      archived ? DONE.restored : DONE.archived,
    );

  return (
    <>
      {failure && <Failure message={messageOf(failure)} />}
      <ul ref={list} tabIndex={-1} className={classes.list} aria-label="Website enquiries">
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
            onDelete={() => saying(remove.mutateAsync(message.id), DONE.deleted)}
          />
        ))}
      </ul>
    </>
  );
}
