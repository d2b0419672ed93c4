import { type ReactNode, useId } from 'react';
import { Button } from '../kit/Button.tsx';
import classes from './OwnSessions.module.css';

type Props = {
  name: string;
  about: string;
  label: string;
  busy?: boolean;
  /** If absent, there is no button. */
  onPress?: (() => void) | undefined;
  /** Content opened below the entry. */
  children?: ReactNode;
};

/** One of several ways into the account, with a button to end it. */
export function ListEntry({ name, about, label, busy = false, onPress, children }: Props) {
  const id = useId();
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <span className="column shrinks breaks">
          <strong id={id}>{name}</strong>
          <span className="quiet">{about}</span>
        </span>
        {onPress && (
          <Button
            variant="default"
            size="sm"
            loading={busy}
            aria-describedby={id}
            onClick={onPress}
          >
            {label}
          </Button>
        )}
      </div>
      {children}
    </li>
  );
}
