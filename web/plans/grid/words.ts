export const cellsWords = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`;

export const UNDO_IT = 'Undo takes it back.';

/** What a paste put where, and what of it had no place. */
export const pastedWords = (cells: number, cut: number, wordsBeside: boolean): string =>
  [
    `Pasted ${cellsWords(cells)}.`,
    ...(cut > 0 ? [`${cellsWords(cut)} did not fit into the week.`] : []),
    ...(wordsBeside ? ['The text beside the table was left out.'] : []),
    UNDO_IT,
  ].join(' ');
