import type { ComponentType, ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  title: string;
  /** A sentence about what will be here, or what to do. */
  children: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon: Icon, title, children, action }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.plate}>
        <Icon size={28} stroke={1.5} aria-hidden />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.text}>{children}</div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
