import { hiddenNumbersSchema } from '#domain/measurements/hiddenNumbersSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  json,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { scopeOf } from '../http/session.ts';
import { write } from '../http/write.ts';

const path = '/customers/{uid}/hidden-numbers';

const read = createRoute({
  method: 'get',
  path,
  summary: 'Whether figures of body, weight and energy are hidden from a customer',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'hidden-numbers'),
  request: { params: customerParams },
  responses: { 200: json(hiddenNumbersSchema), ...refusals(401, 403, 404) },
});

const put = createRoute({
  method: 'put',
  path,
  summary: 'Hide figures of body, weight and energy from a customer, or show them',
  ...allow('owner', 'dietician'),
  ...audit('changes', 'hidden-numbers'),
  request: { params: customerParams, body: body(hiddenNumbersSchema) },
  responses: { 200: json(hiddenNumbersSchema), ...refusals(401, 403, 404, 422) },
});

export function hiddenNumbersRoutes(api: Api, { db }: Deps): void {
  api.openapi(read, async (context) => {
    const { customerId } = scopeOf(context);
    const { hidesNumbers } = await db
      .selectFrom('user')
      .select('hidesNumbers')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    return context.json({ hidden: Boolean(hidesNumbers) }, 200);
  });

  api.openapi(put, async (context) => {
    const { customerId } = scopeOf(context);
    const { hidden } = context.req.valid('json');
    await write(operationOf(context), async (running) => {
      running.changed('hidden-numbers', customerId);
      await running.db
        .updateTable('user')
        .set({ hidesNumbers: hidden })
        .where('id', '=', customerId)
        .execute();
    });
    return context.json({ hidden }, 200);
  });
}
