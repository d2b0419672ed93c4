import type { ReactNode } from 'react';
import classes from './Page.module.css';
import { useArrival } from './useArrival.ts';

type Props = {
  title: string;
  /** The screen's own buttons: top right on a desktop, a bar at the bottom on a phone. */
  actions?: ReactNode;
  /** Content in the title's row, if there is room. */
  beside?: ReactNode;
  children: ReactNode;
  /** Narrower, because a form or a text is hard to read across the whole width. */
  narrow?: boolean;
  /** Puts the buttons after the content in the document, for the keyboard and for screen readers. */
  actionsLast?: boolean;
  /** False hides the title on a phone if the content has its own title; screen readers still find it. */
  titleOnPhone?: boolean;
  /** For a screen that moves the focus itself when only its address changes. */
  keepsPlace?: boolean;
};

/** The frame of every screen: one h1, the primary action, the content. */
export function Page(props: Props) {
  const { title, actions, beside, children, narrow = false, titleOnPhone = true } = props;
  const { actionsLast = false } = props;
  const heading = useArrival(title, props.keepsPlace);
  return (
    <div className={classes.page} data-narrow={narrow} data-actions-last={actionsLast}>
      <div className={classes.head} data-on-phone={titleOnPhone}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {beside}
        {actions && !actionsLast && <PageActions>{actions}</PageActions>}
      </div>
      {children}
      {actions && actionsLast && <PageActions>{actions}</PageActions>}
    </div>
  );
}

export function PageActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
