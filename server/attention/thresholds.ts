import { DEFAULT_THRESHOLDS, type Thresholds, thresholdsFor } from '#domain/attention/attention.ts';
import type {
  OwnThresholds,
  OwnThresholdsInput,
  PracticeThresholds,
  ThresholdsInput,
} from '#domain/attention/attentionSchema.ts';
import type { Db } from '../db/open.ts';
import type { Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { editedMeanwhile, write } from '../http/write.ts';

const ONE = 1;
const COLUMNS = ['silentDays', 'lowPercent', 'planDays', 'periodDays', 'weightPercent'] as const;
const NONE_OF_THEIR_OWN: OwnThresholdsInput = {
  silentDays: null,
  lowPercent: null,
  planDays: null,
  periodDays: null,
  weightPercent: null,
};

export async function practiceThresholds(db: Db): Promise<PracticeThresholds> {
  const row = await db
    .selectFrom('practiceAttention')
    .select([...COLUMNS, 'version'])
    .where('id', '=', ONE)
    .executeTakeFirst();
  return row ?? { ...DEFAULT_THRESHOLDS, version: 0 };
}

export async function ownThresholds(db: Db, { customerId }: CustomerScope): Promise<OwnThresholds> {
  const row = await db
    .selectFrom('customerAttention')
    .select([...COLUMNS, 'version'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  const { version: _, ...practice } = await practiceThresholds(db);
  return { ...(row ?? { ...NONE_OF_THEIR_OWN, version: 0 }), practice };
}

/** The thresholds of each customer: their own, else those of the practice. */
export async function thresholdsByCustomer(db: Db): Promise<(customerId: string) => Thresholds> {
  const practice = await practiceThresholds(db);
  const rows = await db
    .selectFrom('customerAttention')
    .select([...COLUMNS, 'customerId'])
    .execute();
  const own = new Map(rows.map((row) => [row.customerId, thresholdsFor(row, practice)]));
  return (customerId) => own.get(customerId) ?? practice;
}

/** Replaces `version` (0: none yet). Throws 412 when it is not the latest. */
export const savePracticeThresholds = (
  operation: Operation,
  input: ThresholdsInput,
  version: number,
): Promise<void> =>
  write(operation, async ({ db, changed }) => {
    changed('attention', '');
    const values = valuesOf(operation, input, version);
    const written =
      version === 0
        ? await db
            .insertInto('practiceAttention')
            .values({ id: ONE, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .returning('version')
            .executeTakeFirst()
        : await db
            .updateTable('practiceAttention')
            .set(values)
            .where('id', '=', ONE)
            .where('version', '=', version)
            .returning('version')
            .executeTakeFirst();
    if (!written) throw editedMeanwhile();
  });

/** As {@link savePracticeThresholds}, for one customer. */
export const saveOwnThresholds = (
  operation: Operation,
  { customerId }: CustomerScope,
  input: OwnThresholdsInput,
  version: number,
): Promise<void> =>
  write(operation, async ({ db, changed }) => {
    changed('attention', customerId);
    const values = valuesOf(operation, input, version);
    const written =
      version === 0
        ? await db
            .insertInto('customerAttention')
            .values({ customerId, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .returning('version')
            .executeTakeFirst()
        : await db
            .updateTable('customerAttention')
            .set(values)
            .where('customerId', '=', customerId)
            .where('version', '=', version)
            .returning('version')
            .executeTakeFirst();
    if (!written) throw editedMeanwhile();
  });

const valuesOf = <Input>({ now }: Operation, input: Input, version: number) => ({
  ...input,
  version: version + 1,
  changedAt: now().toISOString(),
});
