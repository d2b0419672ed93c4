import type { Practice, PracticeInput } from '#domain/practice/practiceSchema.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/open.ts';
import type { Operation } from '../http/operation.ts';
import { saveVersion, write } from '../http/write.ts';

const ONE = 1;

/** The practice's saved settings; until they are saved, only its configured name and days. */
export async function readPractice(db: Db, config: Config): Promise<Practice> {
  const row = await db
    .selectFrom('practice')
    .select([
      'name',
      'address',
      'email',
      'phone',
      'privacyText',
      'termsText',
      'deletionDays',
      'version',
    ])
    .where('id', '=', ONE)
    .executeTakeFirst();
  const empty = { address: '', email: '', phone: '', privacyText: '', termsText: '', version: 0 };
  const deletionDays = row?.deletionDays ?? config.deletionDays;
  return { ...(row ?? { name: config.practice, ...empty }), deletionDays };
}

export const practiceName = async (db: Db, config: Config): Promise<string> =>
  (await readPractice(db, config)).name;

/** Replaces `version` (0: none yet). Throws 412 when it is not the latest version. */
export async function savePractice(
  operation: Operation,
  input: PracticeInput,
  { version, by }: { version: number; by: string },
): Promise<Practice> {
  const values = { ...input, updatedAt: operation.now().toISOString(), updatedBy: by };
  await write(operation, async ({ db, changed }) => {
    await saveVersion(db, 'practice', { id: ONE }, values, version);
    changed('practice', '');
  });
  return { ...input, version: version + 1 };
}
