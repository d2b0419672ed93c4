import type { Transaction } from 'kysely';
import type { Position } from '#domain/signIn/access.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';

/**
 * Makes a dietician of somebody. Without a `position` they keep the one they have; otherwise they are an owner
 * of a practice that has none, and a dietician of any other. The only place where this role is given.
 */
export async function becomeDietician(
  db: Transaction<Schema>,
  { whenDietician }: Pick<Deps['declared'], 'whenDietician'>,
  userId: string,
  at: Date,
  position?: Position,
): Promise<void> {
  const { position: had } = await db
    .selectFrom('user')
    .select('position')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const earned = async () => ((await hasOtherOwner(db, userId)) ? 'dietician' : 'owner');
  await db
    .updateTable('user')
    .set({ role: 'client', position: position ?? had ?? (await earned()) })
    .where('id', '=', userId)
    .execute();
  for (const begin of whenDietician) await begin(db, at);
}

/** What an invitation of a colleague makes of an account that is theirs, also of one that had ended. */
export async function beginWork(
  db: Transaction<Schema>,
  declared: Pick<Deps['declared'], 'whenDietician'>,
  userId: string,
  at: Date,
  position: Position,
): Promise<void> {
  await db.updateTable('user').set({ disabled: false }).where('id', '=', userId).execute();
  await becomeDietician(db, declared, userId, at, position);
}

/** Whether the practice has an owner who can sign in, besides this person. */
export async function hasOtherOwner(db: Db, userId: string): Promise<boolean> {
  const { owners } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('role', '=', 'client')
    .where('position', '=', 'owner')
    .where('disabled', '=', false)
    .where('id', '!=', userId)
    .executeTakeFirstOrThrow();
  return Number(owners) > 0;
}

/** Whether this is the account of a former colleague: signed out for good, until they are invited again. */
export const hasLeftPractice = ({
  role,
  disabled,
}: {
  readonly role: string | null;
  readonly disabled: boolean | number;
}): boolean => role === null && Boolean(disabled);
