import type { Pressed } from '#test/e2e/keyboard/counted.ts';
import { table } from '#tools/figures/table.ts';

/** What somebody wants to do, how often they press or tap for it, and how often at most. */
export type Journey = Pressed & { readonly what: string; readonly most: number };

/** The journeys as a table of Markdown. Where keys are wanted, letters count as keys. */
export const journeysTable = (journeys: readonly Journey[]): string =>
  table(
    ['what', 'presses', 'letters', 'wanted', ''],
    journeys.map(({ what, presses, letters, most }) => [
      what,
      String(presses),
      String(letters),
      `at most ${most}`,
      presses <= most ? 'met' : 'not met',
    ]),
  );
