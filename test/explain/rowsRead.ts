import { StatementSync } from 'node:sqlite';
import pg from 'pg';

type Complete = (this: pg.Result, message: unknown) => void;

/** Watches how many rows single statements return, below all code of the product. */
export class RowsRead {
  /** The most rows that one statement returned. */
  most = 0;
  /** For each statement with exactly so many rows: its turn of the event loop. */
  readonly turns: number[] = [];
  #turn = 0;
  readonly #release: () => void;

  constructor({ turnsOf = Number.POSITIVE_INFINITY } = {}) {
    const saw = (rows: number) => {
      this.most = Math.max(this.most, rows);
      if (rows === turnsOf) this.turns.push(this.#turn);
    };
    const { all } = StatementSync.prototype;
    const real = all as (...values: unknown[]) => unknown[];
    StatementSync.prototype.all = function (this: StatementSync, ...values: unknown[]) {
      const rows = real.apply(this, values);
      saw(rows.length);
      return rows;
    } as typeof all;
    const prototype = pg.Result.prototype as unknown as { addCommandComplete: Complete };
    const { addCommandComplete } = prototype;
    prototype.addCommandComplete = function (message) {
      addCommandComplete.call(this, message);
      saw(this.rows.length);
    };
    let isOn = true;
    const turn = () => {
      this.#turn += 1;
      if (isOn) setImmediate(turn);
    };
    turn();
    this.#release = () => {
      isOn = false;
      StatementSync.prototype.all = all;
      prototype.addCommandComplete = addCommandComplete;
    };
  }

  /** Returns the most rows of a statement while `work` ran. */
  async during(work: () => Promise<unknown>): Promise<number> {
    this.most = 0;
    await work();
    return this.most;
  }

  release(): void {
    this.#release();
  }
}
