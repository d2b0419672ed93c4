import {
  IconArrowBackUp,
  IconArrowBarRight,
  IconArrowForwardUp,
  IconRepeat,
} from '@tabler/icons-react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { fieldName } from '../form/fields.ts';
import { focusFieldSoon } from '../form/focusField.ts';
import { useFormValue, usePlanForm } from '../form/planForm.ts';
import { undoOrRedo } from '../form/useUndoKeys.ts';
import { AddAlternative } from './AddAlternative.tsx';
import { FindButton } from './FindButton.tsx';
import { copyToRight, repeatAcrossWeek } from './fills.ts';
import classes from './GridToolbar.module.css';
import { KeysButton } from './KeysButton.tsx';
import { placeOf } from './moves.ts';

type Props = { message: string | null; say: (message: string) => void };

/** Actions on the active cell, and undo. */
export function GridToolbar({ message, say }: Props) {
  const form = usePlanForm();
  const active = useFormValue(({ active: path }) => path);
  const place = active === null ? null : placeOf(active);
  const meal = place && place.column > 0 ? active : null;

  const repeat = () => {
    if (meal === null) return;
    const changed = form.fill(repeatAcrossWeek(form.state.values, meal));
    say(changed === 0 ? 'It is the same all week already.' : 'Repeated across the week.');
    focusFieldSoon(meal);
  };
  const toRight = () => {
    const copied = meal === null ? null : copyToRight(form.state.values, meal);
    if (!copied) return;
    form.fill(copied.changes);
    focusFieldSoon(copied.to);
  };

  const tool = {
    variant: 'subtle',
    color: 'gray',
    size: 'compact-sm',
    'aria-description': meal === null ? undefined : fieldName(meal),
    onMouseDown: keepFocus,
  } as const;

  return (
    <div className={classes.bar}>
      <p className={classes.message} role="status">
        {message}
      </p>
      <Hint label="Copy this cell to the right (Alt+→)">
        <Button
          {...tool}
          className={classes.toRight}
          leftSection={<IconArrowBarRight size={16} stroke={1.5} aria-hidden />}
          disabled={meal === null || place?.column === 7}
          onClick={toRight}
        >
          Copy to the right
        </Button>
      </Hint>
      <Hint label="Repeat this meal on all seven days (Ctrl+Enter)" atEnd>
        <Button
          {...tool}
          leftSection={<IconRepeat size={16} stroke={1.5} aria-hidden />}
          disabled={meal === null}
          onClick={repeat}
        >
          Repeat all week
        </Button>
      </Hint>
      <AddAlternative meal={meal} />
      <FindButton say={say} />
      <UndoButtons />
      <span className={classes.keys}>
        <KeysButton />
      </span>
    </div>
  );
}

/** The caret stays in its cell while a button is pressed. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault();

function UndoButtons() {
  const form = usePlanForm();
  const canUndo = useFormValue((each) => each.canUndo);
  const canRedo = useFormValue((each) => each.canRedo);
  const button = (direction: 'undo' | 'redo', enabled: boolean) => {
    const [label, keys, Icon] = UNDO[direction];
    return (
      <Hint label={`${label} (${keys})`} atEnd>
        <IconButton
          size={34}
          aria-label={label}
          disabled={!enabled}
          onMouseDown={keepFocus}
          onClick={() => undoOrRedo(form, direction)}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </Hint>
    );
  };
  return (
    <div className={classes.undo}>
      {button('undo', canUndo)}
      {button('redo', canRedo)}
    </div>
  );
}

const UNDO = {
  undo: ['Undo', 'Ctrl+Z', IconArrowBackUp],
  redo: ['Redo', 'Ctrl+Shift+Z', IconArrowForwardUp],
} as const;
