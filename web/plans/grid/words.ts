import type { BlockFill } from './clipboard.ts';

export const cellsWords = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`;

export const UNDO_IT = 'Undo takes it back.';

type Pasted = Pick<BlockFill, 'cells' | 'cut'>;

/** How many cells a paste changed, and how many had no place. If it changed nothing, no undo is mentioned. */
export const pastedWords = (
  { cells, cut }: Pasted,
  changed: number,
  wordsBeside: boolean,
): string =>
  [
    `Pasted ${cellsWords(cells)}.`,
    ...(cut > 0 ? [`${cellsWords(cut)} did not fit into the week.`] : []),
    ...(wordsBeside ? ['The text beside the table was left out.'] : []),
    ...(changed > 0 ? [UNDO_IT] : []),
  ].join(' ');
