import { partsIn } from '#domain/number.ts';

const NOTHING = /^(?:[-–—.]*|n\/?a|null|none|nan)$/i;

/** A number, and the word beside it; null for anything else. */
export function amountIn(text: string): { value: number; unit: string | null } | null {
  const [part, ...more] = partsIn(text) ?? [];
  if (!part || more.length > 0 || /\s/.test(part.unit)) return null;
  return { value: part.value, unit: part.unit || null };
}

/** Whether there is no value in a cell. */
export const isBlank = (cell: string | undefined): boolean => NOTHING.test(cell?.trim() ?? '');
