import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../api/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { conversed, inboxCountQuery, undoDone } from './api.ts';
import classes from './Inbox.module.css';
import { InboxList } from './InboxList.tsx';
import { DONE, INBOX_FAILED, KEYS, NOBODY_WAITS, NONE_OF_MINE, UNDO_FAILED } from './inboxWords.ts';
import type { Inbox, Settled } from './useInbox.ts';

type Props = { inbox: Inbox; openId: string | null };

/** The list of who waits, all or one's own. */
export function InboxFinder({ inbox, openId }: Props) {
  const { list, items, isMine, settled } = inbox;
  const counts = useQuery(inboxCountQuery).data;
  const face = (word: string, count: number | undefined) => (
    <>
      {word} {count !== undefined && <span className="quiet">{count}</span>}
    </>
  );
  return (
    <section className={classes.finder} aria-label="Who waits">
      <Tabs
        label="Whose"
        tabs={[
          { name: 'all', face: face('All', counts?.all) },
          { name: 'mine', face: face('Mine', counts?.mine) },
        ]}
        open={isMine ? 'mine' : 'all'}
        onOpen={(next) => inbox.chooseMine(next === 'mine')}
      />
      {settled && <Undo key={settled.id} settled={settled} onUndone={inbox.forgetSettled} />}
      <div className={classes.scroller}>
        {!list.data && (
          <Unloaded
            query={list}
            failed={INBOX_FAILED}
            skeleton={
              <RowsSkeleton count={5} rowClassName={classes.waiting} widths={['40%', '80%']} />
            }
          />
        )}
        {list.data && items.length === 0 && (
          <p className={classes.nothing}>{isMine ? NONE_OF_MINE : NOBODY_WAITS}</p>
        )}
        {items.length > 0 && <InboxList items={items} openId={openId} />}
        <ShowMore list={list} failed={INBOX_FAILED} />
      </div>
      {items.length > 0 && <p className={classes.keys}>{KEYS}</p>}
    </section>
  );
}

/** What was settled without an answer last, and the way back. */
function Undo({ settled, onUndone }: { settled: Settled; onUndone: () => void }) {
  const undo = useMutation({
    mutationFn: () => undoDone(settled.customerId, settled.id),
    onSuccess: onUndone,
    onSettled: () => conversed(settled.customerId),
  });
  return (
    <>
      <div className={classes.done} role="status">
        <span title={settled.name}>
          {DONE[0]}
          <bdi>{settled.name}</bdi>
          {DONE[1]}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          Undo
        </Button>
      </div>
      {undo.error && <Failure message={UNDO_FAILED} reason={messageOf(undo.error)} />}
    </>
  );
}
