import type { Part } from '#domain/search.ts';

/** A text in which the words that were searched for are marked. */
export const Marked = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, hit }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the text.
    hit ? <mark key={place}>{text}</mark> : text,
  );
