import { PRODUCT } from '#domain/look/look.ts';
import type { Look, LookInput } from '#domain/look/lookSchema.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import { saveVersion, write } from '../http/write.ts';
import { forgetLeftover } from '../images/queries.ts';
import { makeLeftovers } from '../images/sweep.ts';
import { say } from '../words.ts';

const ONE = 1;

/** The folder of logos in the storage. */
export const FOLDER = 'practice';

export async function readLook(db: Db): Promise<Look> {
  const row = await db
    .selectFrom('practiceLook')
    .select(['colour', 'filename', 'version'])
    .where('id', '=', ONE)
    .executeTakeFirst();
  if (!row) return { colour: null, logo: null, version: 0 };
  return { colour: row.colour, logo: row.filename, version: row.version };
}

/** The look with the practice's name, for what the server writes into pages. */
export type Shown = Look & { readonly name: string };

export async function readShown(db: Db, config: Pick<Config, 'practice'>): Promise<Shown> {
  const named = db.selectFrom('practice').select('name').where('id', '=', ONE).executeTakeFirst();
  const [row, look] = await Promise.all([named, readLook(db)]);
  return { ...look, name: row?.name ?? config.practice };
}

/** Nothing of the practice's own is shown, so that pages are served as they were built. */
export const isOurs = ({ name, colour, logo }: Shown): boolean =>
  name === PRODUCT && colour === null && logo === null;

/**
 * Replaces `version` (0: none yet), and returns the new look with the name of the logo that went, null for none.
 * Throws 412 when it is not the latest version, 422 when the logo is not there any more.
 */
export async function saveLook(
  operation: Operation,
  { colour, logo }: LookInput,
  { version, by }: { version: number; by: string },
): Promise<{ look: Look; replaced: string | null }> {
  const at = operation.now().toISOString();
  const values = { colour, folder: FOLDER, filename: logo, updatedAt: at, updatedBy: by };
  return write(operation, async ({ db, changed }) => {
    const had = (await readLook(db)).logo;
    await saveVersion(db, 'practiceLook', { id: ONE }, values, version);
    const isNew = logo !== null && logo !== had;
    if (isNew && !(await forgetLeftover(db, FOLDER, logo)))
      throw new ApiFailure(422, 'picture-gone', say.pictureGone, {
        fields: { logo: say.pictureGone },
      });
    const replaced = had === logo ? null : had;
    if (replaced) await makeLeftovers(db, FOLDER, [{ filename: replaced }], at);
    changed('practice-look', '');
    return { look: { colour, logo, version: version + 1 }, replaced };
  });
}
