import { useQuery } from '@tanstack/react-query';
import { Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { Tabs } from '../kit/ToggleGroup.tsx';
import { inboxCountQuery } from './api.ts';
import classes from './Inbox.module.css';
import { InboxList } from './InboxList.tsx';
import { UndoDone } from './UndoDone.tsx';
import type { Inbox } from './useInbox.ts';
import { say } from './words.ts';

type Props = { inbox: Inbox; openId: string | null };

/** The list of waiting customers: all, or the dietician's own. */
export function InboxFinder({ inbox, openId }: Props) {
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
          { name: 'all', face: face(say.all, counts?.all) },
          { name: 'mine', face: face(say.mine, counts?.mine) },
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
              <RowsSkeleton count={5} rowClassName={classes.waiting} widths={['40%', '80%']} />
            }
          />
        )}
        {list.data && items.length === 0 && (
          <p className={classes.nothing}>{isMine ? say.noneOfMine : say.nobodyWaits}</p>
        )}
        {items.length > 0 && <InboxList items={items} openId={openId} />}
        <ShowMore list={list} failed={say.inboxNotLoaded} />
      </div>
      {items.length > 0 && <p className={classes.keys}>{say.inboxKeys}</p>}
    </section>
  );
}
