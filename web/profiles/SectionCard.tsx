import { IconArrowDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { anchorOf, type Section } from './fields.ts';
import classes from './SectionCard.module.css';
import { SectionMark } from './SectionMark.tsx';
import { say } from './words.ts';

type Props = {
  id: string;
  title: string;
  /** A sentence under the title. */
  why?: string;
  filled: number;
  of: number;
  /** The section that it leads on to. */
  next?: Section | undefined;
  children: ReactNode;
};

/** A section of a profile as a card, with its filled-in mark. */
export function SectionCard({ id, title, why, filled, of, next, children }: Props) {
  return (
    <section id={anchorOf(id)} aria-labelledby={`${anchorOf(id)}-title`} className={classes.card}>
      <header className={classes.head}>
        <h2 id={`${anchorOf(id)}-title`} className={classes.title}>
          {title}
        </h2>
        <SectionMark filled={filled} of={of} words />
        {why && <p className={classes.why}>{why}</p>}
      </header>
      {children}
      {next && (
        <a href={`#${anchorOf(next.id)}`} className={classes.next}>
          {say.nextIs(next.title)}
          <IconArrowDown size={18} stroke={1.5} aria-hidden />
        </a>
      )}
    </section>
  );
}
