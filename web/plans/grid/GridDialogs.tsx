import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { usePlanForm } from '../form/planForm.ts';
import { replaced } from './fills.ts';
import classes from './GridToolbar.module.css';

type Props = { say: (message: string) => void; onClose: () => void };

/** Puts one text in the place of another in all meals of the week, as one step of undo. */
export function FindReplace({ say, onClose }: Props) {
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

type Key = readonly [does: string, ...keys: string[]];

const WRITING: readonly Key[] = [
  ['to the next meal of the day', 'Enter'],
  ['to the same meal of the next day', 'Tab'],
  ['to the next cell, at the edge of the text', '← ↑ → ↓'],
  ['to the next cell at once', 'Ctrl+← ↑ → ↓'],
  ['to the first and the last meal of the week', 'Ctrl+Home', 'Ctrl+End'],
  ['a new line', 'Shift+Enter'],
  ['edits the text of a cell reached by key; typing replaces it', 'F2', 'Enter'],
  ['undoes what was typed in the cell', 'Escape'],
  ['copies the cell to the right', 'Alt+→'],
  ['repeats the meal all week', 'Ctrl+Enter'],
  ['undo, redo', 'Ctrl+Z', 'Ctrl+Shift+Z'],
];

const CHOOSING: readonly Key[] = [
  ['choose cells, from the edge of the text on', 'Shift+← ↑ → ↓'],
  ['choose as far as the week goes', 'Ctrl+Shift+← ↑ → ↓'],
  ['choose by mouse', 'Drag', 'Shift+Click'],
  ['selects the cell if there is nothing to undo', 'Escape'],
  ['chooses all cells', 'Ctrl+A twice'],
  ['copy, cut, paste', 'Ctrl+C', 'Ctrl+X', 'Ctrl+V'],
  ['clears what is chosen', 'Delete'],
  ['fill down, fill to the right', 'Ctrl+D', 'Ctrl+R'],
  ['replaces the text of the first cell chosen', 'Any letter'],
  ['back to writing in the cell', 'Enter', 'F2'],
];

type GridKeysProps = { onClose: () => void };

export function GridKeys({ onClose }: GridKeysProps) {
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
