import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Eater } from '#domain/allergens/allergens.ts';
import type { Day } from '#domain/day.ts';
import type { Before } from '#domain/plans/markReason.ts';
import { isMarkReason } from '#domain/plans/markReason.ts';
import { recipesQuery } from '../../foods/articleRecipes.ts';
import { subscription } from '../../store/subscription.ts';
import { acceptedMealsQuery } from '../api.ts';
import type { FieldPath } from '../form/fields.ts';
import { focusFieldSoon } from '../form/focusField.ts';
import type { PlanForm } from '../form/planForm.ts';
import { REASON_FIELD } from '../inWords.ts';
import { say } from '../words.ts';
import type { MarkedCell, Marker } from './marker.ts';

const WAIT_MS = 60;

const NONE: readonly MarkedCell[] = [];

/**
 * The marked meals of the form. However a text got into it (a key, the clipboard, undo, a file or another plan),
 * all values are read again once the typing rests.
 */
export class PlanMarks {
  cells: readonly MarkedCell[] = NONE;
  unread: readonly string[] = [];
  /** False until the meals were read; true without cells means no known match. */
  read = false;
  readonly #form: PlanForm;
  readonly #all = subscription();
  #marker: Marker | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #seen: unknown = null;
  #known: Omit<Before, 'stored'> = { today: '', accepted: [] };

  constructor(form: PlanForm) {
    this.#form = form;
  }

  readonly subscribe = this.#all.subscribe;

  /** Follows the form until the returned function is called. The marks stay until the meals are read again. */
  start(load: () => Promise<Marker | null>): () => void {
    let stopped = false;
    const begin = async () => {
      const marker = await load();
      if (stopped) return;
      this.#marker = marker;
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
    this.#all.tell();
  }

  #tell(unread: readonly string[]): void {
    if (unread.join('\n') === this.unread.join('\n')) return;
    this.unread = unread;
    this.#all.tell();
  }

  #soon(): void {
    if (!this.#marker || this.#form.state === this.#seen) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.flush(), WAIT_MS);
  }
}

export const MarksContext = createContext<PlanMarks | null>(null);

const NOTHING: readonly string[] = [];
const silent = () => () => undefined;

/**
 * The marks of a form of one customer; null while it is not known what they must not eat. When that changes, the
 * marks stay until the meals are read again: somebody may be writing the reason next to them.
 */
export function usePlanMarks(form: PlanForm, eater: Eater | null): PlanMarks | null {
  const [made, setMade] = useState<{ form: PlanForm; marks: PlanMarks } | null>(null);
  const isOld = made?.form !== form;
  if (eater && isOld) setMade({ form, marks: new PlanMarks(form) });
  const marks = eater && made && !isOld ? made.marks : null;
  const queries = useQueryClient();
  useEffect(() => {
    if (!marks || !eater) return;
    return marks.start(async () => {
      const { markerFor } = await import('./marker.ts');
      // Without them the meals are read as they are; the server knows the recipes anyway.
      const recipes = await queries.ensureQueryData(recipesQuery).catch(() => null);
      return markerFor(eater, recipes?.items);
    });
  }, [marks, eater, queries]);
  return marks;
}

export function useMark(path: FieldPath): { words: string; grave: boolean } | undefined {
  const marks = useContext(MarksContext);
  const key = useSyncExternalStore(marks?.subscribe ?? silent, () => {
    const cell = marks?.of(path);
    return cell ? `${cell.grave ? '!' : '~'}${cell.words}` : '';
  });
  return key === '' ? undefined : { words: key.slice(1), grave: key.startsWith('!') };
}

/** All marked cells; null while the meals are not read yet, or there is nothing to look for. */
export function useMarkedCells(): readonly MarkedCell[] | null {
  const marks = useContext(MarksContext);
  return useSyncExternalStore(marks?.subscribe ?? silent, () => (marks?.read ? marks.cells : null));
}

export function useUnread(): readonly string[] {
  const marks = useContext(MarksContext);
  return useSyncExternalStore(marks?.subscribe ?? silent, () => marks?.unread ?? NOTHING);
}

export const heldOf = (cells: readonly MarkedCell[] | null): readonly MarkedCell[] =>
  cells?.filter(({ holds }) => holds) ?? NONE;

/** Tells the marks the customer's own date, and asks for meals that have a reason once one is marked. */
export function useKnownBefore(customerId: string | null, today: Day): void {
  const marks = useContext(MarksContext);
  const isMarked = useMarkedCells()?.some(({ grave }) => grave) === true;
  const enabled = customerId !== null && isMarked;
  const { data } = useQuery({ ...acceptedMealsQuery(customerId ?? ''), enabled });
  useEffect(() => marks?.know({ today, accepted: data?.items ?? [] }), [marks, today, data]);
}

/** The marks that a reason covers: for each marked meal, its cell and the marked words. */
type Covered = ReadonlySet<string>;

const keyOf = ({ path, words }: MarkedCell): string => `${path} ${words}`;

export const coveredBy = (held: readonly MarkedCell[]): Covered => new Set(held.map(keyOf));

/** Whether a meal is marked that was not marked when the reason was written, so the reason does not cover it. */
export const isMore = (held: readonly MarkedCell[], covered: Covered): boolean =>
  held.some((cell) => !covered.has(keyOf(cell)));

export type MarkReason = ReturnType<typeof useMarkReason>;

const NONE_COVERED: Covered = new Set();

/** The typed reason for uploading a plan with meals that mention what its customer must not eat. */
export function useMarkReason() {
  const marks = useContext(MarksContext);
  const [text, setText] = useState('');
  const [covered, setCovered] = useState(NONE_COVERED);
  const [error, setError] = useState<string>();
  const heldNow = () => {
    marks?.flush();
    return heldOf(marks?.cells ?? null);
  };
  const ask = (why = say.reasonNeeded) => {
    setError(why);
    focusFieldSoon(REASON_FIELD);
  };
  return {
    text,
    error,
    write: (next: string) => {
      setText(next);
      setCovered(coveredBy(heldNow()));
      setError(undefined);
    },
    ask: () => ask(),
    /** True when the plan may be sent: no meal is known to be marked, or the reason is given. */
    isGiven(): boolean {
      const held = heldNow();
      if (held.length === 0) return true;
      if (!isMarkReason(text)) {
        ask(text.trim() === '' ? say.reasonNeeded : say.moreDetail);
        return false;
      }
      if (!isMore(held, covered)) return true;
      // Ask only once about added marks: the same words may cover them.
      setCovered(coveredBy(held));
      ask(say.moreConflict);
      return false;
    },
    clear: () => {
      setText('');
      setCovered(NONE_COVERED);
      setError(undefined);
    },
  };
}
