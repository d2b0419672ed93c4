import { useCallback, useState } from 'react';

type Change<T> = T | ((now: T) => T);

/**
 * State about one customer, in a component that stays while customers change: with another `owner` it
 * begins anew with `init`, and what is set late for the one before reaches nobody.
 */
export function useStateOf<T>(owner: string, init: () => T) {
  const [kept, keep] = useState(() => ({ owner, value: init() }));
  const current = kept.owner === owner ? kept : { owner, value: init() };
  if (current !== kept) keep(current);
  const set = useCallback(
    (next: Change<T>) =>
      keep((now) => {
        if (now.owner !== owner) return now;
        return { owner, value: next instanceof Function ? next(now.value) : next };
      }),
    [owner],
  );
  return [current.value, set] as const;
}
