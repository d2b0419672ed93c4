import type { PlanForm } from '../form/planForm.ts';
import { beginWriting } from '../grid/cell.ts';
import { boxAt, painter } from './onScreen.ts';
import { type Range, rectOf } from './range.ts';
import { chosenWords } from './words.ts';

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

  /** The text box of the active cell. */
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
