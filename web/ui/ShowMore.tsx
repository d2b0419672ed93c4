import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { useGoOn } from '../ui/useGoOn.ts';
import classes from './ShowMore.module.css';

type Props = { busy: boolean; failed: string | null; onMore: () => void };

/** The end of a list that goes on: loads the next page when it comes near, or when pressed. */
export function ShowMore({ busy, failed, onMore }: Props) {
  const nearEnd = useRef<HTMLSpanElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  const foot = useGoOn(failed !== null);
  const waiting = !busy && failed === null;

  useEffect(() => {
    const mark = nearEnd.current;
    if (!mark || !waiting) return;
    // Observed anew after each page, so that a list shorter than the screen goes on by itself.
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) more.current();
    });
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [waiting]);

  return (
    <div ref={foot} className={classes.end}>
      <span ref={nearEnd} className={classes.near} aria-hidden="true" />
      {failed ? (
        <Failure message={failed} onRetry={onMore} />
      ) : (
        <Button variant="default" fullWidth loading={busy} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
