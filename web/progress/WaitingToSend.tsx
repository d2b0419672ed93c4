import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../kit/Button.tsx';
import {
  isRead,
  readWaiting,
  removeItem,
  retryItem,
  subscribe as subscribeToItems,
  waitingItems,
} from '../outbox/outboxHere.ts';
import { useMe } from '../session/session.tsx';
import type { WaitingItem } from '../store/waitingItem.ts';
import { subscribe as subscribeToDays } from './selfSavingNews.ts';
import classes from './WaitingToSend.module.css';
import { BY_ITSELF, dayWords, sinceWords, waitingDays, waitingWords } from './waiting.ts';

const subscribe = (listener: () => void) => {
  const stops = [subscribeToItems(listener), subscribeToDays(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Quietly lists what waits on this device to be sent for this person; usually nothing. */
export default function WaitingToSend() {
  const { id } = useMe();
  const items = useSyncExternalStore(subscribeToItems, waitingItems);
  const isKnown = useSyncExternalStore(subscribeToItems, isRead);
  useEffect(readWaiting, []);
  // A string, so that an unchanged snapshot compares equal.
  const days = JSON.parse(
    useSyncExternalStore(subscribe, () => JSON.stringify(waitingDays(id))),
  ) as ReturnType<typeof waitingDays>;
  const words = waitingWords(days, isKnown ? items : null);
  return (
    <div role="status">
      {words && (
        <details
          className={classes.waiting}
          open={items.some(({ refused }) => refused !== null) || undefined}
        >
          <summary>{words}</summary>
          <p className="quiet">{BY_ITSELF}</p>
          <ul>
            {days.map((day) => (
              <li key={day.date}>{dayWords(day)}</li>
            ))}
            {items.map((item) => (
              <Item key={item.key} item={item} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Item({ item }: { item: WaitingItem }) {
  const { key, text, refused } = item;
  return (
    <li>
      <p dir="auto" className={classes.text}>
        {text}
      </p>
      <p className="quiet">{sinceWords(item)}</p>
      {refused !== null && (
        <>
          <p>Not sent: {refused}</p>
          <div className="buttons">
            <Button variant="light" onClick={() => retryItem(key)}>
              Try Again
            </Button>
            <Button variant="subtle" onClick={() => void navigator.clipboard?.writeText(text)}>
              Copy the Text
            </Button>
            <Button variant="subtle" color="red" onClick={() => removeItem(key)}>
              Delete
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
