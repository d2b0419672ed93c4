import { defaultHeadings } from '#domain/visits/record.ts';
import type { TemplateInput, VisitTemplate } from '#domain/visits/visitSchema.ts';
import type { Db } from '../db/open.ts';
import type { Operation } from '../http/operation.ts';
import { saveVersion, write } from '../http/write.ts';

const ONE = 1;

/** The headings of the practice's records: its own, or those that every practice begins with. */
export async function readTemplate(db: Db): Promise<VisitTemplate> {
  const row = await db
    .selectFrom('visitTemplate')
    .select(['headings', 'version'])
    .where('id', '=', ONE)
    .executeTakeFirst();
  return row
    ? { headings: JSON.parse(row.headings) as string[], version: row.version }
    : { headings: defaultHeadings(), version: 0 };
}

/** Saves the headings for records to come; those that are written keep theirs. Throws 412. */
export const saveTemplate = (
  operation: Operation,
  { headings }: TemplateInput,
  version: number,
): Promise<VisitTemplate> =>
  write(operation, async ({ db, changed }) => {
    changed('visit-template', '');
    const values = {
      headings: JSON.stringify(headings),
      changedAt: operation.now().toISOString(),
    };
    await saveVersion(db, 'visitTemplate', { id: ONE }, values, version);
    return readTemplate(db);
  });
