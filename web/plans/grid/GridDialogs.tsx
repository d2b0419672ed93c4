import { useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { Foot } from '../../kit/Foot.tsx';
import { arrowOnward } from '../../kit/keys.ts';
import { usePlanForm } from '../form/planForm.ts';
import { replaced } from './fills.ts';
import classes from './GridToolbar.module.css';
import { say } from './words.ts';

type Props = { tell: (message: string) => void; onClose: () => void };

/** Puts one text in the place of another in all meals of the week, as one step of undo. */
export function FindReplace({ tell, onClose }: Props) {
  const form = usePlanForm();
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [isMissing, miss] = useState(false);
  const replace = () => {
    const changed = form.fill(replaced(form.state.values, find, by));
    miss(changed === 0);
    if (changed === 0) return;
    tell(say.replacedIn(changed));
    onClose();
  };
  return (
    <Dialog title={say.findTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          replace();
        }}
      >
        <div className="stack">
          <Field
            label={say.find}
            value={find}
            autoComplete="off"
            data-autofocus
            error={isMissing ? say.noMealHas : undefined}
            onChange={({ currentTarget: { value } }) => setFind(value)}
          />
          <Field
            label={say.replaceWith}
            value={by}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setBy(value)}
          />
        </div>
        <Foot does={say.replaceAll} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

type Key = readonly [does: string, ...keys: string[]];

const WRITING: readonly Key[] = [
  [say.writing.nextMeal, 'Enter'],
  [say.writing.sameMeal, 'Tab'],
  [say.writing.nextCell, '← ↑ → ↓'],
  [say.writing.nextAtOnce, 'Ctrl+← ↑ → ↓'],
  [say.writing.firstAndLast, 'Ctrl+Home', 'Ctrl+End'],
  [say.writing.newLine, 'Shift+Enter'],
  [say.writing.editCell, 'F2', 'Enter'],
  [say.writing.undoCell, 'Escape'],
  [say.writing.copyRight, `Alt+${arrowOnward()}`],
  [say.writing.repeat, 'Ctrl+Enter'],
  [say.writing.undoRedo, 'Ctrl+Z', 'Ctrl+Shift+Z'],
];

const CHOOSING: readonly Key[] = [
  [say.choosing.fromEdge, 'Shift+← ↑ → ↓'],
  [say.choosing.asFar, 'Ctrl+Shift+← ↑ → ↓'],
  [say.choosing.byMouse, say.presses.drag, say.presses.shiftClick],
  [say.choosing.selectCell, 'Escape'],
  [say.choosing.all, say.presses.twice],
  [say.choosing.copyCutPaste, 'Ctrl+C', 'Ctrl+X', 'Ctrl+V'],
  [say.choosing.clear, 'Delete'],
  [say.choosing.fill, 'Ctrl+D', 'Ctrl+R'],
  [say.choosing.replaceText, say.presses.anyLetter],
  [say.choosing.back, 'Enter', 'F2'],
];

type GridKeysProps = { onClose: () => void };

export function GridKeys({ onClose }: GridKeysProps) {
  return (
    <Dialog title={say.keysTitle} onClose={onClose} wide>
      <div className={classes.parts}>
        <Part title={say.writingInCell} keys={WRITING} />
        <Part title={say.choosingCells} keys={CHOOSING} />
      </div>
      <p className="small above-4">{say.onMac}</p>
    </Dialog>
  );
}

function Part({ title, keys }: { title: string; keys: readonly Key[] }) {
  return (
    <section>
      <h3 className="text-15 semibold below-2">{title}</h3>
      <dl className={classes.keyList}>
        {keys.map(([does, ...names]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name} dir="ltr">
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
