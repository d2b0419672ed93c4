import { formatDay } from '#domain/day.ts';
import { mealName } from '#domain/plans/changes.ts';
import { say as ofKit } from '../../kit/words.ts';
import { dateOfDay, MEALS, type PlanText, timingPath } from '../form/fields.ts';
import type { PlanForm } from '../form/planForm.ts';
import {
  beginWriting,
  LAST_COLUMN,
  LAST_ROW,
  type Place,
  placesIn,
  type Range,
  type Rect,
  rectOf,
  sidesAt,
} from '../grid/moves.ts';
import { say } from '../grid/words.ts';
import classes from './Ranges.module.css';

/** A range is announced once it stops changing: each step of a held arrow key would be too much to listen to. */
const REST_MS = 400;

/** The chosen range of a grid, and how it is shown. With no range, the focused cell is being edited. */
export class Choice {
  range: Range | null = null;
  /** While a mouse chooses cells, its held button controls the text selection in the active cell. */
  byMouse = false;
  /** While the focus moves to another active cell, losing the focus of the old one does not drop the range. */
  isMoving = false;
  readonly table: HTMLTableElement;
  readonly #form: PlanForm;
  readonly #paint: (range: Range | null) => void;
  readonly #announce: (words: string) => void;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(table: HTMLTableElement, form: PlanForm, announce: (words: string) => void) {
    this.table = table;
    this.#form = form;
    this.#paint = painter(table);
    this.#announce = announce;
  }

  get box(): HTMLTextAreaElement | null {
    return this.range && boxAt(this.table, this.range.active);
  }

  choose(range: Range): void {
    this.range = range;
    this.#paint(range);
    const { box } = this;
    if (box !== document.activeElement) {
      this.isMoving = true;
      box?.focus({ preventScroll: true });
      this.isMoving = false;
    }
    this.readyToReplace();
    // While the mouse is choosing, scrolling the page would bring another cell under it.
    if (!this.byMouse) boxAt(this.table, range.to)?.scrollIntoView({ block: 'nearest' });
    this.#say(() => chosenWords(rectOf(range), this.#form.state.values));
  }

  /** Selects the whole text, invisibly, so that the browser replaces it with what is typed. */
  readyToReplace(): void {
    const { box } = this;
    if (this.byMouse || !box) return;
    // Selecting an already selected text would still fire events to all selection listeners.
    if (box.selectionStart > 0 || box.selectionEnd < box.value.length) box.select();
  }

  /** Drops the range; the active cell is being edited if it still has the focus. */
  drop(): void {
    if (!this.range) return;
    const { box } = this;
    this.range = null;
    this.#paint(null);
    if (box) beginWriting(box);
    this.#say(() => '');
  }

  /** Drops the range and puts the caret at the end of the text. */
  write(): void {
    const { box } = this;
    this.drop();
    box?.setSelectionRange(box.value.length, box.value.length);
  }

  end(): void {
    clearTimeout(this.#resting);
    this.range = null;
    this.#paint(null);
  }

  #say(words: () => string): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#announce(words()), REST_MS);
  }
}

/** The cell of the table that contains an element; null outside the week. */
export function placeAt(table: HTMLTableElement, target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
  const row = cell?.parentElement;
  if (!cell || !(row instanceof HTMLTableRowElement) || row.parentElement !== table.tBodies[0])
    return null;
  const place = { row: row.sectionRowIndex, column: cell.cellIndex };
  return place.row <= LAST_ROW && place.column <= LAST_COLUMN ? place : null;
}

const cellAt = (table: HTMLTableElement, { row, column }: Place) =>
  table.tBodies[0]?.rows[row]?.cells[column];

const boxAt = (table: HTMLTableElement, place: Place): HTMLTextAreaElement | null =>
  cellAt(table, place)?.querySelector('textarea') ?? null;

/**
 * Shows the chosen range past React, as with texts. Returns a function for the next range, or for none.
 */
function painter(table: HTMLTableElement): (range: Range | null) => void {
  const { choosing = '', active = '' } = classes;
  return (range) => {
    for (const cell of table.querySelectorAll('[data-sides]')) cell.removeAttribute('data-sides');
    table.querySelector(`.${active}`)?.classList.remove(active);
    table.classList.toggle(choosing, range !== null);
    if (!range) return;
    const rect = rectOf(range);
    for (const place of placesIn(rect))
      cellAt(table, place)?.setAttribute('data-sides', sidesAt(place, rect));
    cellAt(table, range.active)?.classList.add(active);
  };
}

/** Describes the chosen range for screen readers: 'Breakfast to Lunch, Monday to Wednesday: 6 cells chosen'. */
export function chosenWords(rect: Rect, values: PlanText): string {
  const timings = MEALS.map((meal) => (values[timingPath(meal)] ?? '').trim());
  const meal = (row: number) => mealName(timings, row);
  const day = (column: number) => columnName(values.startDate ?? '', column);
  const rows = fromTo(meal(rect.top), meal(rect.bottom), rect.top === rect.bottom);
  const columns = fromTo(day(rect.left), day(rect.right), rect.left === rect.right);
  return say.chosen(rows, columns, placesIn(rect).length);
}

const fromTo = (first: string, last: string, isOne: boolean) =>
  isOne ? first : say.fromTo(first, last);

function columnName(startDate: string, column: number): string {
  if (column === 0) return say.timing;
  const date = dateOfDay(startDate, column - 1);
  return date === '' ? ofKit.dayOfNumber(column) : formatDay(date, 'weekday');
}

export const cutWords = (cells: number, changed: number): string =>
  changed > 0 ? `${say.cutCells(cells)} ${say.undoIt}` : say.cutCells(cells);

export const clearedWords = (changed: number): string =>
  changed === 0 ? say.nothingToClear : `${say.clearedCells(changed)} ${say.undoIt}`;
export const filledWords = (changed: number): string =>
  changed === 0 ? say.nothingToFill : `${say.filledCells(changed)} ${say.undoIt}`;
