import type { Engine } from '../engines.ts';
import type { Crew } from './crew.ts';
import type { Verdict } from './ledger.ts';

/** The result of one scenario on one engine. */
export type Row = {
  readonly scenario: string;
  readonly engine: Engine;
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly halfWritten: number;
  /** Measured from the moment when the cause was removed; null if nothing has to recover. */
  readonly seconds: { readonly median: number; readonly max: number } | null;
  /** Other measurements of the scenario, in words. */
  readonly note: string;
  /** Why the scenario could not run here; empty if it ran. */
  readonly notRun: string;
  readonly problems: readonly string[];
  readonly passed: boolean;
};

/** Collects the rounds of a scenario. */
export class Report {
  readonly seconds: number[] = [];
  readonly problems: string[] = [];
  note = '';
  rounds = 0;
  acknowledged = 0;
  #lost = 0;
  #duplicated = 0;
  #halfWritten = 0;
  readonly #scenario: string;
  readonly #engine: Engine;

  constructor(scenario: string, engine: Engine) {
    this.#scenario = scenario;
    this.#engine = engine;
  }

  judged({ lost, duplicated, halfWritten }: Omit<Verdict, 'words'>): void {
    this.#lost += lost;
    this.#duplicated += duplicated;
    this.#halfWritten += halfWritten;
  }

  /** Adds what a crew recorded. */
  of({ ledger }: Crew): this {
    this.acknowledged += ledger.acknowledged;
    this.problems.push(...ledger.problems);
    return this;
  }

  row(notRun = ''): Row {
    const sorted = this.seconds.toSorted((a, b) => a - b);
    const faults = this.#lost + this.#duplicated + this.#halfWritten + this.problems.length;
    return {
      scenario: this.#scenario,
      engine: this.#engine,
      rounds: this.rounds,
      acknowledged: this.acknowledged,
      lost: this.#lost,
      duplicated: this.#duplicated,
      halfWritten: this.#halfWritten,
      seconds:
        sorted.length > 0
          ? { median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 }
          : null,
      note: this.note,
      notRun,
      problems: this.problems,
      passed: faults === 0 && (notRun !== '' || this.rounds > 0),
    };
  }
}
