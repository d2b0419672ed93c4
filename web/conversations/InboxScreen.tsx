import { IconArrowLeft, IconInbox, IconMessageQuestion } from '@tabler/icons-react';
import { useRef } from 'react';
import { useIsPhone } from '../kit/device.ts';
import { Link, useSearchParams } from '../kit/Link.tsx';
import { EmptyState } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import classes from './Inbox.module.css';
import { InboxFinder } from './InboxFinder.tsx';
import { InboxPerson } from './InboxPerson.tsx';
import { InboxTabs } from './InboxTabs.tsx';
import { KEYS, NOBODY_OPENED, NOBODY_WAITS, NOBODY_WAITS_MORE } from './inboxWords.ts';
import { UndoDone } from './UndoDone.tsx';
import { useInbox } from './useInbox.ts';

/** `/client/inbox`: who waits for an answer, and the conversation with one of them. */
export default function InboxScreen() {
  const [params] = useSearchParams();
  const openId = params.get('customer');
  const screen = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const inbox = useInbox(openId, screen);
  const isEmpty = inbox.list.data !== undefined && inbox.items.length === 0 && !inbox.isMine;
  return (
    <Page title="Inbox" titleOnPhone={openId === null} keepsPlace>
      {(openId === null || !isPhone) && <InboxTabs />}
      {isEmpty && openId === null && inbox.settled === null ? (
        <EmptyState icon={IconInbox} title={NOBODY_WAITS}>
          {NOBODY_WAITS_MORE}
        </EmptyState>
      ) : (
        <div ref={screen} className={classes.screen} data-open={openId !== null}>
          <InboxFinder inbox={inbox} openId={openId} />
          <div className={classes.person}>
            {openId ? (
              <>
                <Link to="/client/inbox" className={classes.back}>
                  <IconArrowLeft size={20} stroke={1.5} aria-hidden />
                  All who wait
                </Link>
                <InboxPerson
                  key={openId}
                  customerId={openId}
                  onSettled={(done) => inbox.onSettled(openId, done)}
                  onLeave={inbox.toRow}
                  isResting={inbox.isResting}
                  // On a phone the list, which otherwise shows it, is out of sight.
                  undo={isPhone && <UndoDone inbox={inbox} />}
                />
              </>
            ) : (
              <EmptyState icon={IconMessageQuestion} title={NOBODY_OPENED}>
                {KEYS}
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </Page>
  );
}
