import { IconArchive, IconMail } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MessageBox } from '#domain/contact/contactMessageSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { queryClient } from '../live/queryClient.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { messagesQuery } from './api.ts';
import { MessageList } from './MessageList.tsx';
import classes from './MessagesScreen.module.css';

const boxes = [
  { box: 'inbox', label: 'Inbox', search: '' },
  { box: 'archive', label: 'Archive', search: '?box=archive' },
] as const;

/** What the screen shows at first, before it is opened. */
export const prefetchData = () => queryClient.prefetchInfiniteQuery(messagesQuery('inbox'));

/** `/client/messages`: what visitors wrote by the contact form. */
export default function MessagesScreen() {
  const [params] = useSearchParams();
  const box: MessageBox = params.get('box') === 'archive' ? 'archive' : 'inbox';
  return (
    <Page title="Messages" narrow>
      <nav aria-label="Boxes" className={classes.boxes}>
        {boxes.map((each) => (
          <Link
            key={each.box}
            to={{ search: each.search }}
            className={classes.box}
            aria-current={each.box === box ? 'page' : undefined}
          >
            {each.label}
          </Link>
        ))}
      </nav>
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
        skeleton={<MessagesSkeleton />}
        failed="The messages could not be fetched."
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

const ROWS = [0, 1, 2, 3];

function MessagesSkeleton() {
  return (
    <div className={classes.list} aria-busy="true">
      {ROWS.map((row) => (
        <div key={row} className={classes.waiting}>
          <Skeleton height={16} width="40%" />
          <Skeleton height={14} width="80%" />
        </div>
      ))}
    </div>
  );
}

function NoMessages({ box }: { box: MessageBox }) {
  if (box === 'archive')
    return (
      <EmptyState icon={IconArchive} title="Nothing is archived.">
        What you have dealt with can rest here, out of the inbox.
      </EmptyState>
    );
  return (
    <EmptyState icon={IconMail} title="No messages.">
      What visitors write by the contact form of your landing page arrives here and by e-mail.
    </EmptyState>
  );
}
