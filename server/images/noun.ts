import type { Transaction } from 'kysely';
import { upTo } from '../db/limits.ts';
import { type Leaving, type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Schema } from '../db/schema.ts';
import { say } from '../words.ts';

type Tables = {
  profileImage: { ownerId: string; filename: string; uploadedAt: string };
  /** An object that may be in the storage without an owner: it is being written, or to be removed. */
  imageLeftover: { ownerId: string; filename: string; since: string };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

/** Removes a person's picture from their account; the next sweep removes it from the storage. */
async function releasePicture(db: Transaction<Schema>, { id, at }: Leaving): Promise<void> {
  const had = await db
    .deleteFrom('profileImage')
    .where('ownerId', '=', id)
    .returning('filename')
    .executeTakeFirst();
  if (!had) return;
  const left = { ownerId: id, filename: had.filename, since: at };
  await db.insertInto('imageLeftover').values(left).execute();
}

export const images = {
  tables: {
    profileImage: ofCustomer(() => say.copied.profileImage, {
      owner: 'ownerId',
      pictureOf: 'ownerId',
      limit: upTo(1, 1, 200),
      erased: releasePicture,
      handedOver: releasePicture,
    }),
    imageLeftover: {
      owner: 'ownerId',
      backup: {
        leftOut: 'Objects of the old storage that are nobody’s; none of them is copied.',
      },
      copy: { leftOut: 'Pictures on their way out, which are removed within the hour.' },
      erased: { stays: 'The next sweep removes the picture, and this with it.' },
      handedOver: { stays: 'These are on their way out already.' },
      limit: { boundedBy: 'Pictures have limits, and the hourly sweep removes what is left over.' },
    },
  } satisfies TablesOf<keyof Tables>,
  audited: { picture: { words: () => say.things.picture } },
} as const satisfies Noun;
