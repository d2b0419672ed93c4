import type { Db } from '#server/db/open.ts';

type Limit = { readonly rows?: number; readonly bytes?: number; readonly writes?: number };

/** Runs `work` while one person may have no more than this in a table. */
export async function limited(
  db: Db,
  table: string,
  limit: Limit,
  work: () => Promise<void>,
): Promise<void> {
  const { table: _, ...was } = await db
    .selectFrom('personLimit')
    .selectAll()
    .where('table', '=', table)
    .executeTakeFirstOrThrow();
  const [rows, bytes, writes] = [Number(was.rows), Number(was.bytes), Number(was.writes)];
  const set = (to: Limit) =>
    db.updateTable('personLimit').set(to).where('table', '=', table).execute();
  await set(limit);
  try {
    await work();
  } finally {
    await set({ rows, bytes, writes });
  }
}
