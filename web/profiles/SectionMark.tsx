import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import classes from './SectionMark.module.css';
import { say } from './words.ts';

type Props = { filled: number; of: number; words?: boolean };

/** How much of a section is filled in: as a ring that closes, and in words. */
export function SectionMark({ filled, of, words = false }: Props) {
  const complete = filled >= of;
  const said = complete ? say.filledIn : say.filledInOf(filled, of);
  return (
    <span className={classes.mark} data-complete={complete}>
      <svg viewBox="0 0 20 20" className={classes.ring} aria-hidden="true">
        <circle cx="10" cy="10" r="8" pathLength={100} className={classes.track} />
        <circle
          cx="10"
          cy="10"
          r="8"
          pathLength={100}
          strokeDasharray={`${(filled / of) * 100} 100`}
          className={classes.arc}
        />
      </svg>
      {complete && <IconCheck size={12} stroke={2.5} aria-hidden className={classes.check} />}
      {words ? <span>{said}</span> : <VisuallyHidden>{said}</VisuallyHidden>}
    </span>
  );
}
