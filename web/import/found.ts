import { type ImportOptions, type ImportWeek, recognise } from '#domain/import/recognise.ts';
import type { Source } from '#domain/import/source.ts';
import { type Given, readSource } from './readSource.ts';

export type Found =
  | {
      readonly ok: true;
      readonly weeks: readonly ImportWeek[];
      /** Whether the source has a table, whose days are its rows or columns; a chat has none. */
      readonly isTable: boolean;
    }
  | { readonly ok: false; readonly message: string };

/** With `given` null, the question is about the source given before. */
export type Question = { readonly given: Given | null; readonly options: ImportOptions };

/** Answers questions about one source after another with the weeks found in it. */
export function finder(): (question: Question) => Promise<Found> {
  let source: Source = { sheets: [] };
  return async ({ given, options }) => {
    if (given) {
      const read = await readSource(given);
      if (!read.ok) return read;
      source = read.source;
    }
    const found = recognise(source, options);
    const isTable = source.sheets.some(({ blocks }) => blocks.some(({ kind }) => kind === 'table'));
    return found.ok ? { ...found, isTable } : { ok: false, message: found.message };
  };
}
