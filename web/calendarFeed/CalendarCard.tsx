import { useQuery } from '@tanstack/react-query';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { calendarFeedQuery } from './api.ts';
import classes from './CalendarCard.module.css';
import { OwnAddress } from './OwnAddress.tsx';
import { FETCH_FAILED, LEAD, TITLE } from './words.ts';

/** A customer's meals for their calendar: whether there is an address, and the actions on it. */
export function CalendarCard({ customerId }: { customerId: string }) {
  const feed = useQuery(calendarFeedQuery(customerId));
  return (
    <section className={classes.card} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed" className={classes.title}>
        {TITLE}
      </h2>
      <p>{LEAD}</p>
      {feed.data ? (
        <OwnAddress customerId={customerId} since={feed.data.since} />
      ) : (
        <Unloaded
          query={feed}
          skeleton={<Skeleton width={150} height={36} aria-busy="true" />}
          failed={FETCH_FAILED}
        />
      )}
    </section>
  );
}
