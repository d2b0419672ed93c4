import { useEffect, useRef } from 'react';
import { messageOf } from '../api/errors.ts';
import { Button } from './Button.tsx';
import classes from './ShowMore.module.css';
import { Unreached } from './Unreached.tsx';
import { useFocusAfterMore } from './useFocusAfterMore.ts';

export const REST_OFFLINE = 'The rest is here once you are back.';

type Props = {
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    fetchNextPage: () => unknown;
  };
  /** Shown with the reason when the next page could not be fetched; without it only the reason is shown. */
  failed?: string;
};

/** The end of a list with more pages: fetches the next page when scrolled near, or when pressed. */
export const ShowMore = (props: Props) => props.list.hasNextPage && <Foot {...props} />;

function Foot({ list, failed }: Props) {
  const { isFetchingNextPage: busy, isFetchNextPageError: hasFailed } = list;
  const nearEnd = useRef<HTMLSpanElement>(null);
  const onMore = () => void (busy || list.fetchNextPage());
  const more = useRef(onMore);
  more.current = onMore;
  const foot = useFocusAfterMore(hasFailed);
  const waiting = !busy && !hasFailed;

  useEffect(() => {
    const mark = nearEnd.current;
    if (!mark || !waiting) return;
    // Observed again after each page, so that a list shorter than the screen keeps loading.
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) more.current();
    });
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [waiting]);

  return (
    <div ref={foot} className={classes.end}>
      <span ref={nearEnd} className={classes.near} aria-hidden="true" />
      {hasFailed ? (
        <Unreached
          error={list.error}
          failed={failed ?? messageOf(list.error)}
          offline={REST_OFFLINE}
          onRetry={onMore}
        />
      ) : (
        <Button variant="default" fullWidth loading={busy} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
