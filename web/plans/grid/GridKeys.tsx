import { Dialog } from '../../kit/Dialog.tsx';
import classes from './GridToolbar.module.css';

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
export default function GridKeys({ onClose }: GridKeysProps) {
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
