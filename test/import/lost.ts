import type { Recognised } from '#domain/import/recognise.ts';
import type { Source } from '#domain/import/source.ts';

const words = (text: string) =>
  text
    .replace(/\p{Script=Han}/gu, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The number of an item of a list is no word of a plan. */
const LIST_NUMBER = /^\d{1,2}[.)]\s+(?=\p{L})/u;

const textsOf = ({ sheets }: Source): string[] =>
  sheets.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'line'
        ? [block.text.replace(LIST_NUMBER, '')]
        : block.cells.map(({ text }) => text),
    ),
  );

/** The lost words: those in no cell, timing or leftover, and in no heading of a day or week. */
export function lost(source: Source, found: Recognised): string[] {
  if (!found.ok) return [];
  const kept = new Set(
    found.weeks.flatMap(({ days, timings, leftovers, headings }) =>
      [
        ...days.flat().map(({ text }) => text),
        ...timings.map((timing) => timing ?? ''),
        ...leftovers.map(({ text }) => text),
        ...headings,
      ].flatMap(words),
    ),
  );
  return textsOf(source)
    .flatMap(words)
    .filter((word) => !kept.has(word));
}
