import { useSyncExternalStore } from 'react';
import { answerKeeping, keepingHere, subscribeToKeeping } from '../session/keeping.ts';
import { Button } from '../ui/Button.tsx';
import { KEEP_STOP, KEEP_YES, keepingWords } from './keepWords.ts';

/** Shows whether this device keeps a customer's days offline, and lets them change it. */
export function KeepCard() {
  const keeping = useSyncExternalStore(subscribeToKeeping, keepingHere);
  const isKept = keeping === 'yes';
  return (
    <>
      <p className="quiet" role="status">
        {keepingWords(keeping)}
      </p>
      <p>
        <Button
          variant={isKept ? 'subtle' : 'light'}
          onClick={() => answerKeeping(isKept ? 'no' : 'yes')}
        >
          {isKept ? KEEP_STOP : KEEP_YES}
        </Button>
      </p>
    </>
  );
}
