import {
  hiddenNumbersSchema,
  measurementChangeSchema,
  measurementInputSchema,
  measurementSchema,
} from '#domain/measurements/measurementSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { deleteMeasurement, insertMeasurement, updateMeasurement } from './changes.ts';
import { listMeasurements, type Reader, readMeasurement } from './queries.ts';

const path = '/customers/{uid}/measurements';

async function stored(db: Db, reader: Reader, id: string) {
  const measurement = await readMeasurement(db, reader, id);
  if (!measurement) throw notFound();
  return measurement;
}

export function measurementRoutes(api: Api, deps: Deps): void {
  const { db, engine, now } = deps;
  type Context = Parameters<typeof scopeOf>[0] & Parameters<typeof sessionOf>[0];
  const readerOf = (context: Context): Reader => ({
    ...scopeOf(context),
    readerId: sessionOf(context).id,
  });

  api.operation({
    get: path,
    summary: 'What was measured of a customer, of one kind, newest first, and who wrote each',
    by: ['owner', 'dietician'],
    reads: 'measurement',
    query: pageQuery.extend({ kind: idSchema.default('weight') }),
    gives: pageOf(measurementSchema),
    answer: ({ context, query }) => listMeasurements(db, readerOf(context), query),
  });

  api.operation({
    post: path,
    summary: 'Add a measurement; an unlikely value is asked about by a 409 `confirm-needed`',
    by: ['owner', 'dietician'],
    changes: 'measurement',
    once: true,
    takes: measurementInputSchema,
    makes: measurementSchema,
    refuses: [409],
    answer: async ({ context, scope, session, input }) => {
      const writerId = session.id;
      return createOnce(context, input, async (running) => {
        running.changed('measurement', scope.customerId);
        const id = await insertMeasurement(running.db, scope, input, { writerId, engine, now });
        return stored(running.db, readerOf(context), id);
      });
    },
  });

  api.operation({
    patch: `${path}/{id}`,
    summary: 'Correct a measurement that one wrote oneself; fields that are absent stay',
    by: ['owner', 'dietician'],
    changes: 'measurement',
    ifMatch: 'optional',
    takes: measurementChangeSchema,
    gives: measurementSchema,
    refuses: [409],
    answer: async ({ context, scope, session, operation, params: { id }, input, version }) => {
      const writerId = session.id;
      const change = { ...input, id, version };
      return write(operation, async (running) => {
        running.changed('measurement', scope.customerId);
        await updateMeasurement(running.db, scope, change, { writerId, engine, now });
        return stored(running.db, readerOf(context), id);
      });
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete a measurement that one wrote oneself',
    by: ['owner', 'dietician'],
    deletes: 'measurement',
    ifMatch: 'optional',
    answer: async ({ scope, session, operation, params: { id }, version }) => {
      const writerId = session.id;
      await write(operation, async (running) => {
        running.changed('measurement', scope.customerId);
        await deleteMeasurement(running.db, scope, { id, version, writerId, engine, now });
      });
    },
  });
}

const HIDDEN_NUMBERS = '/customers/{uid}/hidden-numbers';

export function hiddenNumbersRoutes(api: Api, { db }: Deps): void {
  api.operation({
    get: HIDDEN_NUMBERS,
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
    put: HIDDEN_NUMBERS,
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
