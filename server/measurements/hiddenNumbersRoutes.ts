import { hiddenNumbersSchema } from '#domain/measurements/measurementSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { write } from '../http/write.ts';

const path = '/customers/{uid}/hidden-numbers';

export function hiddenNumbersRoutes(api: Api, { db }: Deps): void {
  api.operation({
    get: path,
    summary: 'Whether figures of body, weight and energy are hidden from a customer',
    by: ['owner', 'dietician'],
    reads: 'hidden-numbers',
    gives: hiddenNumbersSchema,
    answer: async ({ scope: { customerId } }) => {
      const { hidesNumbers } = await db
        .selectFrom('user')
        .select('hidesNumbers')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      return { hidden: Boolean(hidesNumbers) };
    },
  });

  api.operation({
    put: path,
    summary: 'Hide figures of body, weight and energy from a customer, or show them',
    by: ['owner', 'dietician'],
    changes: 'hidden-numbers',
    takes: hiddenNumbersSchema,
    gives: hiddenNumbersSchema,
    answer: async ({ scope: { customerId }, operation, input: { hidden } }) => {
      await write(operation, async (running) => {
        running.changed('hidden-numbers', customerId);
        await running.db
          .updateTable('user')
          .set({ hidesNumbers: hidden })
          .where('id', '=', customerId)
          .execute();
      });
      return { hidden };
    },
  });
}
