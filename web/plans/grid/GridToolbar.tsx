import {
  IconArrowBackUp,
  IconArrowBarRight,
  IconArrowForwardUp,
  IconArrowsSplit2,
  IconKeyboard,
  IconRepeat,
  IconReplace,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Button, Hint, IconButton } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { type FieldPath, fieldName } from '../form/fields.ts';
import { aboutToWrite, focusFieldSoon, undoOrRedo } from '../form/focusField.ts';
import { useFormValue, usePlanForm } from '../form/planForm.ts';
import { anotherAhead, copyToRight, repeatAcrossWeek, replaced } from './fills.ts';
import classes from './GridToolbar.module.css';
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
      {isOpen && <FindReplace say={say} onClose={() => setOpen(false)} />}
    </>
  );
}

type FindReplaceProps = { say: (message: string) => void; onClose: () => void };

/** Puts one text in the place of another in all meals of the week, as one step of undo. */
function FindReplace({ say, onClose }: FindReplaceProps) {
  const form = usePlanForm();
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [isMissing, miss] = useState(false);
  const replace = () => {
    const changed = form.fill(replaced(form.state.values, find, by));
    miss(changed === 0);
    if (changed === 0) return;
    say(`Replaced in ${changed === 1 ? 'one meal' : `${changed} meals`}. Undo takes it back.`);
    onClose();
  };
  return (
    <Dialog title="Find and replace in this week" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          replace();
        }}
      >
        <div className="stack">
          <Field
            label="Find"
            value={find}
            autoComplete="off"
            data-autofocus
            error={isMissing ? 'No meal has this.' : undefined}
            onChange={({ currentTarget: { value } }) => setFind(value)}
          />
          <Field
            label="Replace with"
            value={by}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setBy(value)}
          />
        </div>
        <div className="buttons" data-foot>
          <Button type="button" variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Replace All</Button>
        </div>
      </form>
    </Dialog>
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
      {isOpen && <GridKeys onClose={() => setOpen(false)} />}
    </>
  );
}

type Key = readonly [does: string, ...keys: string[]];

const WRITING: readonly Key[] = [
  ['to the next meal of the day', 'Enter'],
  ['to the same meal of the next day', 'Tab'],
  ['to the next cell, at the edge of the text', '← ↑ → ↓'],
  ['to the next cell at once', 'Ctrl+← ↑ → ↓'],
  ['to the first and the last meal of the week', 'Ctrl+Home', 'Ctrl+End'],
  ['a new line', 'Shift+Enter'],
  ['takes back what was written in the cell', 'Escape'],
  ['copies the cell to the right', 'Alt+→'],
  ['repeats the meal all week', 'Ctrl+Enter'],
  ['undo, redo', 'Ctrl+Z', 'Ctrl+Shift+Z'],
];

const CHOOSING: readonly Key[] = [
  ['choose cells, from the edge of the text on', 'Shift+← ↑ → ↓'],
  ['choose as far as the week goes', 'Ctrl+Shift+← ↑ → ↓'],
  ['choose by mouse', 'Drag', 'Shift+Click'],
  ['chooses the cell, where nothing is to take back', 'Escape'],
  ['chooses all cells', 'Ctrl+A twice'],
  ['copy, cut, paste', 'Ctrl+C', 'Ctrl+X', 'Ctrl+V'],
  ['clears what is chosen', 'Delete'],
  ['fill down, fill to the right', 'Ctrl+D', 'Ctrl+R'],
  ['replaces the text of the first cell chosen', 'Any letter'],
  ['back to writing in the cell', 'Enter', 'F2', 'Escape'],
];

type GridKeysProps = { onClose: () => void };

/** The list of keys that work in the week. */
function GridKeys({ onClose }: GridKeysProps) {
  return (
    <Dialog title="Keys in the week" onClose={onClose} wide>
      <div className={classes.parts}>
        <Part title="Writing in a cell" keys={WRITING} />
        <Part title="Choosing several cells" keys={CHOOSING} />
      </div>
      <p className={classes.mac}>On a Mac, Cmd does what Ctrl does with a letter.</p>
    </Dialog>
  );
}

function Part({ title, keys }: { title: string; keys: readonly Key[] }) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.keyList}>
        {keys.map(([does, ...names]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
