import { partsIn, quantityIn, unitCalled } from '#domain/quantity.ts';
import { BODY_WORDS } from '#domain/unitWords.ts';

const NOTHING = /^(?:[-–—.]*|n\/?a|null|none|nan)$/i;

/** A number, and the word beside it; stones as pounds, because nothing is stored in stones. Null for anything else. */
export function amountIn(text: string): { value: number; unit: string | null } | null {
  const [part, ...more] = partsIn(text) ?? [];
  if (part && unitCalled(part.unit, BODY_WORDS) === 'st') {
    const pounds = quantityIn(text, { units: ['lb'], chosen: 'lb', table: BODY_WORDS });
    return pounds && !Number.isNaN(pounds.value) ? pounds : null;
  }
  if (!part || more.length > 0 || /\s/.test(part.unit)) return null;
  return { value: part.value, unit: part.unit || null };
}

/** Whether there is no value in a cell. */
export const isBlank = (cell: string | undefined): boolean => NOTHING.test(cell?.trim() ?? '');
