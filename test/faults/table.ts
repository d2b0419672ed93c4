import type { Row } from './report.ts';

const HEAD = ['scenario', 'engine', 'rounds', 'acknowledged', 'lost', 'duplicated', 'half-written'];
const LAST = ['seconds to recover', ''];
// The first two columns and the last contain words, the others numbers.
const isNumber = (column: number) => column > 1 && column < HEAD.length + LAST.length - 1;
const WORDS_SHOWN = 8;

/** The rows as a table, with the problems in words and a verdict below it. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [[...HEAD, ...LAST], ...rows.map(cellsOf)];
  const widths = [...HEAD, ...LAST].map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', ...rows.flatMap(wordsOf), sumOf(rows)].join('\n');
}

function cellsOf(row: Row): string[] {
  const { scenario, engine, rounds, acknowledged, lost, duplicated, halfWritten, seconds } = row;
  if (row.notRun)
    return [scenario, engine, '-', '-', '-', '-', '-', '-', `not run here: ${row.notRun}`];
  const numbers = [rounds, acknowledged, lost, duplicated, halfWritten].map(String);
  const recovered = seconds ? `${seconds.median.toFixed(2)} / ${seconds.max.toFixed(2)}` : '-';
  const end = [row.note, row.passed ? '' : 'FAILED'].filter(Boolean).join(', ');
  return [scenario, engine, ...numbers, recovered, end];
}

function wordsOf({ scenario, engine, problems }: Row): string[] {
  if (problems.length === 0) return [];
  const more = problems.length - WORDS_SHOWN;
  return [
    `${scenario}, ${engine}:`,
    ...problems.slice(0, WORDS_SHOWN).map((words) => `  ${words}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
  ];
}

function sumOf(rows: readonly Row[]): string {
  const sum = (figure: 'acknowledged' | 'lost' | 'duplicated' | 'halfWritten') =>
    rows.reduce((total, row) => total + row[figure], 0);
  const untried = rows.filter(({ notRun }) => notRun).length;
  return [
    `${sum('acknowledged')} writes acknowledged: ${sum('lost')} lost, ${sum('duplicated')} duplicated, ${sum('halfWritten')} half-written.`,
    'Seconds to recover: median / longest, from the moment that the cause was taken away; of a stop, until it ended.',
    ...(untried > 0 ? [`${untried} not run here.`] : []),
    rows.every(({ passed }) => passed) ? 'PASS' : 'FAIL',
  ].join('\n');
}
