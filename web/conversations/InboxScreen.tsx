import {
  IconArrowLeft,
  IconInbox,
  IconMessage2,
  IconMessageQuestion,
  IconMessages,
} from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { useLocation, useNavigate, useSearchParams } from '../kit/address.tsx';
import { Button, Filled } from '../kit/Button.tsx';
import { useIsPhone } from '../kit/device.ts';
import { Link } from '../kit/Link.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { EmptyState, Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { Tabs } from '../kit/ToggleGroup.tsx';
import sides from '../kit/TwoSides.module.css';
import { say as ofKit } from '../kit/words.ts';
import { conversed, inboxCountQuery, undoDone } from './api.ts';
import { FoundMessages } from './FoundMessages.tsx';
import classes from './Inbox.module.css';
import { InboxList } from './InboxList.tsx';
import { InboxPerson } from './InboxPerson.tsx';
import { InboxTabs } from './InboxTabs.tsx';
import { type Inbox, type Settled, useInbox, useRest } from './useInbox.ts';
import { useKeys } from './useKeys.ts';
import { say } from './words.ts';

type DialogProps = { onClose: () => void };
const ManyDialog = lazyDialog<DialogProps>(() => import('./ManyDialog.tsx'));
const RepliesDialog = lazyDialog<DialogProps>(() => import('../replies/RepliesDialog.tsx'));

/** `/client/inbox`: who waits for an answer, and the conversation with one of them. */
export default function InboxScreen() {
  const [params] = useSearchParams();
  const openId = params.get('customer');
  const screen = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const inbox = useInbox(openId, screen);
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const [opened, open] = useState<'many' | 'replies' | null>(null);
  const toBoard = useWayBack(params.has('answer'));
  const isEmpty = inbox.list.data !== undefined && inbox.items.length === 0 && !inbox.isMine;
  return (
    <Page title={say.inbox} titleOnPhone={openId === null} keepsPlace>
      {(openId === null || !isPhone) && (
        <>
          <InboxTabs />
          <div className={classes.tools}>
            <SearchField
              aria-label={say.searchAll}
              placeholder={say.searchAll}
              className={classes.search}
              clears
              {...{ text, setText }}
            />
            <Button variant="default" icon={IconMessages} onClick={() => open('many')}>
              {ofKit.messageSeveral}
            </Button>
            <Button variant="default" icon={IconMessage2} onClick={() => open('replies')}>
              {say.savedReplies}
            </Button>
          </div>
        </>
      )}
      <Suspense>
        {opened === 'many' && <ManyDialog onClose={() => open(null)} />}
        {opened === 'replies' && <RepliesDialog onClose={() => open(null)} />}
      </Suspense>
      {isEmpty && openId === null && inbox.settled === null && search === '' ? (
        <EmptyState icon={IconInbox} title={say.nobodyWaits}>
          {say.nobodyWaitsHint}
        </EmptyState>
      ) : (
        <div
          ref={screen}
          className={`${sides.screen} ${classes.screen}`}
          data-open={openId !== null}
        >
          {search === '' ? (
            <InboxFinder inbox={inbox} openId={openId} />
          ) : (
            <FoundMessages search={search} openId={openId} />
          )}
          <div className={classes.person}>
            {openId ? (
              <>
                <Link to="/client/inbox" className={sides.back}>
                  <IconArrowLeft size={20} stroke={1.5} aria-hidden />
                  {say.allWhoWait}
                </Link>
                <InboxPerson
                  key={openId}
                  customerId={openId}
                  onSettled={(done) => inbox.onSettled(openId, done)}
                  onLeave={toBoard ?? inbox.toRow}
                  isResting={inbox.isResting}
                  // On a phone the list, which otherwise shows it, is out of sight.
                  undo={isPhone && <UndoDone inbox={inbox} />}
                />
              </>
            ) : (
              <EmptyState icon={IconMessageQuestion} title={say.nobodyOpened}>
                {say.inboxKeys}
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

/** Back to the board for who came from there to answer, also after others were answered; null for who did not. */
function useWayBack(isAnswering: boolean): (() => void) | null {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Somebody who opened the address itself has nothing to go back to.
  const [cameFromBoard] = useState(isAnswering && key !== 'default');
  const back = () => navigate(-1);
  useKeys(cameFromBoard ? { escape: back } : {});
  return cameFromBoard ? back : null;
}

type Props = { inbox: Inbox; openId: string | null };

/** The list of waiting customers: all, or the dietician's own. */
function InboxFinder({ inbox, openId }: Props) {
  const { list, items, isMine } = inbox;
  const counts = useQuery(inboxCountQuery).data;
  const face = (word: string, count: number | undefined) => (
    <>
      {word} {count !== undefined && <span className="quiet">{count}</span>}
    </>
  );
  return (
    <section className={classes.finder} aria-label={say.whoWaits}>
      <Tabs
        label={say.whose}
        tabs={[
          { name: 'all', face: face(ofKit.all, counts?.all) },
          { name: 'mine', face: face(ofKit.mine, counts?.mine) },
        ]}
        open={isMine ? 'mine' : 'all'}
        onOpen={(next) => inbox.chooseMine(next === 'mine')}
      />
      <UndoDone inbox={inbox} />
      <div className={classes.scroller}>
        {!list.data && (
          <Unloaded
            query={list}
            failed={say.inboxNotLoaded}
            skeleton={
              <RowsSkeleton
                count={5}
                rowClassName="grid gap-2 line-below pad-3"
                widths={['40%', '80%']}
              />
            }
          />
        )}
        {list.data && items.length === 0 && (
          <p className="pad-4 muted">{isMine ? say.noneOfMine : say.nobodyWaits}</p>
        )}
        {items.length > 0 && <InboxList items={items} openId={openId} />}
        <ShowMore list={list} failed={say.inboxNotLoaded} />
      </div>
      {items.length > 0 && <p className={classes.keys}>{say.inboxKeys}</p>}
    </section>
  );
}

/** The last conversation settled without an answer, with an Undo; after the Undo, the one settled before it. */
function UndoDone({ inbox: { settled, forgetSettled } }: { inbox: Inbox }) {
  const rest = useRest();
  const undo = useMutation({
    mutationFn: ({ customerId, id }: Settled) => undoDone(customerId, id),
    onSuccess(_, undone) {
      forgetSettled(undone);
      rest.begin();
    },
    onSettled: (_, __, { customerId }) => conversed(customerId),
  });
  if (!settled) return null;
  return (
    <>
      <div className={classes.done} role="status">
        <span title={settled.name}>
          <Filled text={say.nothingWaits} name={<bdi>{settled.name}</bdi>} />
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={undo.isPending}
          onClick={() => rest.isOn() || undo.mutate(settled)}
        >
          {ofKit.undo}
        </Button>
      </div>
      {undo.error && undo.variables.id === settled.id && (
        <Failure message={say.undoFailed} reason={messageOf(undo.error)} />
      )}
    </>
  );
}
