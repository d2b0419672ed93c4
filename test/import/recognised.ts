import { type ImportCell, type ImportWeek, recognise } from '#domain/import/recognise.ts';
import { plainTable, type Source } from '#domain/import/source.ts';
import { readSource } from '#web/import/readSource.ts';
import { typed } from './labelled.ts';

/** A source of pasted lines. */
export const lines = (...given: string[]): Source => ({
  sheets: [{ name: '', blocks: given.map((text) => ({ kind: 'line', text })) }],
});

/** A source of one table. */
export const rows = (...given: string[][]): Source => ({
  sheets: [{ name: '', blocks: [plainTable(given)] }],
});

/** The days of the first week found. Throws if nothing is found. */
export function daysOf(source: Source): readonly (readonly ImportCell[])[] {
  const found = recognise(source);
  if (!found.ok) throw new Error(found.message);
  return found.weeks[0]?.days ?? [];
}

/** The texts of a day, by position among the eight meals. */
export const said = (day: readonly ImportCell[] | undefined) =>
  Object.fromEntries((day ?? []).flatMap(({ text }, at) => (text === '' ? [] : [[at, text]])));

/** Why the cells of a day are marked. */
export const doubts = (day: readonly ImportCell[] | undefined) =>
  (day ?? []).flatMap(({ unsure }) => unsure);

/** The first week of a pasted text. */
export async function pasted(text: string): Promise<ImportWeek> {
  const read = await readSource(typed(text));
  if (!read.ok) throw new Error(read.message);
  const found = recognise(read.source);
  const [week] = found.ok ? found.weeks : [];
  if (!week) throw new Error('There is no week.');
  return week;
}
