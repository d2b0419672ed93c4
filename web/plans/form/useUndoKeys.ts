import { type RefObject, useEffect } from 'react';
import type { FieldPath } from './fields.ts';
import { fieldElement, focusFieldSoon, isChosen } from './focusField.ts';
import { type PlanForm, usePlanForm } from './planForm.ts';

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
