import { useSyncExternalStore } from 'react';
import { Button } from '../kit/Button.tsx';
import { answerKeeping, keepingHere, subscribeToKeeping } from '../session/keeping.ts';
import classes from './AskToKeep.module.css';
import { ASK_TO_KEEP } from './keepWords.ts';

/** Asks once whether this device may keep the customer's days offline; disappears after the answer. */
export default function AskToKeep() {
  const keeping = useSyncExternalStore(subscribeToKeeping, keepingHere);
  // Without a service worker, nothing opens offline.
  if (keeping !== null || !('serviceWorker' in navigator)) return null;
  const { title, text, yes, no } = ASK_TO_KEEP;
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p>{text}</p>
      <div className="buttons">
        <Button variant="light" onClick={() => answerKeeping('yes')}>
          {yes}
        </Button>
        <Button variant="subtle" onClick={() => answerKeeping('no')}>
          {no}
        </Button>
      </div>
    </section>
  );
}
