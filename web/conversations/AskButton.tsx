import { IconMessageCircleQuestion } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Subject } from '#domain/conversations/messageSchema.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import classes from './AskButton.module.css';
import { aboutWords } from './askWords.ts';

const AskDialog = lazyDialog(() => import('./AskDialog.tsx'));

type Props = {
  customerId: string;
  /** What is asked about. */
  subject: Subject;
  /** It in words: 'Porridge with plums'. */
  name: string;
  /** How many messages about it there are. */
  count?: number;
  /** There are more than those. */
  isMore?: boolean;
};

/** A customer asks about what stands beside the button, and reads there what was answered. */
export function AskButton({ customerId, subject, name, count = 0, isMore = false }: Props) {
  const [opened, setOpened] = useState(false);
  const figure = isMore && count > 0 ? `${count}+` : String(count);
  return (
    <>
      <button
        type="button"
        className={classes.ask}
        aria-label={aboutWords(name, figure)}
        onClick={() => setOpened(true)}
      >
        <IconMessageCircleQuestion size={18} stroke={1.5} aria-hidden />
        Ask
        {count > 0 && <span className={classes.count} data-count={figure} />}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <AskDialog {...{ customerId, subject }} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
