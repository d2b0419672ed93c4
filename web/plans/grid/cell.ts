import type { FieldPath } from '../form/fields.ts';
import { type Caret, placeOf } from './moves.ts';

/** The text box of a cell, and the field that it edits. */
export type Cell = { readonly box: HTMLTextAreaElement; readonly path: FieldPath };

export function cellOf(target: EventTarget | null): Cell | null {
  if (!(target instanceof HTMLTextAreaElement)) return null;
  const path = target.dataset.field;
  return path !== undefined && placeOf(path) ? { box: target, path } : null;
}

export const caretOf = (box: HTMLTextAreaElement): Caret => ({
  start: box.selectionStart,
  end: box.selectionEnd,
  length: box.value.length,
});

/** The direction follows the text itself. */
export const isRightToLeft = (box: HTMLTextAreaElement): boolean =>
  getComputedStyle(box).direction === 'rtl';

const begun = new WeakMap<HTMLTextAreaElement, string>();

/** Editing of the cell begins: Escape restores the text it has now. */
export const beginWriting = (box: HTMLTextAreaElement): void => {
  begun.set(box, box.value);
};

export const asBegun = (box: HTMLTextAreaElement): string => begun.get(box) ?? box.value;
