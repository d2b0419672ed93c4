import pg, { type Connection, type FieldDef, type Submittable } from 'pg';

type Column = { readonly name: string; readonly parse: (text: string) => unknown };
type Row = Record<string, unknown>;

/** What a connection has prepared; null until it has told the columns. */
type Prepared = { columns: readonly Column[] | null };
const prepared = new WeakMap<Connection, Map<string, Prepared>>();

export type Done = (error: Error | null, rows: readonly object[]) => void;

/**
 * A statement under a name, which PostgreSQL parses, plans and describes once for each connection. By
 * itself `pg` has it described with each run, and takes that apart anew: for a small statement half of
 * its work. A connection never answers a prepared statement with other columns. `pg` calls the methods.
 */
export class LeanStatement implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** Set by `pg` where `query_timeout` stands in the address: it stops the clock. */
  callback: ((error: Error | null) => void) | undefined;
  readonly #done: Done;
  readonly #rows: Row[] = [];
  #prepared: Prepared = { columns: null };
  #failed: Error | null = null;

  constructor(
    { name, text }: { readonly name: string; readonly text: string },
    values: readonly (string | null)[],
    done: Done,
  ) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#done = done;
  }

  submit(connection: Connection): void {
    const known = prepared.get(connection) ?? new Map<string, Prepared>();
    prepared.set(connection, known);
    const { stream } = connection;
    stream.cork();
    const before = known.get(this.name);
    if (before) this.#prepared = before;
    else {
      known.set(this.name, this.#prepared);
      connection.parse({ name: this.name, text: this.text, types: [] }, true);
      connection.describe({ type: 'S', name: this.name }, true);
    }
    connection.bind({ statement: this.name, values: [...this.values] }, true);
    connection.execute(null, true);
    connection.sync();
    stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#prepared.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text'),
    }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { columns } = this.#prepared;
    if (!columns) {
      this.#failed = new Error('rows came before their columns were told');
      return;
    }
    const row: Row = {};
    let at = 0;
    for (const { name, parse } of columns) {
      const text = fields[at];
      row[name] = typeof text === 'string' ? parse(text) : null;
      at += 1;
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    // How many rows there were is known from the rows.
  }

  handleReadyForQuery(): void {
    this.callback?.(null);
    this.#done(this.#failed, this.#rows);
  }

  handleError(error: Error, connection: Connection): void {
    // Failed before it was prepared: the next run prepares it.
    const known = prepared.get(connection);
    if (!this.#prepared.columns && known?.get(this.name) === this.#prepared)
      known.delete(this.name);
    this.callback?.(error);
    this.#done(error, []);
  }
}

/** As the wire has it; none of the values is a list or bytes. Throws for what has no text. */
export const asText = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? null : String(value);
};
