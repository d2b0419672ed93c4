import { type RefObject, useEffect } from 'react';
import { isComposing, keyOnward } from '../../kit/keys.ts';
import { type FieldPath, mealPath } from '../form/fields.ts';
import { focusField, isChosen } from '../form/focusField.ts';
import { type PlanForm, usePlanForm } from '../form/planForm.ts';
import {
  fillFrom,
  isBlock,
  oneLine,
  ownCell,
  pastedRows,
  pastedWords,
  tableInHtml,
} from './clipboard.ts';
import { copyToRight, repeatAcrossWeek } from './fills.ts';
import {
  afterEnter,
  asBegun,
  beginWriting,
  type Cell,
  caretOf,
  cellOf,
  leavesLine,
  moveFor,
  type Place,
  pathAt,
  placeOf,
  reach,
  runsAgainst,
} from './moves.ts';
import { say } from './words.ts';

type Tell = (message: string) => void;

export function useGridKeys(root: RefObject<HTMLElement | null>, tell: Tell): void {
  const form = usePlanForm();
  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const listening = new AbortController();
    const { signal } = listening;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => grid.addEventListener(type, listener, { signal });
    /** The column in which a run of Tabs began; null outside of one. */
    let began: number | null = null;
    let isTabbing = false;
    const onHand = (event: Event) => {
      isTabbing = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    window.addEventListener('keydown', onHand, { signal, capture: true });
    window.addEventListener('pointerdown', onHand, { signal, capture: true });
    on('focusin', ({ target }) => {
      const cell = cellOf(target);
      if (!isTabbing || !cell) began = null;
      if (!cell) return;
      beginWriting(cell.box);
      if (isTabbing) reach(cell.box);
      isTabbing = false;
      form.activate(cell.path);
      // While a mouse button is down the page does not scroll: a selection of text or cells may begin there.
      showWhole(cell.box, '[data-kind]:not(:active)');
    });
    on('click', ({ target }) => showWhole(target as Element, '[data-kind]'));
    on('input', ({ target }) => {
      const cell = cellOf(target);
      if (cell) form.type(cell.path, textFor(cell));
    });
    on('keydown', (event) => {
      if (moveFromHead(event, grid)) event.preventDefault();
      const cell = cellOf(event.target);
      if (!cell || isComposing(event) || event.defaultPrevented) return;
      if (event.key === 'Escape') {
        form.fill({ [cell.path]: asBegun(cell.box) });
        reach(cell.box);
        return;
      }
      if (isTabbing) began ??= columnBegun(cell);
      if (actOn(form, event, cell, { tell, began, grid })) event.preventDefault();
    });
    on('paste', (event) => {
      // If a range is chosen, the range has handled the paste already.
      const cell = event.defaultPrevented ? null : cellOf(event.target);
      if (cell && event.clipboardData && pasteBlock(form, event.clipboardData, cell, tell))
        event.preventDefault();
    });
    return () => listening.abort();
  }, [form, root, tell]);
}

/** A browser scrolls only the line with the caret of a focused text into view. */
const showWhole = (within: Element, cell: string): void =>
  within.closest(cell)?.scrollIntoView({ block: 'nearest' });

const textFor = ({ box, path }: Cell): string =>
  placeOf(path)?.column === 0 ? oneLine(box.value) : box.value;

/** A timing that is only passed, on the way to the meals, does not begin a row. */
function columnBegun({ box, path }: Cell): number {
  const column = placeOf(path)?.column ?? 0;
  return column === 0 && box.value === asBegun(box) ? 1 : column;
}

const headOf = (grid: HTMLElement, day: number) =>
  grid.querySelector<HTMLElement>(`[data-day-head="${day}"]`);

/** The menus of the days are above their first meals, and next to each other. */
function moveFromHead(event: KeyboardEvent, grid: HTMLElement): boolean {
  const { target } = event;
  const key = keyOnward(event.key);
  const day = target instanceof HTMLElement ? target.dataset.dayHead : undefined;
  if (day === undefined) return false;
  if (key === 'ArrowDown') focusField(mealPath(Number(day), 0), 'whole');
  if (key === 'ArrowLeft') headOf(grid, Number(day) - 1)?.focus();
  if (key === 'ArrowRight') headOf(grid, Number(day) + 1)?.focus();
  return key.startsWith('Arrow');
}

type At = { readonly tell: Tell; readonly began: number | null; readonly grid: HTMLElement };

/** Handles a key; true if the browser must not handle it as well. */
function actOn(form: PlanForm, event: KeyboardEvent, cell: Cell, at: At): boolean {
  const { ctrlKey, shiftKey, altKey, metaKey } = event;
  const key = keyOnward(event.key);
  const from = placeOf(cell.path);
  if (!from || metaKey) return false;
  // A letter never moves to another cell. Reading the caret for it would cost time.
  if (key.length === 1) return false;
  if (key === 'Enter' && ctrlKey) return repeat(form, cell.path, at.tell);
  if (key === 'Enter' && altKey) return insert(cell.box, '\n');
  if (key === 'Enter' && shiftKey) return false;
  if (key === 'Enter') {
    const to = afterEnter(from, at.began);
    if (at.began === null && isChosen(cell.box) && cell.box.value !== '') focusField(cell.path);
    else if (to) go(to);
    return true;
  }
  if (key === 'ArrowRight' && altKey) return carryRight(form, cell.path);
  if (shiftKey || altKey) return false;
  const caret = caretOf(cell.box);
  const against = key.startsWith('Arrow') && runsAgainst(cell.box);
  const move = moveFor({ key, ctrlKey, against }, caret, from);
  if (move) return go(move);
  const isAtTop = ctrlKey || caret.end === 0 || isChosen(cell.box);
  if (key === 'ArrowUp' && from.row === 0 && isAtTop) {
    headOf(at.grid, from.column - 1)?.focus();
    return true;
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    // The browser moves the caret after this listener; the next task can tell whether it did.
    setTimeout(() => {
      if (document.activeElement !== cell.box) return;
      const out = leavesLine(key, caret, caretOf(cell.box), from);
      if (out) go(out);
    });
  }
  return false;
}

function go(to: Place): true {
  focusField(pathAt(to), 'whole');
  return true;
}

function insert(box: HTMLTextAreaElement, text: string): true {
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function carryRight(form: PlanForm, path: FieldPath): true {
  const carried = copyToRight(form.state.values, path);
  if (!carried) return true;
  form.fill(carried.changes);
  focusField(carried.to, 'whole');
  return true;
}

function repeat(form: PlanForm, path: FieldPath, tell: Tell): true {
  const changed = form.fill(repeatAcrossWeek(form.state.values, path));
  if (changed > 0) tell(`${say.repeatedCells(changed)} ${say.undoIt}`);
  return true;
}

function pasteBlock(form: PlanForm, data: DataTransfer, cell: Cell, tell: Tell): boolean {
  const text = data.getData('text/plain');
  const html = data.getData('text/html');
  const { box, path } = cell;
  const one = ownCell(text, html);
  if (one !== '') return insert(box, one);
  const from = placeOf(path);
  const blank = box.value === '' || box.selectionEnd - box.selectionStart === box.value.length;
  const copied = tableInHtml(html);
  if (!from || !(copied || isBlock(text, html.includes('<table'), blank))) return false;
  const fill = fillFrom(from, pastedRows(text, html, copied));
  tell(pastedWords(fill, form.fill(fill.changes), copied?.wordsBeside ?? false));
  return true;
}
