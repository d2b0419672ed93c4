import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '../kit/Button.tsx';
import type { Row } from './rows.ts';
import classes from './ShoppingRow.module.css';

type Props = {
  row: Row;
  onTick: (isOn: boolean) => void;
  /** Only for handwritten lines. */
  onRemove: (() => void) | undefined;
};

/** One thing to buy; the whole row is its checkbox. */
export function ShoppingRow({ row, onTick, onRemove }: Props) {
  const { name, amount, about, isTicked } = row;
  const aboutId = useId();
  return (
    <li className={`tick-row ${classes.row}`} data-ticked={isTicked}>
      <input
        type="checkbox"
        className="tick-box"
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        aria-label={amount ? `${name}, ${amount}` : name}
        aria-describedby={aboutId}
      />
      <svg className={classes.tick} width="28" height="28" viewBox="0 0 28 28" aria-hidden>
        <rect x="2" y="2" width="24" height="24" rx="6" />
        <path d="M8.5 14.5l3.8 3.8 7.4-8" />
      </svg>
      <span className={classes.words}>
        <span className={classes.first}>
          <span className={classes.name} dir="auto">
            {name}
          </span>
          {amount && <span className={classes.amount}>{amount}</span>}
        </span>
        <span id={aboutId} className={classes.about} dir="auto">
          {about}
        </span>
      </span>
      {onRemove && (
        <span className={classes.remove}>
          <IconButton size={44} aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconX size={20} stroke={1.5} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}
