import { type RefObject, useEffect, useState } from 'react';
import { VisuallyHidden } from '../../kit/Spoken.tsx';
import type { PlanForm } from '../form/planForm.ts';
import { usePlanForm } from '../form/planFormContext.ts';
import { Choice } from './choice.ts';
import { listenToClipboard } from './rangeClipboard.ts';
import { listenToKeys } from './rangeKeys.ts';
import { listenToMouse } from './rangeMouse.ts';

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

/** Lets the user choose cells of the table until the returned function is called. */
function chooseCells(
  table: HTMLTableElement,
  form: PlanForm,
  say: (message: string) => void,
  announce: (words: string) => void,
): () => void {
  const choice = new Choice(table, form, announce);
  const listening = new AbortController();
  const { signal } = listening;
  listenToKeys(choice, form, say, signal);
  listenToMouse(choice, signal);
  listenToClipboard(choice, form, say, signal);
  const fall = () => choice.drop();
  // Any input into a cell, by key, voice or emoji picker, means that it is being edited.
  table.addEventListener('beforeinput', fall, { signal });
  table.addEventListener('compositionstart', fall, { signal });
  // The box also stays the active one when the focus only returns from another window.
  const fallElsewhere = () => {
    if (!choice.isMoving && document.activeElement !== choice.box) choice.drop();
  };
  table.addEventListener('focusin', fallElsewhere, { signal });
  table.addEventListener('focusout', fallElsewhere, { signal });
  return () => {
    listening.abort();
    choice.end();
  };
}
