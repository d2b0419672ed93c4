import { table } from '../figures/table.ts';

/** What a task takes: clicks, keys, and letters typed, each counted once. */
export type Hands = {
  readonly what: string;
  readonly clicks: number;
  /** Ctrl and A together count as two. */
  readonly keys: number;
  readonly letters: number;
};

export type KeysFigures = { readonly tasks: readonly Hands[] };

export const keysTable = ({ tasks }: KeysFigures): string =>
  table(
    ['what', 'clicks', 'keys', 'letters', 'in all'],
    tasks.map(({ what, clicks, keys, letters }) => [
      what,
      ...[clicks, keys, letters, clicks + keys + letters].map(String),
    ]),
  );
