import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Eater } from '#domain/allergens/eater.ts';
import type { Day } from '#domain/day.ts';
import { acceptedMealsQuery } from '../api.ts';
import type { FieldPath } from '../form/fields.ts';
import type { PlanForm } from '../form/planForm.ts';
import type { MarkedCell } from './markedCell.ts';
import { PlanMarks } from './planMarks.ts';

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

/** The marked meals that need a reason. */
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
