export type Listener = () => void;

/** Who is told when something outside React changes, such as what all screens share. */
export function subscription() {
  const listeners = new Set<Listener>();
  return {
    /** Returns a function that unsubscribes, as `useSyncExternalStore` wants it. */
    subscribe(listener: Listener): Listener {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(): void {
      for (const listener of listeners) listener();
    },
  };
}

/** The same for a media query. One for the whole page: each new one makes the browser recompute styles. */
export function mediaQuery(query: string) {
  const media = matchMedia(query);
  return {
    matches: () => media.matches,
    subscribe(listener: Listener): Listener {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
  };
}

/** To and from the other tabs of this browser. One that is set to keep nothing may refuse it: then none is heard. */
export function tabChannel(name: string): Pick<BroadcastChannel, 'postMessage' | 'onmessage'> {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage: () => undefined, onmessage: null };
  }
}
