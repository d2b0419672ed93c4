import { type RefObject, useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { usePlanForm } from '../form/planForm.ts';
import { chooseCells } from './chooseCells.ts';

type Props = { table: RefObject<HTMLTableElement | null>; say: (message: string) => void };

/** Several cells of the week chosen together, as in a spreadsheet. */
export default function Ranges({ table, say }: Props) {
  const form = usePlanForm();
  const [words, announce] = useState('');
  useEffect(
    () => (table.current ? chooseCells(table.current, form, say, announce) : undefined),
    [table, form, say],
  );
  return <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>;
}
