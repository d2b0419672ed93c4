import { IconArchive, IconMail } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MessageBox } from '#domain/contact/contactMessageSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { Link, useSearchParams } from '../kit/Link.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { queryClient } from '../live/queryClient.ts';
import { messagesQuery } from './api.ts';
import { MessageList } from './MessageList.tsx';
import classes from './MessagesScreen.module.css';
import { EMPTY_ARCHIVE, EMPTY_INBOX, FETCH_FAILED } from './words.ts';

const boxes = [
  { box: 'inbox', label: 'Inbox', search: '' },
  { box: 'archive', label: 'Archive', search: '?box=archive' },
] as const;

/** Prefetches the screen's first data. */
export const prefetchData = () => queryClient.prefetchInfiniteQuery(messagesQuery('inbox'));

/** `/client/messages`: what visitors wrote by the contact form. */
export default function MessagesScreen() {
  const [params] = useSearchParams();
  const box: MessageBox = params.get('box') === 'archive' ? 'archive' : 'inbox';
  return (
    <Page title="Website Enquiries" narrow>
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
        skeleton={
          <RowsSkeleton
            count={4}
            className={classes.list}
            rowClassName={classes.waiting}
            widths={['40%', '80%']}
          />
        }
        failed={FETCH_FAILED}
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
      <EmptyState icon={IconArchive} title={EMPTY_ARCHIVE.title}>
        {EMPTY_ARCHIVE.text}
      </EmptyState>
    );
  return (
    <EmptyState icon={IconMail} title={EMPTY_INBOX.title}>
      {EMPTY_INBOX.text}
    </EmptyState>
  );
}
