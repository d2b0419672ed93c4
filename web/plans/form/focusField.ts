import { type RefObject, useEffect } from 'react';
import { reach } from '../grid/moves.ts';
import { type FieldPath, mealPath } from './fields.ts';
import { type PlanForm, usePlanForm } from './planForm.ts';

/** The customer picker is not a field of the plan, yet an upload asks for it first. */
export const PICKER_FIELD: FieldPath = 'customer';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The input of a field, if it is on screen: a phone shows one day only. */
export const fieldElement = (path: FieldPath): TextField | null =>
  document.querySelector<TextField>(`[data-field="${path}"]`);

/** Whether a field is in a range of chosen cells, see range/. */
export const isChosen = (field: Element | null): boolean =>
  field !== null && field.closest('[data-sides]') !== null;

/** Announces that a button is about to write in a field, as a key would, so that a chosen range is dropped. */
export function aboutToWrite(path: FieldPath): void {
  fieldElement(path)?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
}

/** Puts the caret at the end of a field's text, or, in a cell of the week, chooses the whole text. */
export function focusField(path: FieldPath, text: 'end' | 'whole' = 'end'): void {
  const element = fieldElement(path);
  if (!element) return;
  element.focus();
  aboutToWrite(path);
  element.setSelectionRange(element.value.length, element.value.length);
  if (text === 'whole' && element instanceof HTMLTextAreaElement) reach(element);
}

/**
 * Focuses the top of the form after the focused element has disappeared. On a touch screen this is the title,
 * which opens no keyboard.
 */
export function focusForm(): void {
  if (matchMedia('(hover: hover)').matches) focusFieldSoon('name');
  else soon(() => document.getElementById(FORM_TITLE_ID)?.focus({ preventScroll: true }));
}

/** Focuses the first meal of a week that can be edited; on a touch screen the title, as in {@link focusForm}. */
export function focusFirstMeal(): void {
  if (matchMedia('(hover: hover)').matches) soon(() => focusField(mealPath(0, 0), 'whole'));
  else focusForm();
}

export const FORM_TITLE_ID = 'plan-form-title';

/** Focuses after the next paint, for a field that is not rendered yet. */
export function focusFieldSoon(path: FieldPath): void {
  soon(() => focusField(path));
}

let waiting = 0;

/**
 * Moves the focus after the next paint, unless the user has moved it by then. Of several moves before that paint
 * only the last one is made: the first would look like the user's own.
 */
function soon(move: () => void): void {
  cancelAnimationFrame(waiting);
  const was = document.activeElement;
  waiting = requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === was || now === null || now === document.body) move();
  });
}

/**
 * Undoes or redoes a step, and puts the caret where the change shows, unless the caret is in a changed field
 * already or the cell is in a chosen range.
 */
export function undoOrRedo(form: PlanForm, direction: 'undo' | 'redo'): void {
  const changed = direction === 'undo' ? form.undo() : form.redo();
  const path: FieldPath | undefined = changed[0];
  const sameCell = form.active !== null && changed.length > 1 && hasFocus(form.active);
  if (path === undefined || sameCell || isChosen(fieldElement(path))) return;
  form.activate(path);
  focusFieldSoon(path);
}

const hasFocus = (path: FieldPath) => document.activeElement === fieldElement(path);

/** Ctrl+Z across all fields of the form; the browser's own undo knows one field at a time. */
export function useUndoKeys(root: RefObject<HTMLElement | null>): void {
  const form = usePlanForm();
  useEffect(() => {
    const section = root.current;
    if (!section) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      // The form must not change behind a dialog that asks about it.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      event.preventDefault();
      undoOrRedo(form, key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    section.addEventListener('keydown', onKeyDown);
    return () => section.removeEventListener('keydown', onKeyDown);
  }, [form, root]);
}
