import type { PlanForm } from '../form/planForm.ts';
import { beginWriting } from '../grid/cell.ts';
import { boxAt, painter } from './onScreen.ts';
import { type Range, rectOf } from './range.ts';
import { chosenWords } from './words.ts';

/** A range is said once it rests: each step of an arrow held down would be too much to listen to. */
const REST_MS = 400;

/** What is chosen in a grid, and how that shows. None: the cell with the focus is written in. */
export class Choice {
  range: Range | null = null;
  /** While a mouse chooses, its button holds the selection of the text in the active cell. */
  byMouse = false;
  /** While the focus goes to another active cell, the range does not fall with the one it leaves. */
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
    // A page that scrolls by itself would bring yet another cell under the mouse.
    if (!this.byMouse) boxAt(this.table, range.to)?.scrollIntoView({ block: 'nearest' });
    this.#say(() => chosenWords(rectOf(range), this.#form.state.values));
  }

  /** The text is chosen whole, which nobody sees, so that the browser puts what is typed in its place. */
  readyToReplace(): void {
    const { box } = this;
    if (this.byMouse || !box) return;
    // To choose what is chosen already would tell all who listen to the selection.
    if (box.selectionStart > 0 || box.selectionEnd < box.value.length) box.select();
  }

  /** The range falls away; the active cell is written in, if it still has the focus. */
  drop(): void {
    if (!this.range) return;
    const { box } = this;
    this.range = null;
    this.#paint(null);
    if (box) beginWriting(box);
    this.#say(() => '');
  }

  /** The range falls away, and the caret stands at the end of the text. */
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
