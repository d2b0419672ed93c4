import { useCallback, useEffect, useState } from 'react';
import { dayHere, dayWords, formatTime, type Instant } from '#domain/day.ts';
import { inARow } from '#domain/language/language.ts';

/** 'Fri 20 Nov' by the reader's own calendar; with the year if it is not the current one. */
export const dateOf = (at: Instant): string => dayWords(dayHere(new Date(at)), dayHere(new Date()));

/** 'Fri 20 Nov, 08:14' by the reader's own clock. */
export const dateAndTime = (at: Instant): string => inARow([dateOf(at), formatTime(new Date(at))]);

/** The current time to the minute: renders again each minute, and when the user returns to the page. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, 60_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}

/** A message that clears itself after `ms`: [message or null, show, clear]. */
export function useBriefMessage<M = string>(
  ms: number,
): [message: M | null, show: (message: M) => void, clear: () => void] {
  const [shown, setShown] = useState<{ message: M } | null>(null);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);

  // A new object each time, so that a repeated message stays for its full time.
  const show = useCallback((message: M) => setShown({ message }), []);
  const clear = useCallback(() => setShown(null), []);
  return [shown?.message ?? null, show, clear];
}

/**
 * Calls back after the next frame is painted, so that the response to a tap is painted before its consequences. A
 * hidden page paints no frames: there, and when the page is hidden meanwhile, it calls back at once.
 */
export function afterPaint(then: () => void): void {
  if (typeof document === 'undefined' || document.hidden) {
    then();
    return;
  }
  const waiting = new AbortController();
  const now = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    then();
  };
  document.addEventListener('visibilitychange', now, { signal: waiting.signal });
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = now;
    port2.postMessage(null);
  });
}

const QUIET_MS = 1500;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Waits for the user's first input, or for a while, and then fetches: for code that the first render does not
 * need.
 */
export const atRest = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    const timer = setTimeout(begin, QUIET_MS);
    function begin() {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin, true);
      resolve(load());
    }
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  });
