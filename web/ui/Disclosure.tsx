import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

type Props = {
  /** The words that open it. */
  summary: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Optional details: words with a chevron, and the content they open below. */
export function Disclosure({ summary, onToggle, children }: Props) {
  return (
    <details
      className={classes.disclosure}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        {summary}
        <IconChevronDown size={16} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      {children}
    </details>
  );
}
