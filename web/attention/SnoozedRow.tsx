import { Button } from '../ui/Button.tsx';
import classes from './BoardRow.module.css';
import type { Snoozed } from './useSnooze.ts';
import { nameOf, snoozedWords } from './words.ts';

type Props = { snoozed: Snoozed; onUndo: () => void };

/** In the place of a row just snoozed: nothing moves under the hand, and it can be taken back. */
export const SnoozedRow = ({ snoozed, onUndo }: Props) => (
  <li className={classes.snoozed} data-place>
    <span>
      <bdi>{snoozedWords(nameOf(snoozed.row.customer), snoozed.until)}</bdi>
    </span>
    <Button variant="light" size="compact-md" loading={snoozed.isBusy} onClick={onUndo}>
      Undo
    </Button>
  </li>
);
