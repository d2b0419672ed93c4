import { inDigits, listed, numbered, plural } from '#domain/language/language.ts';

export const say = {
  tooLarge: (size: string, most: string) =>
    `This file has ${size}; up to ${most} are read. Copy the part with the plan to a file of its own, or paste it here.`,
  emptyFile: 'This file is empty. Choose the one with the plan.',
  locked:
    'This file is locked with a password. Open it in its own program, save it without the password, and choose it again.',
  oldOffice:
    'This is a file of an old Office version (.xls or .doc). Open it and save it as .xlsx or .docx, or copy the table and paste it here.',
  pdf: 'This is a PDF, in which tables are only drawn. Open it, copy the table, and paste it here, or choose the Word or Excel file that it was made from.',
  picture:
    'This is a picture; words in pictures cannot be read. Choose the Word or Excel file, or paste the plan as text.',
  otherKind:
    'This is neither a spreadsheet, nor a Word document, nor a table as text. Choose an .xlsx, .docx, .csv or .tsv file, or paste the table here.',
  otherZip:
    'This is an archive without a spreadsheet or a Word document. Unpack it, and choose the file with the plan.',
  zipBeginning: (name: string) =>
    `This is an archive without a spreadsheet or a Word document: it begins with “${name}”. Unpack it, and choose the file with the plan.`,
  pagesOrNumbers:
    'This file was made by Numbers, Pages or OpenOffice. Export it as .xlsx or .docx, or copy the table and paste it here.',
  broken:
    'This file is damaged: it ends too early or was changed on its way. Save it again in its own program, or copy the table and paste it here.',
  bomb: (most: string) =>
    `Unpacked, this file has more than ${most}, far more than a plan. Nothing of it was read. Copy the table alone and paste it here.`,
  entities:
    'This file defines words of its own inside (a DTD), which no Office program does. Nothing of it was read. Save it again in its own program.',
  tooManySheets: (count: number, most: number) =>
    `This workbook has ${inDigits(count)} sheets; up to ${inDigits(most)} are read. Copy the sheets with the plan to a workbook of their own.`,
  tooManyCells: (most: number) =>
    `There are more than ${inDigits(most)} cells with text in it; a week has 64. Copy the part with the plan to a file of its own, or paste it here.`,
  fileTooLong: (name: string, size: string, seconds: number) =>
    `“${name}” has ${size} and was not understood within ${inDigits(seconds)} seconds, so reading it was stopped. Copy the table with the plan alone, and paste it here.`,
  pasteTooLong: (characters: number, seconds: number) =>
    `What was pasted has ${inDigits(characters)} characters and was not understood within ${inDigits(seconds)} seconds, so reading it was stopped. Copy the table with the plan alone, and paste it here.`,
  fileStopped: (name: string, size: string) =>
    `“${name}” has ${size} and could not be read to its end in this browser. Copy the table with the plan alone, and paste it here.`,
  pasteStopped: (characters: number) =>
    `What was pasted has ${inDigits(characters)} characters and could not be read to its end in this browser. Copy the table with the plan alone, and paste it here.`,
  cannotStart:
    'The plan reader could not be loaded. Check your connection, load this page again, and choose the plan once more.',
  fileGone: (name: string) =>
    `“${name}” cannot be opened any more: it was moved, changed or deleted. Choose it again.`,
  hiddenRows: (count: number) => numbered(count, { one: '# hidden row', other: '# hidden rows' }),
  hiddenColumns: (count: number) =>
    numbered(count, { one: '# hidden column', other: '# hidden columns' }),
  hiddenSheets: (count: number) =>
    numbered(count, { one: '# hidden sheet', other: '# hidden sheets' }),
  hiddenNotRead: (parts: readonly string[], count: number) =>
    plural(count, {
      one: `${listed(parts)} was not read.`,
      other: `${listed(parts)} were not read.`,
    }),
};
