import { inDigits, numbered } from '#domain/language/language.ts';

export const say = {
  importPlan: 'Import a plan',
  reading: 'Reading…',
  howToChoose:
    'Choose an Excel, Word, CSV or TSV file, drop it anywhere here, or paste a table, a web page or a chat. It is read in this browser; nothing is sent.',
  file: 'File',
  pasteHere: 'Paste Here',
  tableOrChat: 'A table or a chat',
  importIt: 'Import It',
  keepAsPasted: 'Keep as Pasted',
  looksLikePlan: 'This looks like a plan. Import puts each meal in its place.',
  weekOfNumber: (number: number) => `Week ${number}`,
  daysGo: 'Days Go',
  across: 'across, in columns',
  down: 'down, in rows',
  firstDay: 'First Day',
  firstDayOn: (day: string) => `First Day, ${day}`,
  /** From Monday on. */
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  fileDates: (from: string, to: string) => `Use the file’s dates: ${from} to ${to}`,
  didNotWork: 'That didn’t work. The week below is as it was before.',
  oneOfWeeks: (count: number) => `One of ${inDigits(count)} weeks.`,
  takeOver: 'Take Over',
  toCheck: 'To check',
  cellsToCheck: (count: number, why: string) =>
    `${numbered(count, { one: '# cell', other: '# cells' })}: ${why}`,
  weekToUse: 'Week to use',
  check: 'check',
  intoNotes: 'Goes into the notes',
  notImported: 'Not imported',
  titleAndCount: (title: string, count: number) => `${title} (${inDigits(count)})`,
  addTheseToo: 'Add these to the notes too',
  meals: (count: number) => numbered(count, { one: '# meal', other: '# meals' }),
  mealsOnDays: (meals: string, count: number) =>
    `${meals} on ${numbered(count, { one: '# day', other: '# days' })}`,
  numberToCheck: (count: number) => `${inDigits(count)} to check`,
  numberLeft: (count: number) => `${inDigits(count)} not imported, listed below`,
  found: (parts: readonly string[]) => `${parts.join(', ')}.`,
  replacesMeals: (count: number) =>
    numbered(count, {
      one: 'This replaces the plan’s week: 1 meal there will be removed.',
      other: 'This replaces the plan’s week: # meals there will be removed.',
    }),
  imported: (meals: string) => `${meals} imported. Undo takes it back.`,
  importedLeft: (meals: string, left: number) =>
    `${meals} imported, ${inDigits(left)} left out. Undo takes it back.`,
};
