import type { FieldPath } from '../form/fields.ts';
import { type Caret, placeOf } from './moves.ts';

/** The text box of a cell, and the field that it writes. */
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

/** A text itself says in which direction it goes. */
export const isRightToLeft = (box: HTMLTextAreaElement): boolean =>
  getComputedStyle(box).direction === 'rtl';

const begun = new WeakMap<HTMLTextAreaElement, string>();

/** From here on somebody writes in the cell: its text as it is now is what Escape goes back to. */
export const beginWriting = (box: HTMLTextAreaElement): void => {
  begun.set(box, box.value);
};

export const asBegun = (box: HTMLTextAreaElement): string => begun.get(box) ?? box.value;
