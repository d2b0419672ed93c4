import { IconMailQuestion } from '@tabler/icons-react';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import classes from './Unverified.module.css';

/** Marks a customer whose e-mail address is not confirmed; `dense`: without the word. */
export function Unverified({ dense = false }: { dense?: boolean }) {
  const word = 'unverified';
  return (
    <span className={classes.mark} title="This e-mail address is not verified yet">
      <IconMailQuestion size={16} stroke={1.5} aria-hidden />
      {dense ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}
