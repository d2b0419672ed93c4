import type { Context } from 'hono';
import type { CompiledQuery } from 'kysely';
import { isId } from '#domain/text.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { ReadRow } from '../signIn/session.ts';
import type { SessionRow } from '../signIn/sessionRow.ts';
import type { Env } from './operation.ts';
import { scopeOf } from './scope.ts';

const ALONGSIDE = Symbol('alongside');

type Values = Record<string, unknown> & { customerId: string };

/** What a busy operation reads of its customer in the same statement as the session. */
export type Alongside<Found = unknown> = {
  /** Reads both; undefined for a path that names nothing there could be. */
  reading(context: Context<Env>): ReadRow | undefined;
  /** What was read. It was read before the guard had decided: only a proven scope gets at it. */
  of(context: Context<Env>): Found;
};

/**
 * Joins what an operation reads to the session: on PostgreSQL a second statement costs as much as
 * all else of a small request. `build` extends `sessionOfToken`, and takes nothing but what is of
 * `customerId`; `pick` leaves out what is of the session. Values that are null make no statement.
 */
export function alongside<Given extends Values, Row extends SessionRow, Found>({
  values,
  build,
  pick,
}: {
  values: (customerId: string, context: Context<Env>) => Given | null;
  build: (
    db: Db,
    value: <Name extends (keyof Given & string) | 'token'>(
      name: Name,
    ) => (Given & { token: string })[Name],
  ) => { compile(): CompiledQuery<Row> };
  pick: (row: Row) => Found;
}): Alongside<Found> {
  const query = compiled<Given & { token: string }, Row>(build);
  return {
    reading(context) {
      const customerId = context.req.param('uid') ?? '';
      const given = isId(customerId) ? values(customerId, context) : null;
      if (!given) return undefined;
      return async (db, token) => {
        const [row] = await query(db, { ...given, token });
        if (row) context.set('alongside', row);
        return row;
      };
    },
    of(context) {
      const { customerId } = scopeOf(context);
      const row = context.get('alongside') as Row | undefined;
      if (!row || context.req.param('uid') !== customerId)
        throw new Error('nothing was read of this customer alongside their session');
      return pick(row);
    },
  };
}

/** Declares that an operation reads something alongside; the guard does it. */
export const reads = (what: Alongside) => ({ [ALONGSIDE]: what });

/** What an operation declares, read back. */
export const alongsideOf = (route: object): Alongside | undefined =>
  ALONGSIDE in route ? (route[ALONGSIDE] as Alongside) : undefined;
