import { useInfiniteQuery } from '@tanstack/react-query';
import { dayIn, formatDay } from '#domain/day.ts';
import { Link } from '../kit/Link.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { foundMessagesQuery } from './api.ts';
import classes from './Inbox.module.css';
import rows from './InboxList.module.css';
import { say } from './words.ts';

type Props = { search: string; openId: string | null };

const dayOf = (at: string) => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(at));

/** What a search in all conversations found, the newest first; each row opens its conversation. */
export function FoundMessages({ search, openId }: Props) {
  const list = useInfiniteQuery(foundMessagesQuery(search));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const backTo = list.data?.pages.at(-1)?.searchedBackTo;
  return (
    <section className={classes.finder} aria-label={say.foundMessages}>
      <div className={classes.scroller}>
        {!list.data && (
          <Unloaded
            query={list}
            failed={say.searchFailed}
            skeleton={
              <RowsSkeleton
                count={5}
                rowClassName="grid gap-2 line-below pad-3"
                widths={['40%', '80%']}
              />
            }
          />
        )}
        {list.data && items.length === 0 && !backTo && (
          <p className="pad-4 muted">{say.nothingFound}</p>
        )}
        <ul className="plain" aria-label={say.foundMessages}>
          {items.map((item) => (
            <li key={item.id}>
              <Link
                to={`?customer=${item.customerId}`}
                className={rows.row}
                aria-current={item.customerId === openId ? 'page' : undefined}
              >
                <span className={rows.words}>
                  <span className="baseline apart gap-2 flex">
                    <span className="shrinks cut semibold" dir="auto">
                      {item.name.trim() || item.email}
                    </span>
                    <time dateTime={item.sentAt} className="small stiff">
                      {formatDay(dayOf(item.sentAt), 'dated')}
                    </time>
                  </span>
                  <span className="clamp breaks" dir="auto">
                    {item.text}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {backTo && (
          <p className="pad-4 muted">{say.searchedBackTo(formatDay(dayOf(backTo), 'dated'))}</p>
        )}
        <ShowMore list={list} failed={say.searchFailed} label={say.searchFurther} onPress />
      </div>
    </section>
  );
}
