import { IconArrowDown, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { anchorOf, type Section } from './fields.ts';
import classes from './SectionCard.module.css';
import { say } from './words.ts';

type Props = {
  id: string;
  title: string;
  /** A sentence under the title. */
  why?: string;
  filled: number;
  of: number;
  next?: Section | undefined;
  children: ReactNode;
};

export function SectionCard({ id, title, why, filled, of, next, children }: Props) {
  return (
    <section id={anchorOf(id)} aria-labelledby={`${anchorOf(id)}-title`} className={classes.card}>
      <header className="row wrap apart gap-0-4 below-4">
        <h2 id={`${anchorOf(id)}-title`} className="text-17 bold leading-135">
          {title}
        </h2>
        <SectionMark filled={filled} of={of} words />
        {why && <p className={classes.why}>{why}</p>}
      </header>
      {children}
      {next && (
        <a href={`#${anchorOf(next.id)}`} className="inline gap-1 tall medium above-3">
          {say.nextIs(next.title)}
          <IconArrowDown size={18} stroke={1.5} aria-hidden />
        </a>
      )}
    </section>
  );
}

type SectionMarkProps = { filled: number; of: number; words?: boolean };

export function SectionMark({ filled, of, words = false }: SectionMarkProps) {
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
