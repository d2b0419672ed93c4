import type { Pressed } from '../e2e/keyboard/counted.ts';
import { table } from '../figures/table.ts';

/** A part of a morning: the keys pressed, and how long it took. */
export type Step = Pressed & { readonly what: string; readonly seconds: number };

export type MorningFigures = {
  readonly customers: number;
  /** The load average: at 0.5 for each processor, the machine is quiet. */
  readonly load: number;
  readonly steps: readonly Step[];
  /** How long the dashboard of a larger practice takes to open in a new browser. */
  readonly many: { readonly customers: number; readonly seconds: number };
};

const sum = (steps: readonly Step[], of: (step: Step) => number) =>
  steps.reduce((total, step) => total + of(step), 0);

const inAll = (steps: readonly Step[]): Step => ({
  what: '**in all**',
  presses: sum(steps, ({ presses }) => presses),
  keys: sum(steps, ({ keys }) => keys),
  letters: sum(steps, ({ letters }) => letters),
  seconds: sum(steps, ({ seconds }) => seconds),
});

/** The morning as a Markdown table, with a total at the end. */
export const morningTable = (steps: readonly Step[]): string =>
  table(
    ['what', 'presses', 'keys', 'letters of the answer', 'seconds'],
    [...steps, inAll(steps)].map(({ what, presses, keys, letters, seconds }) => [
      what,
      ...[presses, keys, letters].map(String),
      seconds.toFixed(1),
    ]),
  );
