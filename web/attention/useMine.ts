import { useState } from 'react';
import { browserStore, keep } from '../store/browserStore.ts';

const KEY = 'weekplate-mine';

/** Whether only the dietician's own customers are shown; stored in this browser. */
export function useMine(): readonly [boolean, (isMine: boolean) => void] {
  const [isMine, setMine] = useState(() => browserStore().getItem(KEY) !== null);
  const choose = (next: boolean) => {
    setMine(next);
    if (next) keep(browserStore(), KEY, 'yes');
    else browserStore().removeItem(KEY);
  };
  return [isMine, choose];
}
