import { useCallback, useState } from 'react';

type Change<T> = T | ((now: T) => T);

/**
 * State that belongs to a key, for example a customer, in a component that stays mounted while the key
 * changes. A new key starts again with `init`; late updates for an earlier key are ignored.
 */
export function useKeyedState<T>(key: string, init: () => T) {
  const [kept, keep] = useState(() => ({ key, value: init() }));
  const current = kept.key === key ? kept : { key, value: init() };
  if (current !== kept) keep(current);
  const set = useCallback(
    (next: Change<T>) =>
      keep((now) => {
        if (now.key !== key) return now;
        return { key, value: next instanceof Function ? next(now.value) : next };
      }),
    [key],
  );
  return [current.value, set] as const;
}
