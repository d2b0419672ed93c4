import { type ImportOptions, type ImportWeek, recognise } from '#domain/import/recognise.ts';
import type { Source } from '#domain/import/source.ts';
import { type Given, readSource } from './readSource.ts';

export type Found =
  | {
      readonly ok: true;
      readonly weeks: readonly ImportWeek[];
      /** Its days go across or down; a chat's do neither. */
      readonly isTable: boolean;
    }
  | { readonly ok: false; readonly message: string };

/** Without anything given it is about what was given last. */
export type Question = { readonly given: Given | null; readonly options: ImportOptions };

/** Answers about one source after another, each with the weeks that are in it. */
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
