import { IconArchive, IconMail } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ContactMessage, MessageBox } from '#domain/contact/contactMessageSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { InboxTabs } from '../conversations/InboxTabs.tsx';
import { useSearchParams } from '../kit/address.tsx';
import { EmptyState, Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { messagesQuery, useDeleteMessage, useMarkMessage } from './api.ts';
import { MessageRow } from './MessageRow.tsx';
import { say } from './words.ts';

export const prefetchData = () => queryClient.prefetchInfiniteQuery(messagesQuery('inbox'));

/** `/client/messages`: what visitors wrote by the contact form. */
export default function MessagesScreen() {
  const [params] = useSearchParams();
  const box: MessageBox = params.get('box') === 'archive' ? 'archive' : 'inbox';
  return (
    <Page title={ofKit.websiteEnquiries}>
      <InboxTabs box={box} />
      <Box key={box} box={box} />
    </Page>
  );
}

function Box({ box }: { box: MessageBox }) {
  const query = useInfiniteQuery(messagesQuery(box));
  if (!query.data)
    return (
      <Unloaded
        query={query}
        skeleton={
          <RowsSkeleton
            count={4}
            className="card"
            rowClassName="ruled grid gap-2 pad-4"
            widths={['40%', '80%']}
          />
        }
        failed={ofKit.messagesNotLoaded}
      />
    );
  const messages = rowsOf(query.data);
  if (messages.length === 0) return <NoMessages box={box} />;
  return (
    <>
      <MessageList messages={messages} />
      <ShowMore list={query} />
    </>
  );
}

function NoMessages({ box }: { box: MessageBox }) {
  if (box === 'archive')
    return (
      <EmptyState icon={IconArchive} title={say.emptyArchive.title}>
        {say.emptyArchive.text}
      </EmptyState>
    );
  return (
    <EmptyState icon={IconMail} title={say.emptyInbox.title}>
      {say.emptyInbox.text}
    </EmptyState>
  );
}

/** Messages, at most one of them open; opening one marks it as read. */
function MessageList({ messages }: { messages: readonly ContactMessage[] }) {
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
      archived ? say.done.restored : say.done.archived,
    );

  return (
    <>
      <Failure error={failure} />
      <ul ref={list} tabIndex={-1} className="card" aria-label={say.listOfEnquiries}>
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
            onDelete={() => saying(remove.mutateAsync(message.id), say.done.deleted)}
          />
        ))}
      </ul>
    </>
  );
}
