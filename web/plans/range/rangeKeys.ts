import { isComposing, keyOnward } from '../../kit/keys.ts';
import type { PlanForm } from '../form/planForm.ts';
import { cleared, filledDown, filledRight } from '../grid/fills.ts';
import {
  asBegun,
  type Cell,
  caretOf,
  cellOf,
  extended,
  leavesLine,
  leavesText,
  moved,
  oneCell,
  type Place,
  placeOf,
  type Range,
  rectOf,
  runsAgainst,
  wholeGrid,
} from '../grid/moves.ts';
import { type Choice, clearedWords, filledWords } from './choice.ts';

type Tell = (message: string) => void;

const MODIFIERS = new Set(['Control', 'Meta', 'Shift', 'Alt', 'AltGraph', 'CapsLock']);

/**
 * Keys that choose cells. Either a cell is being edited, and keys act on its text, or cells are chosen, and keys
 * act on them. Shift and an arrow switch to choosing when the text has nothing more to select, Escape when there
 * is nothing to undo, and so does each key that goes to another cell; Enter and F2 switch back.
 */
export function listenToKeys(
  choice: Choice,
  form: PlanForm,
  tell: Tell,
  signal: AbortSignal,
): void {
  // The cell whose text Ctrl+A has just selected: pressed again, it chooses all cells.
  let textChosenIn: HTMLTextAreaElement | null = null;
  choice.table.addEventListener('mousedown', () => (textChosenIn = null), { signal });
  choice.table.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event) || MODIFIERS.has(event.key)) return;
      const { range } = choice;
      const before = textChosenIn;
      textChosenIn = null;
      // For a typed letter nothing more is looked up, because that would cost time.
      if (!range && event.key.length === 1 && !isCommand(event)) return;
      const cell = cellOf(event.target);
      if (!cell) return;
      // A key held down counts as one press.
      const isAgain = before === cell.box && !event.repeat;
      let isDone = false;
      if (isChooseAll(event)) {
        isDone = range !== null || isAgain;
        textChosenIn = cell.box;
        if (isDone) chooseAll(choice, cell);
      } else if (range) isDone = actOnRange(choice, range, form, event, tell);
      else isDone = beginRange(choice, event, cell);
      if (isDone) event.preventDefault();
    },
    { signal },
  );
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
const isPlainCommand = (event: KeyboardEvent) =>
  isCommand(event) && !event.shiftKey && !event.altKey;
const isChooseAll = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'a' && isPlainCommand(event);

function chooseAll(choice: Choice, cell: Cell): void {
  const place = placeOf(cell.path);
  if (place) choice.choose(wholeGrid(place));
}

/** Handles a key in a cell being edited; true if the key is done with. */
function beginRange(choice: Choice, event: KeyboardEvent, cell: Cell): boolean {
  const { shiftKey, altKey } = event;
  const key = keyOnward(event.key);
  if (key === 'Escape') return chooseCell(choice, cell);
  if (!shiftKey || altKey || !key.startsWith('Arrow')) return false;
  const from = placeOf(cell.path);
  if (!from) return false;
  const isFar = isCommand(event);
  const { box } = cell;
  // A held key selects text only: it would run on over the days before anybody sees it.
  if (event.repeat && box.value !== '') return false;
  const caret = caretOf(box);
  const movingEnd = box.selectionDirection === 'backward' ? caret.start : caret.end;
  if (leavesText(key, movingEnd, caret.length, runsAgainst(box)))
    return begin(choice, from, key, isFar);
  // As without Shift: the next task can tell whether the text had another line.
  setTimeout(() => {
    if (document.activeElement === box && leavesLine(key, caret, caretOf(box), from))
      begin(choice, from, key, isFar);
  });
  return false;
}

function begin(choice: Choice, from: Place, key: string, isFar: boolean): true {
  const range = extended(oneCell(from), key, isFar);
  if (range) choice.choose(range);
  return true;
}

/** Escape first restores the text from before editing. */
function chooseCell(choice: Choice, { box, path }: Cell): boolean {
  const place = placeOf(path);
  if (!place || box.value !== asBegun(box)) return false;
  choice.choose(oneCell(place));
  return true;
}

/** Handles a key while cells are chosen; true if the browser must not handle it as well. */
function actOnRange(
  choice: Choice,
  range: Range,
  form: PlanForm,
  event: KeyboardEvent,
  tell: Tell,
): boolean {
  const { shiftKey, altKey } = event;
  const key = keyOnward(event.key);
  const rect = rectOf(range);
  if (!altKey) {
    const next = (shiftKey ? extended : moved)(range, key, isCommand(event));
    if (next) choice.choose(next);
    if (next) return true;
  }
  const change = (changes: Parameters<PlanForm['fill']>[0], words: (changed: number) => string) => {
    tell(words(form.fill(changes)));
    choice.readyToReplace();
    return true;
  };
  if (isPlainCommand(event)) {
    if (key.toLowerCase() === 'd') return change(filledDown(form.state.values, rect), filledWords);
    // Without a range, the browser reloads the page at Ctrl+R.
    if (key.toLowerCase() === 'r') return change(filledRight(form.state.values, rect), filledWords);
  }
  const isDelete = key === 'Delete' || key === 'Backspace';
  // Shift+Delete cuts on some systems.
  if (isDelete && !shiftKey && !altKey) return change(cleared(rect), clearedWords);
  const isOne = rect.top === rect.bottom && rect.left === rect.right;
  // Enter alone edits a single cell, or goes on from it: see useGridKeys.
  const isEnter = key === 'Enter' && !isCommand(event) && (!isOne || shiftKey || altKey);
  if (key === 'Escape') choice.choose(oneCell(range.active));
  else if (key === 'F2' || isEnter) choice.write();
  if (key === 'F2' || key === 'Escape' || isEnter) return true;
  if (key === 'Home' || key === 'End') choice.drop();
  // An undo may have changed another cell, which moves the caret.
  else choice.readyToReplace();
  return false;
}
