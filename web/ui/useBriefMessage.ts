import { useCallback, useEffect, useState } from 'react';

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
