import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Eater } from '#domain/allergens/eater.ts';
import type { FieldPath } from '../form/fields.ts';
import type { PlanForm } from '../form/planForm.ts';
import { type MarkedCell, PlanMarks } from './planMarks.ts';

export const MarksContext = createContext<PlanMarks | null>(null);

const NONE: readonly MarkedCell[] = [];
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
  useEffect(
    () => (marks && eater ? marks.start(eater, () => import('./marker.ts')) : undefined),
    [marks, eater],
  );
  return marks;
}

/** The mark of a cell; the component renders only when it changes. */
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

/** What the customer wrote that cannot be searched for in meals. */
export function useUnread(): readonly string[] {
  const marks = useContext(MarksContext);
  return useSyncExternalStore(marks?.subscribe ?? silent, () => marks?.unread ?? NOTHING);
}

export const graveOf = (cells: readonly MarkedCell[] | null): readonly MarkedCell[] =>
  cells?.filter(({ grave }) => grave) ?? NONE;
