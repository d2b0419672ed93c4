import type { ReactNode } from 'react';
import classes from './Notice.module.css';

type Props = {
  role: 'alert' | 'status';
  /** Coloured, for what should not be overlooked. */
  attention?: boolean;
  /** The buttons that respond to the notice. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A notice about the screen's content, with buttons to respond. */
export const Notice = ({ role, attention = false, actions, children }: Props) => (
  <div role={role} className={classes.notice} data-attention={attention || undefined}>
    <p>{children}</p>
    {actions && <div className="buttons">{actions}</div>}
  </div>
);
