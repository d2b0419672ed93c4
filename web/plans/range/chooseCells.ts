import type { PlanForm } from '../form/planForm.ts';
import { Choice } from './choice.ts';
import { listenToClipboard } from './rangeClipboard.ts';
import { listenToKeys } from './rangeKeys.ts';
import { listenToMouse } from './rangeMouse.ts';

/** Lets cells of the table be chosen, until the function that it returns is called. */
export function chooseCells(
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
  // By a key, by voice, from a list of emoji: whatever is put into a cell, it is written in.
  table.addEventListener('beforeinput', fall, { signal });
  table.addEventListener('compositionstart', fall, { signal });
  // Also when the focus only comes back from another window the box stays the active one.
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
