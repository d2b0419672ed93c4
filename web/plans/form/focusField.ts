import type { Landing } from '../grid/moves.ts';
import { type FieldPath, mealPath } from './fields.ts';

/** The customer picker is no field of the plan, yet the first thing an upload asks for. */
export const PICKER_FIELD: FieldPath = 'customer';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The input of a field, if it is on screen: on a phone only one day is. */
export const fieldElement = (path: FieldPath): TextField | null =>
  document.querySelector<TextField>(`[data-field="${path}"]`);

/** Whether a field is among cells that are chosen together, see range/. */
export const isChosen = (field: Element | null): boolean =>
  field !== null && field.closest('[data-sides]') !== null;

/** Says that a button is about to write in a field, as a key would: a range that is chosen falls. */
export function aboutToWrite(path: FieldPath): void {
  fieldElement(path)?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
}

export function focusField(path: FieldPath, landing: Landing = 'end'): void {
  const element = fieldElement(path);
  if (!element) return;
  element.focus();
  const caret = landing === 'start' ? 0 : element.value.length;
  element.setSelectionRange(caret, caret);
}

/** Focuses the top of the form after something with the focus has disappeared. On a touch screen it is the title, which raises no keyboard. */
export function focusForm(): void {
  if (matchMedia('(hover: hover)').matches) focusFieldSoon('name');
  else soon(() => document.getElementById(FORM_TITLE_ID)?.focus({ preventScroll: true }));
}

/** Focuses the first meal of a week that is there to be changed; on a touch screen the title, as {@link focusForm}. */
export function focusFirstMeal(): void {
  if (matchMedia('(hover: hover)').matches) focusFieldSoon(mealPath(0, 0));
  else focusForm();
}

export const FORM_TITLE_ID = 'plan-form-title';

/** After the next paint, for a field that has yet to appear. */
export function focusFieldSoon(path: FieldPath): void {
  soon(() => focusField(path));
}

let waiting = 0;

/**
 * Moves the focus after the next paint, unless somebody has moved it themselves by then. Of several moves
 * before that paint only the last one is made: the first would look like somebody's own.
 */
function soon(move: () => void): void {
  cancelAnimationFrame(waiting);
  const was = document.activeElement;
  waiting = requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === was || now === null || now === document.body) move();
  });
}
