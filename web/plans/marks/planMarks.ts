import type { Eater } from '#domain/allergens/eater.ts';
import type { Before } from '#domain/plans/holdingBack.ts';
import type { FieldPath } from '../form/fields.ts';
import type { PlanForm } from '../form/planForm.ts';
import type { MarkedCell } from './markedCell.ts';
import type { Marker } from './marker.ts';

/** The debounce for a burst of keys; with this limit a mark appears within 200 ms of its key. */
const WAIT_MS = 60;
const LATEST_MS = 100;

const NONE: readonly MarkedCell[] = [];
const idle: (work: () => void) => void =
  'requestIdleCallback' in window
    ? (work) => requestIdleCallback(work, { timeout: LATEST_MS })
    : (work) => setTimeout(work);

/**
 * The marked meals of the form. However a text got into it (a key, the clipboard, undo, a file or another plan),
 * all values are read again when the browser is idle: no key waits for it.
 */
export class PlanMarks {
  cells: readonly MarkedCell[] = NONE;
  /** What the customer wrote that cannot be searched for in meals. */
  unread: readonly string[] = [];
  /** False until the meals were read; true without cells means no known match. */
  read = false;
  readonly #form: PlanForm;
  readonly #listeners = new Set<() => void>();
  #marker: Marker | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #seen: unknown = null;
  #known: Omit<Before, 'stored'> = { today: '', accepted: [] };

  constructor(form: PlanForm) {
    this.#form = form;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the form until the returned function is called. The marks stay until the meals are read again. */
  start(
    eater: Eater,
    load: () => Promise<{ markerFor: (eater: Eater) => Marker | null }>,
  ): () => void {
    let stopped = false;
    const begin = async () => {
      const { markerFor } = await load();
      if (stopped) return;
      this.#marker = markerFor(eater);
      this.#tell(this.#marker?.unread ?? []);
      this.#seen = null;
      if (!this.#marker) this.#show(NONE, false);
      this.#soon();
    };
    // Offline, the marker cannot be loaded and nothing is marked; the server asks for a reason all the same.
    void begin().catch(() => undefined);
    const stop = this.#form.subscribe(() => this.#soon());
    return () => {
      stopped = true;
      stop();
      clearTimeout(this.#waiting);
    };
  }

  /** The customer's own date, and the meals that a reason was given for before. */
  know(known: Omit<Before, 'stored'>): void {
    this.#known = known;
    this.#seen = null;
    this.flush();
  }

  of(path: FieldPath): MarkedCell | undefined {
    return this.cells.find((cell) => cell.path === path);
  }

  /** Reads the content of the form at once. */
  flush(): void {
    const { state } = this.#form;
    if (!this.#marker || state === this.#seen) return;
    this.#seen = state;
    const cells = this.#marker.mark(state, this.#known);
    this.#show(cells, true);
  }

  #show(cells: readonly MarkedCell[], read: boolean): void {
    if (this.read === read && JSON.stringify(cells) === JSON.stringify(this.cells)) return;
    this.cells = cells;
    this.read = read;
    for (const listener of this.#listeners) listener();
  }

  #tell(unread: readonly string[]): void {
    if (unread.join('\n') === this.unread.join('\n')) return;
    this.unread = unread;
    for (const listener of this.#listeners) listener();
  }

  #soon(): void {
    if (!this.#marker || this.#form.state === this.#seen) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => idle(() => this.flush()), WAIT_MS);
  }
}
