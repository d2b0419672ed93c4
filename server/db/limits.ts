import type { Refusal } from '#domain/refusal.ts';
import { say } from '../words.ts';
import type { Declarations, Limit } from './noun.ts';
import type { Db } from './open.ts';

/** Tells the database the declared limits, which it enforces from then on: by triggers on `personRows`. */
export async function keepLimits(
  db: Db,
  { tables }: Pick<Declarations, 'tables'>,
  { rateLimitFactor }: { readonly rateLimitFactor: number },
): Promise<void> {
  const rows = Object.entries(tables).flatMap(([table, { limit }]) =>
    'boundedBy' in limit
      ? []
      : {
          table,
          rows: limit.rows,
          bytes: limit.kilobytes * 1000,
          writes: Math.ceil(limit.anHour * rateLimitFactor),
        },
  );
  await db
    .insertInto('personLimit')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('table').doUpdateSet(({ ref }) => ({
        rows: ref('excluded.rows'),
        bytes: ref('excluded.bytes'),
        writes: ref('excluded.writes'),
      })),
    )
    .execute();
  await db
    .deleteFrom('personLimit')
    .where(
      'table',
      'not in',
      rows.map(({ table }) => table),
    )
    .execute();
}

export type Exceeded = { readonly table: string; readonly of: 'rows' | 'bytes' | 'writes' };

/** The limit that a write exceeded; null for any other error. */
export function exceededBy(error: unknown): Exceeded | null {
  // SQLite gives a trigger no other way than the message to say what it refuses.
  const found = /^over the limit of (rows|bytes|writes) in (\w+)$/.exec(
    error instanceof Error ? error.message : '',
  );
  return found && { of: found[1] as Exceeded['of'], table: found[2] ?? '' };
}

/** `full`: what to do when the table is full, or the domain's own refusal. */
export const upTo = (
  rows: number,
  kilobytes: number,
  anHour: number,
  full: () => string | Refusal | null = () => null,
): Limit => ({ rows, kilobytes, anHour, full: () => noRoom(full()) });

export const noRoom = (said: string | Refusal | null = null): Refusal =>
  said !== null && typeof said === 'object'
    ? said
    : { code: 'no-room', message: said ?? say.full.anything };
