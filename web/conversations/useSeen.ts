import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The height of a message, in px, that must be in view for it to count as seen; for a smaller message, all of
 * it.
 */
const SEEN_PX = 40;
const SHARES = [0, 0.1, 0.25, 0.5, 0.75, 1];
const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of the messages in `frame` that were in view while the page was visible: a fetched message may be
 * below the fold, or arrive while the page is in the background. `messages` are those rendered.
 */
export function useSeen(
  frame: RefObject<HTMLElement | null>,
  messages: readonly { readonly id: string }[],
): ReadonlySet<string> {
  const [seen, setSeen] = useState(NONE);
  const inView = useRef(new Set<string>());
  const drawn = messages.map(({ id }) => id).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: observes again when other messages are drawn.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const now = [...inView.current];
      setSeen((before) =>
        now.every((id) => before.has(id)) ? before : new Set([...before, ...now]),
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRect, boundingClientRect } of entries) {
          const id = target.getAttribute('data-message') ?? '';
          const least = Math.min(SEEN_PX, boundingClientRect.height - 1);
          if (isIntersecting && intersectionRect.height >= least) inView.current.add(id);
          else inView.current.delete(id);
        }
        look();
      },
      { threshold: SHARES },
    );
    for (const each of frame.current?.querySelectorAll('[data-message]') ?? [])
      observer.observe(each);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      inView.current.clear();
    };
  }, [frame, drawn]);
  return seen;
}
