import { appendFileSync } from 'node:fs';

/** What tests of the practice's week count when they run at full length. */
export type WeekFigures = {
  /** Half-years in which a meal changed: shares of the effects of 30 points found, and of effects that are none. */
  readonly effects: {
    readonly halfYears: number;
    readonly found: number;
    readonly falseAlarms: number;
  };
  /** Tries at appointments of which there is room for one, and how many too many were made. */
  readonly slots: { readonly tries: number; readonly doubles: number };
  /** Random runs of two phones that answer a questionnaire, and the answers lost. */
  readonly answers: { readonly runs: number; readonly lost: number };
};

/** Adds to the figures of `npm run test:week`; any other run counts nothing. */
export function count<Name extends keyof WeekFigures>(name: Name, of: WeekFigures[Name]): void {
  const file = process.env.WEEK_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify([name, of])}\n`);
}
