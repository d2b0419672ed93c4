import * as z from 'zod';
import {
  dieticianChoiceInputSchema,
  dieticianChoiceSchema,
} from '#domain/allergens/chosenSchema.ts';
import {
  customerProfileSaveSchema,
  customerProfileSchema,
} from '#domain/profiles/customerProfileSchema.ts';
import {
  dieticianProfileInputSchema,
  dieticianProfileSchema,
} from '#domain/profiles/dieticianProfileSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import { forbidden, notFound } from '../http/failure.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  ifMatchHeaders,
  json,
  operationOf,
  refusals,
} from '../http/operation.ts';
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

const getCustomer = createRoute({
  method: 'get',
  path: ofCustomer,
  summary:
    'The profile of a customer, and what a dietician chose for them; null while there is none',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'customer-profile'),
  request: { params: customerParams },
  responses: {
    200: json(
      z.strictObject({
        profile: customerProfileSchema.nullable(),
        chosen: dieticianChoiceSchema.nullable(),
      }),
    ),
    ...refusals(401, 403, 404),
  },
});

const choose = createRoute({
  method: 'put',
  path: `${ofCustomer}/chosen-allergens`,
  summary: 'Choose allergens for a customer, beside those that they chose',
  ...allow('dietician'),
  ...audit('changes', 'customer-profile'),
  request: {
    params: customerParams,
    headers: ifMatchHeaders,
    body: body(dieticianChoiceInputSchema),
  },
  responses: { 200: json(dieticianChoiceSchema), ...refusals(401, 403, 404, 412, 422, 428) },
});

const putCustomer = createRoute({
  method: 'put',
  path: ofCustomer,
  summary: 'Save one’s own profile; an unlikely weight is asked about by a 409 `confirm-needed`',
  ...allow('owner'),
  ...audit('changes', 'customer-profile'),
  request: {
    params: customerParams,
    headers: ifMatchHeaders,
    body: body(customerProfileSaveSchema),
  },
  responses: { 200: json(customerProfileSchema), ...refusals(401, 403, 404, 409, 412, 422) },
});

const getDietician = createRoute({
  method: 'get',
  path: ofDietician,
  summary: 'The page of a dietician; null while none is written',
  ...allow('customer', 'dietician'),
  request: { params: customerParams },
  responses: {
    200: json(z.strictObject({ profile: dieticianProfileSchema.nullable() })),
    ...refusals(401, 403, 404),
  },
});

const putDietician = createRoute({
  method: 'put',
  path: ofDietician,
  summary: 'Save one’s own page',
  ...allow('dietician'),
  request: {
    params: customerParams,
    headers: ifMatchHeaders,
    body: body(dieticianProfileInputSchema),
  },
  responses: { 200: json(dieticianProfileSchema), ...refusals(401, 403, 404, 412, 422) },
});

export function profileRoutes(api: Api, deps: Deps): void {
  api.openapi(getCustomer, async (context) => {
    const scope = scopeOf(context);
    const [profile, chosen] = await Promise.all([
      readCustomerProfile(deps, scope),
      readDieticianChoice(deps.db, scope),
    ]);
    return context.json({ profile, chosen }, 200);
  });

  api.openapi(choose, async (context) => {
    const scope = scopeOf(context);
    const { allergens } = context.req.valid('json');
    const by = sessionOf(context).id;
    const chosen = await chooseAllergens(operationOf(context), scope, {
      allergens,
      by,
      version: ifMatch(context),
    });
    return context.json(chosen, 200);
  });

  api.openapi(putCustomer, async (context) => {
    const scope = scopeOf(context);
    const input = context.req.valid('json');
    await saveCustomerProfile(operationOf(context), scope, input, optionalIfMatch(context));
    const saved = await readCustomerProfile(deps, scope);
    if (!saved) throw notFound();
    return context.json(saved, 200);
  });

  api.openapi(getDietician, async (context) => {
    const dietician = await findDietician(deps.db, context.req.valid('param').uid);
    if (!dietician) throw notFound();
    return context.json({ profile: await readDieticianProfile(deps.db, dietician) }, 200);
  });

  api.openapi(putDietician, async (context) => {
    const { id, email } = sessionOf(context);
    if (context.req.valid('param').uid !== id) throw forbidden();
    const input = context.req.valid('json');
    await saveDieticianProfile(operationOf(context), id, input, optionalIfMatch(context));
    const saved = await readDieticianProfile(deps.db, { id, email });
    if (!saved) throw notFound();
    return context.json(saved, 200);
  });
}
