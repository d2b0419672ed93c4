import * as z from 'zod';
import type { Allergen } from '#domain/allergens/allergens.ts';
import {
  type DieticianChoice,
  dieticianChoiceInputSchema,
  dieticianChoiceSchema,
} from '#domain/allergens/chosenSchema.ts';
import {
  customerProfileSaveSchema,
  customerProfileSchema,
  dieticianProfileInputSchema,
  dieticianProfileSchema,
} from '#domain/profiles/profileSchema.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { forbidden, notFound } from '../http/failure.ts';
import type { Api, Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { saveVersion, write } from '../http/write.ts';
import {
  findDietician,
  readCustomerProfile,
  readDieticianProfile,
  saveCustomerProfile,
  saveDieticianProfile,
} from './queries.ts';

const ofCustomer = '/customers/{uid}/profile';
const ofDietician = '/dieticians/{uid}/profile';

export function profileRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: ofCustomer,
    summary:
      'The profile of a customer, and what a dietician chose for them; null while there is none',
    by: ['owner', 'dietician'],
    reads: 'customer-profile',
    gives: z.strictObject({
      profile: customerProfileSchema.nullable(),
      chosen: dieticianChoiceSchema.nullable(),
    }),
    answer: async ({ scope }) => {
      const [profile, chosen] = await Promise.all([
        readCustomerProfile(deps, scope),
        readDieticianChoice(deps.db, scope),
      ]);
      return { profile, chosen };
    },
  });

  api.operation({
    put: `${ofCustomer}/chosen-allergens`,
    summary: 'Choose allergens for a customer, beside those that they chose',
    by: ['dietician'],
    changes: 'customer-profile',
    ifMatch: 'needed',
    takes: dieticianChoiceInputSchema,
    gives: dieticianChoiceSchema,
    answer: async ({ scope, session, operation, input: { allergens }, version }) => {
      const by = session.id;
      return chooseAllergens(operation, scope, {
        allergens,
        by,
        version,
      });
    },
  });

  api.operation({
    put: ofCustomer,
    summary: 'Save one’s own profile; an unlikely weight is asked about by a 409 `confirm-needed`',
    by: ['owner'],
    changes: 'customer-profile',
    ifMatch: 'optional',
    takes: customerProfileSaveSchema,
    gives: customerProfileSchema,
    refuses: [409],
    answer: async ({ scope, operation, input, version }) => {
      await saveCustomerProfile(operation, scope, input, version);
      const saved = await readCustomerProfile(deps, scope);
      if (!saved) throw notFound();
      return saved;
    },
  });

  api.operation({
    get: ofDietician,
    summary: 'The page of a dietician; null while none is written',
    by: ['customer', 'dietician'],
    gives: z.strictObject({ profile: dieticianProfileSchema.nullable() }),
    answer: async ({ params }) => {
      const dietician = await findDietician(deps.db, params.uid);
      if (!dietician) throw notFound();
      return { profile: await readDieticianProfile(deps.db, dietician) };
    },
  });

  api.operation({
    put: ofDietician,
    summary: 'Save one’s own page',
    by: ['assistant'],
    ifMatch: 'optional',
    takes: dieticianProfileInputSchema,
    gives: dieticianProfileSchema,
    answer: async ({ session: { id, email }, operation, params, input, version }) => {
      if (params.uid !== id) throw forbidden();
      await saveDieticianProfile(operation, id, input, version);
      const saved = await readDieticianProfile(deps.db, { id, email });
      if (!saved) throw notFound();
      return saved;
    },
  });
}

/** The allergens that a dietician chose for this customer; null if none has. */
async function readDieticianChoice(
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
async function chooseAllergens(
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
