import {
  IconArrowBackUp,
  IconArrowBarRight,
  IconArrowForwardUp,
  IconArrowsSplit2,
  IconKeyboard,
  IconRepeat,
  IconReplace,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Hint, IconButton } from '../../kit/Button.tsx';
import { lazyDialog } from '../../kit/lazy.tsx';
import { type FieldPath, fieldName } from '../form/fields.ts';
import { aboutToWrite, focusFieldSoon, undoOrRedo } from '../form/focusField.ts';
import { useFormValue, usePlanForm } from '../form/planForm.ts';
import { anotherAhead, copyToRight, repeatAcrossWeek } from './fills.ts';
import classes from './GridToolbar.module.css';
import { placeOf } from './moves.ts';

const FindReplace = lazyDialog(async () => ({
  default: (await import('./GridDialogs.tsx')).FindReplace,
}));
const GridKeys = lazyDialog(async () => ({
  default: (await import('./GridDialogs.tsx')).GridKeys,
}));

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
    size: 34,
    'aria-description': meal === null ? undefined : fieldName(meal),
    onMouseDown: keepFocus,
  } as const;

  return (
    <div className={classes.bar}>
      <p className={classes.message} role="status">
        {message}
      </p>
      <span className={classes.toRight}>
        <Hint label="Copy to the right (Alt+→)" atEnd>
          <IconButton
            {...tool}
            aria-label="Copy to the right"
            disabled={meal === null || place?.column === 7}
            onClick={toRight}
          >
            <IconArrowBarRight size={18} stroke={1.5} aria-hidden />
          </IconButton>
        </Hint>
      </span>
      <Hint label="Repeat all week (Ctrl+Enter)" atEnd>
        <IconButton
          {...tool}
          aria-label="Repeat all week"
          disabled={meal === null}
          onClick={repeat}
        >
          <IconRepeat size={18} stroke={1.5} aria-hidden />
        </IconButton>
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

/** Begins another alternative of a meal; the caret stands where it will be typed. */
function AddAlternative({ meal }: { meal: FieldPath | null }) {
  const form = usePlanForm();
  const add = () => {
    if (meal === null) return;
    aboutToWrite(meal);
    form.fill({ [meal]: anotherAhead(form.state.values[meal] ?? '') });
    focusFieldSoon(meal);
  };
  return (
    <Hint label="Add an alternative (a line with “or”)" atEnd>
      <IconButton
        size={34}
        aria-label="Add an alternative"
        aria-description={meal === null ? undefined : fieldName(meal)}
        disabled={meal === null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
      >
        <IconArrowsSplit2 size={18} stroke={1.5} aria-hidden />
      </IconButton>
    </Hint>
  );
}

type FindButtonProps = { say: (message: string) => void };

/** Opens find and replace over the week. */
function FindButton({ say }: FindButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Hint label="Find and replace" atEnd>
        <IconButton size={34} aria-label="Find and replace" onClick={() => setOpen(true)}>
          <IconReplace size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </Hint>
      {isOpen && (
        <Suspense>
          <FindReplace say={say} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the list of keys that work in the week. */
function KeysButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Hint label="Keys" atEnd>
        <IconButton
          size={34}
          aria-label="Keys"
          // When the dialog closes, the caret returns to its cell.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(true)}
        >
          <IconKeyboard size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </Hint>
      {isOpen && (
        <Suspense>
          <GridKeys onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
