import * as z from 'zod';
import {
  dieticianChoiceInputSchema,
  dieticianChoiceSchema,
} from '#domain/allergens/chosenSchema.ts';
import {
  customerProfileSaveSchema,
  customerProfileSchema,
  dieticianProfileInputSchema,
  dieticianProfileSchema,
} from '#domain/profiles/profileSchema.ts';
import type { Deps } from '../http/deps.ts';
import { forbidden, notFound } from '../http/failure.ts';
import { type Api, operationOf } from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { ifMatch, optionalIfMatch } from '../http/versions.ts';
import { chooseAllergens, readDieticianChoice } from './chosenAllergens.ts';
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
    answer: async (context) => {
      const scope = scopeOf(context);
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
    answer: async (context) => {
      const scope = scopeOf(context);
      const { allergens } = context.req.valid('json');
      const by = sessionOf(context).id;
      return chooseAllergens(operationOf(context), scope, {
        allergens,
        by,
        version: ifMatch(context),
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
    answer: async (context) => {
      const scope = scopeOf(context);
      const input = context.req.valid('json');
      await saveCustomerProfile(operationOf(context), scope, input, optionalIfMatch(context));
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
    answer: async (context) => {
      const dietician = await findDietician(deps.db, context.req.valid('param').uid);
      if (!dietician) throw notFound();
      return { profile: await readDieticianProfile(deps.db, dietician) };
    },
  });

  api.operation({
    put: ofDietician,
    summary: 'Save one’s own page',
    by: ['dietician'],
    ifMatch: 'optional',
    takes: dieticianProfileInputSchema,
    gives: dieticianProfileSchema,
    answer: async (context) => {
      const { id, email } = sessionOf(context);
      if (context.req.valid('param').uid !== id) throw forbidden();
      const input = context.req.valid('json');
      await saveDieticianProfile(operationOf(context), id, input, optionalIfMatch(context));
      const saved = await readDieticianProfile(deps.db, { id, email });
      if (!saved) throw notFound();
      return saved;
    },
  });
}
