import { type ImportCell, recognise } from '#domain/import/recognise.ts';
import type { Source } from '#domain/import/source.ts';

/** A source of pasted lines. */
export const lines = (...given: string[]): Source => ({
  sheets: [{ name: '', blocks: given.map((text) => ({ kind: 'line', text })) }],
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
