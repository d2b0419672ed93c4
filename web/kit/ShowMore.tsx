import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { messageOf } from '../api/errors.ts';
import { Button } from './Button.tsx';
import { Unreached } from './Notice.tsx';
import classes from './ShowMore.module.css';
import { say } from './words.ts';

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
  reason?: string;
  label?: string;
  /** Only a press fetches more, for a list with more below it. */
  onPress?: boolean;
};

/** The end of a list with more pages: fetches the next one when scrolled near, or when pressed. */
export const ShowMore = (props: Props) => props.list.hasNextPage && <Foot {...props} />;

function Foot({ list, failed, reason, label = say.showMore, onPress = false }: Props) {
  const { isFetchingNextPage: busy, isFetchNextPageError: hasFailed } = list;
  const nearEnd = useRef<HTMLSpanElement>(null);
  const onMore = () => void (busy || list.fetchNextPage());
  const more = useRef(onMore);
  more.current = onMore;
  const foot = useFocusAfterMore(hasFailed);
  const waiting = !busy && !hasFailed && !onPress;

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
    <div ref={foot} className="relative pad-3">
      <span ref={nearEnd} className={classes.near} aria-hidden="true" />
      {hasFailed ? (
        <Unreached
          error={list.error}
          failed={failed ?? messageOf(list.error)}
          reason={reason}
          offline={say.restOnceOnline}
          onRetry={onMore}
        />
      ) : (
        <Button variant="default" fullWidth loading={busy} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}

/**
 * Keeps the keyboard's place when the Show more button at the foot of a list disappears. After the last page the
 * focus moves to the first new row, after a failure to Try again. Returns the ref of the foot, which has to come
 * right after its list.
 */
function useFocusAfterMore(failed: boolean): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const has = () => foot.current?.contains(document.activeElement) ?? false;

  useLayoutEffect(() => {
    const end = foot.current;
    if (failed && hadFocus.current) end?.querySelector('button')?.focus({ preventScroll: true });
  }, [failed]);

  // Recorded after every render, because it cannot be determined once the button is gone.
  useLayoutEffect(() => {
    hadFocus.current = has();
  });

  useLayoutEffect(() => {
    const end = foot.current;
    const before = end?.previousElementSibling;
    const list = before?.querySelector('tbody') ?? before;
    return () => {
      if (!list || !end?.contains(document.activeElement)) return;
      const rows = list.children.length;
      // The new rows are rendered in the same commit that removes the foot.
      queueMicrotask(() => {
        const row = list.isConnected ? list.children[rows] : undefined;
        row?.querySelector<HTMLElement>('a, button')?.focus();
      });
    };
  }, []);

  return foot;
}

type DisclosureProps = {
  /** The words that open it. */
  summary: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Optional details: words with a chevron, and the content they open below. */
export function Disclosure({ summary, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={classes.disclosure}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        {summary}
        <IconChevronRight size={16} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      {children}
    </details>
  );
}
