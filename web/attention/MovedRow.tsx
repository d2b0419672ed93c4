import { Button } from '../kit/Button.tsx';
import classes from './BoardRow.module.css';
import type { Moved } from './useSnooze.ts';
import { movedWords } from './words.ts';

type Props = { moved: Moved; onUndo: () => void };

/** Takes the place of a row just snoozed, so that nothing moves under the pointer, and offers Undo. */
export const MovedRow = ({ moved, onUndo }: Props) => (
  <li className={classes.moved} data-place>
    <bdi>{movedWords(moved)}</bdi>
    <Button variant="light" size="compact-md" loading={moved.isBusy} onClick={onUndo}>
      Undo
    </Button>
  </li>
);
