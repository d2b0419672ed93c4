import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

type Props = {
  /** The words that open it. */
  summary: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** What is there for who asks for it: words with a chevron, and below them what they open. */
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
