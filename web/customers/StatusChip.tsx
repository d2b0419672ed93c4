import { IconMailQuestion } from '@tabler/icons-react';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import { say as ofCoaching } from '#domain/coaching/words.ts';
import { VisuallyHidden } from '../kit/Notice.tsx';
import classes from './StatusChip.module.css';
import { say } from './words.ts';

const shapes: Readonly<Record<Standing, React.ReactNode>> = {
  active: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  paused: (
    <>
      <rect x="2.5" y="2" width="2.5" height="8" rx="0.75" fill="currentColor" />
      <rect x="7" y="2" width="2.5" height="8" rx="0.75" fill="currentColor" />
    </>
  ),
  expired: <circle cx="6" cy="6" r="3.5" fill="none" stroke="currentColor" strokeWidth="2" />,
  not_set: <rect x="1.5" y="5" width="9" height="2" rx="1" fill="currentColor" />,
};

type Props = {
  standing: Standing;
  /** Replaces the status word, which then stands elsewhere. */
  children?: React.ReactNode;
};

/** The status of a coaching period: a colour, a shape and a word, never a colour alone. */
export function StatusChip({ standing, children }: Props) {
  return (
    <span className={classes.chip} data-standing={standing}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        {shapes[standing]}
      </svg>
      {children || ofCoaching.standings[standing]}
    </span>
  );
}

/** Replaces the status chip for a customer who has withdrawn their consent. */
export function ConsentChip() {
  return <span className={classes.consentChip}>{say.consentWithdrawn}</span>;
}

/** Marks a customer whose email address is not confirmed; `dense`: without the word. */
export function Unverified({ dense = false }: { dense?: boolean }) {
  const word = 'unverified';
  return (
    <span className={classes.mark} title={say.notVerified}>
      <IconMailQuestion size={16} stroke={1.5} aria-hidden />
      {dense ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}
