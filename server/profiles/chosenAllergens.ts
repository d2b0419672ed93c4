import type { Allergen } from '#domain/allergens/allergens.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { saveVersion, write } from '../http/write.ts';

/** The allergens that a dietician chose for this customer; null if none has. */
export async function readDieticianChoice(
  db: Db,
  { customerId }: CustomerScope,
): Promise<DieticianChoice | null> {
  const row = await db
    .selectFrom('chosenAllergens')
    .leftJoin('user', 'user.id', 'chosenAllergens.chosenById')
    .select(['allergens', 'user.name as chosenBy', 'chosenAt', 'chosenAllergens.version'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return row ? { ...row, allergens: JSON.parse(row.allergens) as Allergen[] } : null;
}

type Choice = {
  readonly allergens: readonly Allergen[];
  readonly by: string;
  /** The version that was read; 0 for none. */
  readonly version: number;
};

/** Returns what is stored. Throws 412 when another dietician has chosen in the meantime. */
export async function chooseAllergens(
  operation: Operation,
  scope: CustomerScope,
  { allergens, by, version }: Choice,
): Promise<DieticianChoice> {
  const { customerId } = scope;
  const values = {
    allergens: JSON.stringify(allergens),
    chosenById: by,
    chosenAt: operation.now().toISOString(),
  };
  return write(operation, async ({ db, changed }) => {
    await saveVersion(db, 'chosenAllergens', { customerId }, values, version);
    const stored = await readDieticianChoice(db, scope);
    if (!stored) throw notFound();
    changed('customer-profile', customerId);
    return stored;
  });
}
