import { dayHeading } from './dayHeading.ts';
import { dayTyposOf } from './dayTypos.ts';
import type { Line } from './lineStarts.ts';
import type { Around, Orientation, Reading } from './reading.ts';
import { readLines } from './readLines.ts';
import { readTable } from './readTable.ts';
import { sameAs } from './sameAs.ts';
import type { Sheet } from './source.ts';

/** Reads the lines and tables of a sheet in their order. A line that names a day heads the tables below. */
export function readSheet(
  reading: Reading,
  sheet: Sheet,
  orientation: Orientation | null,
  isOneOfMany: boolean,
): void {
  const named = dayHeading(sheet.name);
  const around: Around = {
    day: isOneOfMany && named ? reading.day(named, sheet.name, null) : null,
    week: !isOneOfMany && named?.strict ? named.week : null,
  };
  let lines: Line[] = [];
  const hasTable = sheet.blocks.some(({ kind }) => kind === 'table');
  const flush = () => {
    if (lines.length > 0) readLines(reading, lines, around);
    lines = [];
  };
  const typos = dayTyposOf(sheet.blocks.map((block) => (block.kind === 'line' ? block.text : '')));
  for (const [at, block] of sheet.blocks.entries()) {
    if (block.kind === 'table') {
      flush();
      readTable(reading, block.cells, around, orientation);
      continue;
    }
    if (block.stamp) reading.heading(reading.piece(block.stamp));
    const piece = reading.piece(block.text);
    const typo = typos[at] ?? null;
    const text = typo ? block.text.replace(typo.written, typo.meant) : block.text;
    const day = hasTable && !sameAs(text) ? dayHeading(text) : null;
    if (day && (day.strict || (day.others <= 3 && text.length < 40 && !/:.*\S/.test(text)))) {
      flush();
      reading.heading(piece);
      if (day.every) reading.saysEveryDay = true;
      if (day.week !== null) around.week = day.week;
      around.day =
        day.days.length > 0
          ? reading.day(day, block.text, around.week)
          : day.week === null
            ? around.day
            : null;
      continue;
    }
    if (day?.every) reading.saysEveryDay = true;
    lines.push({
      piece,
      text,
      begins: block.begins ?? false,
      isHeading: block.isHeading ?? false,
      typo,
    });
  }
  flush();
  if (!hasTable) reading.orientation ??= 'list';
}
