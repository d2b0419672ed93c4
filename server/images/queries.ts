import { imageUrl } from '#domain/images/image.ts';
import type { Role } from '#domain/signIn/access.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Deps } from '../http/deps.ts';
import type { Operation } from '../http/operation.ts';
import { write } from '../http/write.ts';

type Owner = { readonly id: string; readonly role: Role | null };
type Shown = Owner & { readonly consent: string };

/** The owner of a picture; null unless it is their current picture. */
export async function ownerOf(db: Db, id: string, filename: string): Promise<Shown | null> {
  const row = await db
    .selectFrom('profileImage')
    .innerJoin('user', 'user.id', 'profileImage.ownerId')
    .select(['user.id', 'user.role', 'user.consent'])
    .where('profileImage.ownerId', '=', id)
    .where('profileImage.filename', '=', filename)
    .executeTakeFirst();
  return row ? { ...row, role: row.role as Role | null } : null;
}

const filenameOf = compiled<{ ownerId: string }, { filename: string }>((db, value) =>
  db.selectFrom('profileImage').select('filename').where('ownerId', '=', value('ownerId')),
);

/** The address of a person's picture; null for none. */
export async function imageUrlOf(db: Db, ownerId: string): Promise<string | null> {
  const [row] = await filenameOf(db, { ownerId });
  return imageUrl(ownerId, row?.filename ?? null);
}

/** Notes, before an object is written, that it has no owner yet, so that a sweep removes it after a crash. */
export async function announceImage(deps: Deps, ownerId: string, filename: string): Promise<void> {
  await deps.db
    .insertInto('imageLeftover')
    .values({ ownerId, filename, since: deps.now().toISOString() })
    .execute();
}

/**
 * Makes `filename` the picture of its owner; null removes theirs. Returns the filename of their former
 * picture, which is a leftover from then on; null for none.
 */
export async function setImage(
  operation: Operation,
  owner: Owner,
  filename: string | null,
): Promise<string | null> {
  const at = operation.now().toISOString();
  return write(operation, async ({ db, changed }) => {
    // Locks the person: of two uploads at once, the second sees the picture of the first.
    await db.updateTable('user').set({ updatedAt: at }).where('id', '=', owner.id).execute();
    const had = await db
      .selectFrom('profileImage')
      .select('filename')
      .where('ownerId', '=', owner.id)
      .executeTakeFirst();
    const ofOwner = { ownerId: owner.id, uploadedAt: at };
    await db.deleteFrom('profileImage').where('ownerId', '=', owner.id).execute();
    if (filename) {
      await db
        .insertInto('profileImage')
        .values({ ...ofOwner, filename })
        .execute();
      await forgetLeftover(db, owner.id, filename);
    }
    if (had)
      await db
        .insertInto('imageLeftover')
        .values({ ownerId: owner.id, filename: had.filename, since: at })
        .execute();
    if (owner.role === 'client') changed('dietician-profile', owner.id);
    else {
      changed('customer-profile', owner.id);
      changed('customer', owner.id);
    }
    return had?.filename ?? null;
  });
}

/** Returns whether it was a leftover. */
export async function forgetLeftover(
  db: Pick<Db, 'deleteFrom'>,
  ownerId: string,
  filename: string,
): Promise<boolean> {
  const had = await db
    .deleteFrom('imageLeftover')
    .where('ownerId', '=', ownerId)
    .where('filename', '=', filename)
    .executeTakeFirst();
  return had.numDeletedRows > 0n;
}

/** Objects without an owner since before an instant, at most a thousand. */
export const leftoversBefore = (db: Db, before: string) =>
  db
    .selectFrom('imageLeftover')
    .select(['ownerId', 'filename'])
    .where('since', '<', before)
    .limit(rowLimit(1000))
    .execute();
