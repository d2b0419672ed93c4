import { IconMessageCircleQuestion } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Subject } from '#domain/conversations/conversationSchema.ts';
import { inDigits } from '#domain/language/language.ts';
import { lazyDialog } from '../kit/lazy.tsx';
import classes from './AskButton.module.css';
import { say } from './words.ts';

const AskDialog = lazyDialog(() => import('./AskDialog.tsx'));

type Props = {
  customerId: string;
  /** What the question is about. */
  subject: Subject;
  /** What was eaten instead of the meal: 'Instead: pizza'. */
  eaten?: string | undefined;
  /** The subject in words: 'Porridge with plums'. */
  name: string;
  count?: number;
  /** There are more messages than `count`. */
  isMore?: boolean;
};

/** Lets a customer ask about what stands next to the button, and read the answers there. */
export function AskButton({ customerId, subject, eaten, name, count = 0, isMore = false }: Props) {
  const [opened, setOpened] = useState(false);
  const figure = isMore && count > 0 ? `${inDigits(count)}+` : inDigits(count);
  return (
    <>
      <button
        type="button"
        className={classes.ask}
        aria-label={aboutWords(name, figure)}
        onClick={() => setOpened(true)}
      >
        <IconMessageCircleQuestion size={18} stroke={1.5} aria-hidden />
        {say.ask}
        {count > 0 && <span className={classes.count} data-count={figure} />}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <AskDialog {...{ customerId, subject, eaten }} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The name of the button for a meal, a day or a measurement; `count` is the number of messages: '0', '2' or
 * '50+'.
 */
export function aboutWords(name: string, count: string): string {
  if (count === '0') return say.askAbout(name);
  return say.askAboutAgain(name, Number.parseInt(count, 10), count);
}
