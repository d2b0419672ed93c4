import type { CSSProperties } from 'react';
import type { FieldPath } from '../form/fields.ts';
import { fieldElement } from '../form/focusField.ts';

export type ListSpot = Pick<CSSProperties, 'left' | 'top' | 'bottom' | 'minWidth'>;

/** The height of eight rows. */
const ROOM_PX = 260;

const isBeneath = ({ bottom }: DOMRect) => bottom + ROOM_PX < window.innerHeight;

/** Where the list of a cell stands: below it, or above it near the end of the window. Null without the cell. */
export function listSpot(path: FieldPath): ListSpot | null {
  const cell = fieldElement(path)?.parentElement?.getBoundingClientRect();
  if (!cell) return null;
  const { left, top, bottom, width } = cell;
  const edge = isBeneath(cell) ? { top: bottom + 4 } : { bottom: window.innerHeight - top + 4 };
  return { left, minWidth: width, ...edge };
}

/** Whether the list grows without moving its rows. A list above its cell grows upwards, so its rows would move. */
export const growsInPlace = (path: FieldPath): boolean => listSpot(path)?.top !== undefined;
