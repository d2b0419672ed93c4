import { headOf } from '#domain/import/labels.ts';

/** A piece of a line between wide blanks, with its columns on the page. */
type Chunk = { readonly text: string; readonly from: number; readonly to: number };

const chunksOf = (line: string): Chunk[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));

/** The names of days, or of three meals, that stand beside each other on one line; null for any other line. */
function headsOn(line: string): Chunk[] | null {
  if (/[|\t]/.test(line)) return null;
  const chunks = chunksOf(line);
  const named = chunks.map(({ text }) => headOf(text));
  const days = named.filter((each) => each?.day?.days.length);
  const meals = named.filter((each) => each?.meal?.kind);
  const isOfDays = days.length >= 2 && chunks.length - days.length <= 1;
  const isOfMeals = meals.length >= 3 && chunks.length - meals.length <= 1;
  return isOfDays || isOfMeals ? chunks : null;
}

/** The cells of a row below these headings; null if it is no row: a text that runs across columns. */
function cellsOf(line: string, heads: readonly Chunk[], hasLabels: boolean): string[] | null {
  const cells = [...(hasLabels ? [''] : []), ...heads.map(() => '')];
  for (const { text, from, to } of chunksOf(line)) {
    const first = heads[0]?.from ?? 0;
    if (hasLabels && from < first - 1) {
      if (to > first || from > 2) return null;
      cells[0] = text;
      continue;
    }
    if (heads.filter((head) => head.from < to && head.to > from).length > 1) return null;
    const distances = heads.map((head) =>
      Math.min(Math.abs(head.from - from), Math.abs((head.from + head.to - from - to) / 2)),
    );
    const at = distances.indexOf(Math.min(...distances)) + (hasLabels ? 1 : 0);
    if (cells[at]) return null;
    cells[at] = text;
  }
  return cells;
}

/** A text in which tables laid out with blanks, as copied from a PDF, are drawn with bars. */
export function withSpacedTables(text: string): string {
  let heads: Chunk[] | null = null;
  let hasLabels = false;
  return text
    .split('\n')
    .flatMap((line) => {
      const found = headsOn(line);
      if (found) {
        hasLabels = (found[0]?.from ?? 0) > 2;
        heads = found;
      } else if (heads && line.trim() === '') return [];
      const cells = heads && cellsOf(line, heads, hasLabels);
      if (cells) return [`| ${cells.join(' | ')} |`];
      const isEnd = heads !== null;
      heads = null;
      return isEnd ? ['', line] : [line];
    })
    .join('\n');
}
