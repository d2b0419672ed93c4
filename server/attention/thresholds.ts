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
import { saveVersion, write } from '../http/write.ts';

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
    const values = { ...input, changedAt: operation.now().toISOString() };
    await saveVersion(db, 'practiceAttention', { id: ONE }, values, version);
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
    const values = { ...input, changedAt: operation.now().toISOString() };
    await saveVersion(db, 'customerAttention', { customerId }, values, version);
  });
