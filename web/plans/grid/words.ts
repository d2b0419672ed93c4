import { inDigits, numbered } from '#domain/language/language.ts';

export const say = {
  weekTable: 'Seven days by eight meals',
  daysOfPlan: 'Days of the plan',
  timing: 'Timing',
  over: ', over',
  today: 'today',
  undoIt: 'Undo takes it back.',
  copyDayTo: (day: string) => `Copy ${day} to…`,
  copyTo: 'Copy day to…',
  allOtherDays: 'All other days',
  swapWith: (day: string) => `Swap with ${day}`,
  clearDay: 'Clear this day',
  nothingToCopy: 'Nothing to copy: they are the same.',
  copiedDay: (day: string, to: string) => `Copied ${day} to ${to}. Undo takes it back.`,
  copiedToOthers: (day: string) => `Copied ${day} to the other days. Undo takes it back.`,
  nothingToSwap: 'Nothing to swap: they are the same.',
  swapped: (day: string, other: string) => `Swapped ${day} and ${other}. Undo takes it back.`,
  clearedDay: (day: string) => `Cleared ${day}. Undo takes it back.`,
  alternatives: (count: number) => `${inDigits(count)} alternatives to choose from`,
  charactersOf: (length: number, most: number) => `${length} of ${most} characters`,
  mealsOn: (day: string, count: number) =>
    `${day}, ${numbered(count, { one: '# meal', other: '# meals' })}`,
  done: 'Done',
  mealsUsedBefore: 'Meals used before',
  // Tools
  sameAllWeek: 'It is the same all week already.',
  repeatedAllWeek: 'Repeated across the week.',
  copyRight: 'Copy to the right',
  repeatAllWeek: 'Repeat all week',
  addAlternative: 'Add an alternative',
  lineWithOr: '(a line with “or”)',
  findAndReplace: 'Find and replace',
  redo: 'Redo',
  keys: 'Keys',
  replacedIn: (count: number) =>
    numbered(count, {
      one: 'Replaced in one meal. Undo takes it back.',
      other: 'Replaced in # meals. Undo takes it back.',
    }),
  findTitle: 'Find and replace in this week',
  find: 'Find',
  noMealHas: 'No meal has this.',
  replaceWith: 'Replace with',
  replaceAll: 'Replace All',
  // The list of keys
  keysTitle: 'Keys in the week',
  writingInCell: 'Writing in a cell',
  choosingCells: 'Choosing several cells',
  onMac: 'On a Mac, Cmd does what Ctrl does with a letter.',
  writing: {
    nextMeal: 'to the next meal of the day',
    sameMeal: 'to the same meal of the next day',
    nextCell: 'to the next cell, at the edge of the text',
    nextAtOnce: 'to the next cell at once',
    firstAndLast: 'to the first and the last meal of the week',
    newLine: 'a new line',
    editCell: 'edits the text of a cell reached by key; typing replaces it',
    undoCell: 'undoes what was typed in the cell',
    copyRight: 'copies the cell to the right',
    repeat: 'repeats the meal all week',
    undoRedo: 'undo, redo',
  },
  choosing: {
    fromEdge: 'choose cells, from the edge of the text on',
    asFar: 'choose as far as the week goes',
    byMouse: 'choose by mouse',
    selectCell: 'selects the cell if there is nothing to undo',
    all: 'chooses all cells',
    copyCutPaste: 'copy, cut, paste',
    clear: 'clears what is chosen',
    fill: 'fill down, fill to the right',
    replaceText: 'replaces the text of the first cell chosen',
    back: 'back to writing in the cell',
  },
  /** What to press, where it is not the name of a key. */
  presses: {
    drag: 'Drag',
    shiftClick: 'Shift+Click',
    twice: 'Ctrl+A twice',
    anyLetter: 'Any letter',
  },
  // Choosing cells
  chosen: (rows: string, columns: string, count: number) =>
    `${rows}, ${columns}: ${numbered(count, { one: '# cell', other: '# cells' })} chosen`,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  nothingToClear: 'Nothing to clear.',
  nothingToFill: 'Nothing to fill.',
  besideLeftOut: 'The text beside the table was left out.',
  copiedCells: (count: number) =>
    numbered(count, { one: 'Copied # cell.', other: 'Copied # cells.' }),
  cutCells: (count: number) => numbered(count, { one: 'Cut # cell.', other: 'Cut # cells.' }),
  clearedCells: (count: number) =>
    numbered(count, { one: 'Cleared # cell.', other: 'Cleared # cells.' }),
  filledCells: (count: number) =>
    numbered(count, { one: 'Filled # cell.', other: 'Filled # cells.' }),
  pastedCells: (count: number) =>
    numbered(count, { one: 'Pasted # cell.', other: 'Pasted # cells.' }),
  repeatedCells: (count: number) =>
    numbered(count, { one: 'Repeated in # cell.', other: 'Repeated in # cells.' }),
  cellsDidNotFit: (count: number) =>
    numbered(count, {
      one: '# cell did not fit into the week.',
      other: '# cells did not fit into the week.',
    }),
  contains: 'Contains',
  printContents: 'Print what each day contains',
};
