import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

/** A statement as sent to the engine, with the values of the first call. */
export type Statement = {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** A named statement, for which PostgreSQL may switch to a generic plan. */
  readonly named: boolean;
  /** The request during which it was sent. */
  readonly of: string;
};

const METHODS = ['all', 'get', 'run', 'iterate'] as const;
// Statements that begin with a comment, and those that only begin, end or lock something, have no plan to
// explain.
const EXPLAINABLE = /^\s*(with|select|insert|update|delete)\b/i;

/**
 * Records statements where they leave this process, below all code that creates them: in the methods of
 * `node:sqlite` and the client of `pg`. No query of the product can bypass it.
 */
export class Statements {
  readonly seen = new Map<string, Statement>();
  /** The number of statements sent, repeated ones included. */
  asked = 0;
  #of: string | null = null;
  readonly #undo: (() => void)[] = [];

  constructor() {
    const take = (sql: string, values: readonly unknown[], named: boolean) => {
      if (this.#of === null || !EXPLAINABLE.test(sql)) return;
      this.asked += 1;
      if (this.seen.has(sql)) return;
      this.seen.set(sql, { sql, values, named, of: this.#of });
    };
    for (const name of METHODS) {
      const real = StatementSync.prototype[name] as (...values: unknown[]) => unknown;
      this.#replace(StatementSync.prototype, name, function (this: StatementSync, ...values) {
        take(this.sourceSQL, values, false);
        return real.apply(this, values);
      });
    }
    const exec = DatabaseSync.prototype.exec as (...given: unknown[]) => unknown;
    this.#replace(DatabaseSync.prototype, 'exec', function (this: DatabaseSync, ...given) {
      take(String(given[0]), [], false);
      return exec.apply(this, given);
    });
    const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
    this.#replace(pg.Client.prototype, 'query', function (this: pg.Client, ...given) {
      const { text, values, named } = asked(given);
      take(text, values, named);
      return query.apply(this, given);
    });
  }

  /** Statements are attributed to `name` until `work` is done. Only one call at a time. */
  async during<T>(name: string, work: () => Promise<T>): Promise<T> {
    this.#of = name;
    try {
      return await work();
    } finally {
      this.#of = null;
    }
  }

  /** Waits until such a statement has been seen. */
  async until(is: (statement: Statement) => boolean): Promise<void> {
    await vi.waitUntil(() => [...this.seen.values()].some(is), 60_000);
  }

  release(): void {
    for (const undo of this.#undo) undo();
  }

  #replace(object: object, name: string, by: (...given: unknown[]) => unknown) {
    const real = Object.getOwnPropertyDescriptor(object, name);
    if (!real) throw new Error(`There is no ${name} to listen to.`);
    Object.defineProperty(object, name, { ...real, value: by });
    this.#undo.push(() => Object.defineProperty(object, name, real));
  }
}

/** The two ways to call `pg`. */
function asked([first, second]: readonly unknown[]) {
  if (typeof first === 'string')
    return { text: first, values: Array.isArray(second) ? second : [], named: false };
  const { text, values, name } = first as { text?: string; values?: unknown[]; name?: string };
  const given = values ?? (Array.isArray(second) ? second : []);
  return { text: text ?? '', values: given, named: name !== undefined };
}
