import { useEffect, useSyncExternalStore } from 'react';
import {
  readWaiting,
  removeChange,
  retryChange,
  subscribe,
  waitingChanges,
} from '../changes/changesHere.ts';
import { Button } from '../kit/Button.tsx';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import type { Change } from '../store/change.ts';
import { timeWords } from './inWords.ts';
import classes from './MessageItem.module.css';
import { subjectKey } from './messageDraft.ts';
import { SubjectLine } from './SubjectLine.tsx';
import { MESSAGE, type WaitingMessage } from './sendWaiting.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  /** Only messages about this subject; see `subjectKey`. */
  subject?: string;
  /** Called when the number of these messages changes. */
  onChange?: () => void;
};

/** The customer's own messages that wait to be sent from this device, shown below those on the server. */
export function WaitingMessages({ customerId, subject, onChange }: Props) {
  const items = useSyncExternalStore(subscribe, waitingChanges);
  const own = waitingMessages(items, { customerId, key: subject });
  useEffect(readWaiting, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of messages changes.
  useEffect(() => onChange?.(), [own.length]);
  return (
    <>
      {own.map(({ key, text, madeAt, refused, about, hasFile }) => (
        <article
          key={key}
          className={classes.row}
          data-own
          aria-label={say.youNotSentYet(timeWords(madeAt))}
        >
          <div className={classes.message}>
            <p className={classes.who}>
              <strong>{ofKit.you}</strong>
              <time dateTime={madeAt}>{timeWords(madeAt)}</time>
            </p>
            {subject === undefined && (
              <SubjectLine subject={about} customerId={customerId} side="customer" />
            )}
            <p className={classes.text} dir="auto">
              {text || (hasFile ? say.aFile : say.aPicture)}
            </p>
            <p className={classes.who}>{refused === null ? say.waitsHere : say.notSent(refused)}</p>
            {refused !== null && (
              <div className={classes.foot}>
                <Button variant="subtle" size="compact-sm" onClick={() => void retryChange(key)}>
                  {say.tryAgain}
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  onClick={() => removeChange(key)}
                >
                  {ofKit.delete}
                </Button>
              </div>
            )}
          </div>
        </article>
      ))}
      <VisuallyHidden role="status">
        {own.some(({ refused }) => refused === null) ? say.waitsForConnection : ''}
      </VisuallyHidden>
    </>
  );
}

/**
 * The messages of this conversation that wait on this device, in the order in which they were written; with
 * `key`, see `subjectKey`, only those about that subject.
 */
export const waitingMessages = (
  items: readonly Change[],
  of: { readonly customerId: string; readonly key?: string | undefined },
) =>
  items.flatMap((item) => {
    if (item.kind !== MESSAGE) return [];
    const { customerId, input, about } = item.value as WaitingMessage;
    const isOwn =
      customerId === of.customerId &&
      subjectKey(input.subject) === (of.key ?? subjectKey(input.subject));
    const hasFile = input.fileId !== undefined;
    return isOwn ? [{ ...item, hasFile, about }] : [];
  });
